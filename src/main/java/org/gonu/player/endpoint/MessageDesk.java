package org.gonu.player.endpoint;

import java.io.IOException;
import org.gonu.http.HttpReply;
import org.gonu.http.HttpRequest;
import org.gonu.match.Player;
import org.gonu.protocol.ReplyWord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers the messages of hosts for a player, however they came. It plays one match at a time, and
 * answers INFO, STOP and ABORT while the player thinks.
 */
public final class MessageDesk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(MessageDesk.class);

  private final Player player;
  private final MatchMemory memory;
  private final ProtocolHandler handler;
  private final LongMessages messages;

  /**
   * A desk for a player, which is closed with it.
   *
   * @throws IOException if the directory of the player's state cannot be used
   */
  public MessageDesk(Player player, PlayerOptions options) throws IOException {
    this.player = player;
    this.memory =
        options.state().isPresent() ? MatchFile.open(options.state().get()) : MatchMemory.NONE;
    this.handler = new ProtocolHandler(player, options, memory);
    this.messages = new LongMessages(options);
  }

  /** The reply to a message, whatever it is; blocks while the player thinks. */
  public HttpReply reply(HttpRequest request) {
    try {
      return handler.reply(messages.read(request), request);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      LOG.error("message could not be handled", e);
      return HttpReply.of(ReplyWord.BUSY.word());
    }
  }

  /** Aborts the match and closes the player. */
  @Override
  public void close() {
    messages.close();
    handler.close();
    memory.close();
    player.close();
  }
}
