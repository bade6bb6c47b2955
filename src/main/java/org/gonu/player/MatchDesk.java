package org.gonu.player;

import java.util.Optional;
import org.gonu.http.HttpReply;
import org.gonu.http.HttpRequest;
import org.gonu.match.Player;
import org.gonu.protocol.InfoReply;
import org.gonu.protocol.Message;
import org.gonu.protocol.ReplyWord;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What to do with which message. One match at a time:
 *
 * <pre>
 *             no match    its id                  another id
 *   INFO      available   busy                    busy
 *   PREVIEW   ready       busy                    busy
 *   START     begins      the same text: ready,   busy, or begins if the
 *                         without a new start;    match has been silent
 *                         another: as another id  for too long
 *   PLAY      busy        a move                  busy
 *   STOP      busy        done, free              busy
 *   ABORT     busy        aborted, free           busy
 *   other     busy        busy                    busy
 * </pre>
 */
final class MatchDesk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(MatchDesk.class);

  private final Player player;
  private final PlayerOptions options;
  private final PlayerThread thinking;
  private @Nullable Session current;

  MatchDesk(Player player, PlayerOptions options) {
    this.player = player;
    this.options = options;
    this.thinking = new PlayerThread(options.name());
  }

  /**
   * The reply to a message; blocks while the player thinks.
   *
   * @param request what the message was read from
   */
  HttpReply reply(Message message, HttpRequest request) {
    return message.accept(new Replier(request));
  }

  private final class Replier implements Message.Visitor<HttpReply> {
    private final HttpRequest request;

    Replier(HttpRequest request) {
      this.request = request;
    }

    @Override
    public HttpReply info(Message.Info info) {
      String status = isFree() ? InfoReply.AVAILABLE : InfoReply.BUSY;
      InfoReply reply =
          new InfoReply(Optional.of(options.name()), Optional.of(status), Optional.empty());
      return HttpReply.of(reply.write());
    }

    @Override
    public HttpReply preview(Message.Preview preview) {
      return word(isFree() ? ReplyWord.READY : ReplyWord.BUSY);
    }

    @Override
    public HttpReply start(Message.Start start) {
      Optional<Session> session = admit(start);
      if (session.isEmpty()) {
        LOG.info("START of {} refused: in another match", start.matchId());
        return word(ReplyWord.BUSY);
      }
      if (!session.get().awaitReady()) {
        if (release(session.get())) {
          session.get().discard();
        }
        return word(ReplyWord.BUSY);
      }
      return word(ReplyWord.READY);
    }

    @Override
    public HttpReply play(Message.Play play) {
      Optional<Session> session = find(play.matchId());
      if (session.isEmpty()) {
        return word(ReplyWord.BUSY);
      }
      Turn turn = session.get().turnOf(play.update(), request);
      return new HttpReply(turn.reply(), session.get().charset(), turn::markLost);
    }

    @Override
    public HttpReply stop(Message.Stop stop) {
      return end(stop.matchId(), session -> session.stop(stop.update()), ReplyWord.DONE);
    }

    @Override
    public HttpReply abort(Message.Abort abort) {
      return end(abort.matchId(), Session::abort, ReplyWord.ABORTED);
    }

    @Override
    public HttpReply unknown(Message.Unknown unknown) {
      String text = request.text();
      String beginning = text.substring(0, Math.min(text.length(), 200));
      LOG.warn("message not understood: {}\n{}", beginning, unknown.reason());
      return word(ReplyWord.BUSY);
    }

    /** The session that a START begins or repeats; empty if the player is taken. */
    private Optional<Session> admit(Message.Start start) {
      synchronized (MatchDesk.this) {
        Session taken = current;
        if (taken != null && !taken.isForsaken(request.arrivalNanos())) {
          boolean again = taken.isOf(start.matchId()) && taken.beganWith(request);
          return again ? Optional.of(taken) : Optional.empty();
        }
        if (taken != null) {
          LOG.warn("the match before was never ended; START of {} takes over", start.matchId());
          taken.abort();
        }
        LOG.info("START of {} as {}", start.matchId(), start.role());
        Session session = new Session(player, thinking, options, start, request);
        current = session;
        return Optional.of(session);
      }
    }

    private Optional<Session> find(String matchId) {
      synchronized (MatchDesk.this) {
        Session session = current;
        if (session == null || !session.isOf(matchId)) {
          LOG.info("message for match {}, which is not being played", matchId);
          return Optional.empty();
        }
        session.heard(request.arrivalNanos());
        return Optional.of(session);
      }
    }

    /** How to end a session. */
    private interface Ending {
      void end(Session session);
    }

    private HttpReply end(String matchId, Ending ending, ReplyWord reply) {
      Optional<Session> session = find(matchId);
      if (session.isEmpty() || !release(session.get())) {
        return word(ReplyWord.BUSY);
      }
      LOG.info("match {}: {}", matchId, reply.word());
      ending.end(session.get());
      return word(reply);
    }

    private boolean isFree() {
      synchronized (MatchDesk.this) {
        return current == null || current.isForsaken(request.arrivalNanos());
      }
    }
  }

  /** Makes the desk free; false if the session was not the current one any more. */
  private synchronized boolean release(Session session) {
    boolean was = current == session;
    if (was) {
      current = null;
    }
    return was;
  }

  private static HttpReply word(ReplyWord word) {
    return HttpReply.of(word.word());
  }

  @Override
  public void close() {
    Session session;
    synchronized (this) {
      session = current;
      current = null;
    }
    if (session != null) {
      session.abort();
    }
    thinking.close();
  }
}
