package org.gonu.player.endpoint;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.gonu.http.HttpReply;
import org.gonu.http.HttpRequest;
import org.gonu.machine.DaemonThreads;
import org.gonu.match.Player;
import org.gonu.protocol.InfoReply;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageReader;
import org.gonu.protocol.ReplyWord;
import org.gonu.text.ControlCharacters;
import org.gonu.text.Counted;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Replies to each message by the state of the match, one match at a time:
 *
 * <pre>
 *             no match    its id                  another id
 *   INFO      available   busy                    busy
 *   PREVIEW   prepares    busy                    busy
 *   START     begins      the same text: ready,   busy
 *                         without a new start;
 *                         another: as another id
 *   PLAY      busy        a move                  busy
 *   STOP      busy        done, free              busy
 *   ABORT     busy        aborted, free           busy
 *   other     busy        busy                    busy
 * </pre>
 *
 * <p>A match whose host has been silent for several of its clocks is given up: some hosts never
 * report an abort, others crash.
 */
final class ProtocolHandler implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ProtocolHandler.class);

  /** The kind of player that it is, told to hosts. */
  private static final String SPECIES = "gonu";

  /** Time between checks whether the host has given up a match. */
  private static final long WATCH_MILLIS = 500;

  private final Player player;
  private final PlayerOptions options;
  private final MatchMemory memory;
  private final PlayerThread thinking;
  private final ScheduledThreadPoolExecutor watch;
  private @Nullable Session current;

  /** Announced rules, until a match begins or they are discarded. */
  private @Nullable Preview preview;

  private long previewEndNanos;

  ProtocolHandler(Player player, PlayerOptions options, MatchMemory memory) {
    this.player = player;
    this.options = options;
    this.memory = memory;
    this.thinking = new PlayerThread(options.name() + "-thinking");
    this.watch = new ScheduledThreadPoolExecutor(1, DaemonThreads.named(options.name() + "-watch"));
    ScheduledFuture<?> unused =
        watch.scheduleWithFixedDelay(
            DaemonThreads.lasting(this::look), WATCH_MILLIS, WATCH_MILLIS, TimeUnit.MILLISECONDS);
    memory.remembered().ifPresent(this::restore);
  }

  /** Goes on with the match that was in play when the program ended. */
  private synchronized void restore(MatchMemory.Remembered match) {
    if (MessageReader.read(match.start().text()) instanceof Message.Start start) {
      LOG.info(
          "match {} goes on after {}", start.matchId(), Counted.of(match.turns().size(), "turn"));
      Session session =
          Session.restored(
              new Session.Place(player, thinking, options, memory),
              start,
              match.start(),
              match.turns());
      session.heard();
      session.answered();
      current = session;
    }
  }

  /** Gives up a match whose host is silent, and rules that nobody plays. */
  private void look() {
    long now = System.nanoTime();
    Session forsaken = null;
    synchronized (this) {
      if (current != null && current.isForsaken(now)) {
        forsaken = current;
        current = null;
        memory.end();
      }
      if (preview != null && now - previewEndNanos > 0) {
        dropPreview();
      }
    }
    if (forsaken != null) {
      LOG.warn("nothing more is heard of match {}: it is given up", forsaken.matchId());
      forsaken.abort();
    }
  }

  private synchronized void dropPreview() {
    if (preview != null) {
      preview.close();
      preview = null;
    }
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
          new InfoReply(Optional.of(options.name()), Optional.of(status), Optional.of(SPECIES));
      return HttpReply.of(reply.write());
    }

    @Override
    public HttpReply preview(Message.Preview announced) {
      Preview begun;
      long clockEnd =
          options.deadlineNanos(request.arrivalNanos(), Duration.ofSeconds(announced.clock()));
      synchronized (ProtocolHandler.this) {
        if (current != null) {
          return word(ReplyWord.BUSY);
        }
        if (preview == null || !preview.isOf(announced.rules())) {
          dropPreview();
          preview = new Preview(options.name(), announced.rules(), options.circuits());
        }
        previewEndNanos = clockEnd + options.maxSilence().toNanos();
        begun = preview;
      }
      begun.await(clockEnd);
      return word(ReplyWord.READY);
    }

    @Override
    public HttpReply start(Message.Start start) {
      Optional<Session> session = admit(start);
      if (session.isEmpty()) {
        LOG.info("START of {} refused: in another match", start.matchId());
        return word(ReplyWord.BUSY);
      }
      try {
        if (!session.get().awaitReady()) {
          if (release(session.get())) {
            session.get().discard();
          }
          return word(ReplyWord.BUSY);
        }
        return word(ReplyWord.READY);
      } finally {
        session.get().answered();
      }
    }

    @Override
    public HttpReply play(Message.Play play) {
      Optional<Session> session = find(play.matchId());
      if (session.isEmpty()) {
        return word(ReplyWord.BUSY);
      }
      try {
        Turn turn = session.get().turnOf(play.update(), request);
        return new HttpReply(turn.reply(), session.get().charset(), turn::markLost);
      } finally {
        session.get().answered();
      }
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
      String beginning =
          ControlCharacters.escapedLine(text.substring(0, Math.min(text.length(), 200)));
      LOG.warn("message not understood: {}\n{}", beginning, unknown.reason());
      return word(ReplyWord.BUSY);
    }

    /** The session that a START begins or repeats; empty if another match is being played. */
    private Optional<Session> admit(Message.Start start) {
      giveUpForsaken(start.matchId());
      synchronized (ProtocolHandler.this) {
        Session taken = current;
        if (taken != null) {
          if (!taken.isOf(start.matchId()) || !taken.beganWith(request)) {
            return Optional.empty();
          }
          taken.heard();
          return Optional.of(taken);
        }
        LOG.info("START of {} as {}", start.matchId(), start.role());
        memory.begin(request);
        Session session =
            Session.begun(
                new Session.Place(player, thinking, options, memory),
                start,
                request,
                announced(start));
        session.heard();
        current = session;
        return Optional.of(session);
      }
    }

    /** Ends a match of which nothing more was heard; waits for its player without the lock. */
    private void giveUpForsaken(String matchId) {
      Session forsaken;
      synchronized (ProtocolHandler.this) {
        if (current == null || !current.isForsaken(request.arrivalNanos())) {
          return;
        }
        forsaken = current;
        current = null;
      }
      LOG.warn("the match before was never ended; START of {} takes over", matchId);
      forsaken.abort();
    }

    /**
     * The preparation of the rules of a START, if they were announced; other rules are discarded.
     */
    private Optional<Preview> announced(Message.Start start) {
      Preview begun = preview;
      if (begun == null || !begun.isOf(start.rules())) {
        dropPreview();
        return Optional.empty();
      }
      LOG.info("the rules of {} were announced before", start.matchId());
      preview = null;
      return Optional.of(begun);
    }

    /** The session of a match, which from now on waits for an answer. */
    private Optional<Session> find(String matchId) {
      synchronized (ProtocolHandler.this) {
        Session session = current;
        if (session == null || !session.isOf(matchId)) {
          LOG.info("message for match {}, which is not being played", matchId);
          return Optional.empty();
        }
        session.heard();
        return Optional.of(session);
      }
    }

    /** A way to end a session. */
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
      synchronized (ProtocolHandler.this) {
        return current == null || current.isForsaken(request.arrivalNanos());
      }
    }
  }

  /**
   * Frees the player for another match. Returns false if the session is not the current one any
   * more.
   */
  private synchronized boolean release(Session session) {
    boolean was = current == session;
    if (was) {
      current = null;
      memory.end();
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
      dropPreview();
    }
    watch.shutdownNow();
    if (session != null) {
      session.abort();
    }
    thinking.close();
  }
}
