package org.gonu.server.channel;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.gonu.protocol.channel.Frame;
import org.gonu.protocol.channel.Frames;
import org.gonu.text.ControlCharacters;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One connection of a player: first it says who it is, then it replies. */
final class PlayerConnection {
  private static final Logger LOG = LoggerFactory.getLogger(PlayerConnection.class);
  private static final int MAX_SHOWN = 60;

  private final Wire wire;
  private final Channels channels;
  private volatile long heardNanos = System.nanoTime();
  private volatile @Nullable PlayerChannel player;
  private volatile boolean ended;

  /** The name of the player while its channel is held; empty before and after. */
  private final AtomicReference<String> held = new AtomicReference<>("");

  PlayerConnection(Wire wire, Channels channels) {
    this.wire = wire;
    this.channels = channels;
  }

  /** True if it was not heard for longer than a time. */
  boolean isSilentFor(Duration time) {
    return System.nanoTime() - heardNanos > time.toNanos();
  }

  /** True once the player is known. */
  boolean isWelcome() {
    return player != null;
  }

  /** The player has sent a text. */
  void receive(String text) {
    heardNanos = System.nanoTime();
    if (ended) {
      return;
    }
    try {
      receive(Frames.read(text));
    } catch (Frames.MalformedFrameException odd) {
      refuse("not a frame: " + shown(String.valueOf(odd.getMessage())));
    }
  }

  private void receive(Frame frame) {
    PlayerChannel known = player;
    if (frame instanceof Frame.Hello hello && known == null) {
      greet(hello);
    } else if (frame instanceof Frame.Reply reply && known != null) {
      known.reply(reply);
    } else if (frame instanceof Frame.Thought thought && known != null) {
      known.think(thought);
    } else if (!(frame instanceof Frame.Pong)) {
      refuse(known == null ? "the first frame is not 'hello'" : "unexpected frame");
    }
  }

  private void greet(Frame.Hello hello) {
    String refusal = channels.refusal(hello).orElse(null);
    if (refusal != null) {
      LOG.info("a player that calls itself '{}' is refused: {}", shown(hello.name()), refusal);
      refuse(refusal);
      return;
    }
    PlayerChannel own = channels.take(hello.name());
    held.set(hello.name());
    player = own;
    send(new Frame.Welcome(hello.name()));
    own.attach(this);
    if (ended) {
      // The connection ended meanwhile.
      lost();
    }
  }

  /** Sends a frame. */
  void send(Frame frame) {
    wire.send(Frames.write(frame));
  }

  /** Closes the connection for a reason for which the player shall not come back. */
  void refuse(String reason) {
    end(new Frame.Bye(reason, false));
  }

  /** Closes the connection for a reason that passes: the player shall connect again later. */
  void dismiss(String reason) {
    end(new Frame.Bye(reason, true));
  }

  private void end(Frame.Bye bye) {
    ended = true;
    send(bye);
    wire.close();
  }

  /** The connection has ended. */
  void lost() {
    ended = true;
    PlayerChannel known = player;
    if (known != null) {
      known.detach(this);
    }
    String name = held.getAndSet("");
    if (!name.isEmpty()) {
      channels.release(name);
    }
  }

  private static String shown(String text) {
    String line = ControlCharacters.escapedLine(text);
    return line.length() <= MAX_SHOWN ? line : line.substring(0, MAX_SHOWN) + "...";
  }
}
