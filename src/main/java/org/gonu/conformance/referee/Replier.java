package org.gonu.conformance.referee;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gonu.conformance.Evidence;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.protocol.InfoReply;
import org.gonu.protocol.Message;
import org.gonu.protocol.ReplyWord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Judges one message and answers it. The result is the fault of the answer. */
final class Replier implements Message.Visitor<PlayerFault> {
  private static final Logger LOG = LoggerFactory.getLogger(Replier.class);

  /** The clock of messages that have none. */
  private static final Duration SHORT_CLOCK = Duration.ofSeconds(1);

  private static final String INFO =
      new InfoReply(Optional.of("Difficult"), Optional.of(InfoReply.AVAILABLE), Optional.of("gonu"))
          .write();

  private final Judge judge;
  private final RawConnection connection;
  private final String text;
  private final Evidence evidence;
  private final long arrivalNanos;

  Replier(
      Judge judge, RawConnection connection, String text, Evidence evidence, long arrivalNanos) {
    this.judge = judge;
    this.connection = connection;
    this.text = text;
    this.evidence = evidence;
    this.arrivalNanos = arrivalNanos;
  }

  @Override
  public PlayerFault info(Message.Info info) {
    return reply(INFO, PlayerFault.NONE, SHORT_CLOCK);
  }

  @Override
  public PlayerFault preview(Message.Preview preview) {
    Duration clock = Duration.ofSeconds(preview.clock());
    return reply(ReplyWord.READY.word(), PlayerFault.NONE, clock);
  }

  @Override
  public PlayerFault start(Message.Start start) {
    JudgedMatch match = judge.start(start, text, evidence);
    if (match == null) {
      return busy();
    }
    PlayerFault fault = judge.plan().ofStart();
    match.started(arrivalNanos, fault);
    tell(start.matchId(), "START as " + start.role(), fault);
    return reply(ReplyWord.READY.word(), fault, match.startClock());
  }

  @Override
  public PlayerFault play(Message.Play play) {
    JudgedMatch match = judge.find(play.matchId(), evidence);
    if (match == null) {
      return busy();
    }
    PlayerFault fault = judge.plan().ofMove();
    String move = match.play(play.update(), evidence, arrivalNanos, fault);
    tell(play.matchId(), "PLAY", fault);
    reply(move, fault, match.playClock(), match::answered);
    match.answered();
    return fault;
  }

  @Override
  public PlayerFault stop(Message.Stop stop) {
    JudgedMatch match = judge.find(stop.matchId(), evidence);
    if (match == null) {
      return busy();
    }
    match.stop(stop.update(), evidence, arrivalNanos);
    PlayerFault fault = judge.plan().ofStop();
    tell(stop.matchId(), "STOP", fault);
    Runnable whenReplied = judge.end(stop.matchId());
    reply(ReplyWord.DONE.word(), fault, match.playClock());
    whenReplied.run();
    return fault;
  }

  @Override
  public PlayerFault abort(Message.Abort abort) {
    if (judge.find(abort.matchId(), evidence) == null) {
      return busy();
    }
    tell(abort.matchId(), "ABORT", PlayerFault.NONE);
    Runnable whenReplied = judge.end(abort.matchId());
    reply(ReplyWord.ABORTED.word(), PlayerFault.NONE, SHORT_CLOCK);
    whenReplied.run();
    return PlayerFault.NONE;
  }

  @Override
  public PlayerFault unknown(Message.Unknown unknown) {
    return busy();
  }

  private PlayerFault busy() {
    return reply(ReplyWord.BUSY.word(), PlayerFault.NONE, SHORT_CLOCK);
  }

  private void tell(String matchId, String message, PlayerFault fault) {
    judge.tell(
        "match "
            + matchId
            + ": "
            + message
            + ", "
            + fault.title()
            + ": the player "
            + fault.description());
  }

  private PlayerFault reply(String answer, PlayerFault fault, Duration clock) {
    reply(answer, fault, clock, () -> {});
    return fault;
  }

  /** Answers, and judges how long the referee waited for it. */
  private void reply(String answer, PlayerFault fault, Duration clock, Runnable whenAnswering) {
    long deadline = arrivalNanos + clock.toNanos();
    boolean gaveUp;
    try {
      gaveUp = new FaultyReply(connection, answer, deadline, whenAnswering).send(fault);
    } catch (IOException broken) {
      LOG.debug("while answering: {}", broken.toString());
      gaveUp = fault.isSlow() || fault == PlayerFault.LATE;
    }
    Duration waited = Duration.ofNanos(System.nanoTime() - arrivalNanos);
    if (gaveUp) {
      judge
          .observations()
          .note(
              RefereeRequirements.WHOLE_CLOCK,
              waited.plus(JudgedMatch.TOLERANCE).compareTo(clock) >= 0,
              waits(waited, clock),
              evidence);
    }
  }

  private static String waits(Duration waited, Duration clock) {
    long millis = TimeUnit.NANOSECONDS.toMillis(waited.toNanos());
    return "the referee waited " + millis + " ms of a clock of " + clock.toSeconds() + " s";
  }
}
