package org.gonu.player.endpoint;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.player.Deadlines;
import org.gonu.protocol.ReplyWord;
import org.gonu.protocol.Update;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One PLAY and its reply, which all repetitions of it share. */
final class Turn {
  private static final Logger LOG = LoggerFactory.getLogger(Turn.class);

  /**
   * How long a chosen move waits for the check of its legality; then it is sent unchecked. A
   * fallback move waits as long for the state of this turn, even beyond the deadline, since a move
   * of another state is mostly illegal.
   */
  private static final long CHECK_NANOS = Duration.ofMillis(200).toNanos();

  /**
   * Time for a legal move of this turn where the clock leaves none, as one of zero seconds does.
   */
  private static final long MIN_NANOS = Duration.ofMillis(100).toNanos();

  /** Time that is left at the end of a clock when no move is known before. */
  private static final long LAST_NANOS = Duration.ofMillis(50).toNanos();

  private final String text;
  private final Update update;
  private final long endNanos;
  private final long clockEndNanos;
  private final Future<Term> choice;
  private final Future<ImmutableList<Move>> legalMoves;
  private final FallbackPlayer fallbackPlayer;
  private final CompletableFuture<String> reply = new CompletableFuture<>();
  private volatile boolean lost;

  /**
   * The times of a turn.
   *
   * @param replyNanos when the reply has to be sent
   * @param clockEndNanos when the clock of the host ends, some time after that
   * @param hasTime false if the clock leaves no time at all
   */
  record Times(long replyNanos, long clockEndNanos, boolean hasTime) {}

  /**
   * A turn that is being thought about.
   *
   * @param text of the message
   */
  Turn(
      String text,
      Update update,
      Times times,
      Future<Term> choice,
      Future<ImmutableList<Move>> legalMoves,
      FallbackPlayer fallbackPlayer) {
    this.text = text;
    this.update = update;
    this.endNanos = times.hasTime() ? times.replyNanos() : System.nanoTime() + MIN_NANOS;
    this.clockEndNanos = times.clockEndNanos();
    this.choice = choice;
    this.legalMoves = legalMoves;
    this.fallbackPlayer = fallbackPlayer;
  }

  /**
   * True if a message repeats this one. The next PLAY may have the same text, for instance if
   * nobody moves twice in a row.
   */
  boolean isRepeatedBy(String otherText, Update other) {
    if (update instanceof Update.Observation mine && other instanceof Update.Observation theirs) {
      return mine.turn() == theirs.turn();
    }
    if (other instanceof Update.Nothing) {
      return true;
    }
    return text.equals(otherText) && (!reply.isDone() || lost || !isPossibleNow(other));
  }

  /** False if it is certain that an update cannot be the step after this turn. */
  private boolean isPossibleNow(Update other) {
    long limit = System.nanoTime() + CHECK_NANOS;
    return Deadlines.await(fallbackPlayer.accepts(other), limit).orElse(true);
  }

  /**
   * The move to send, as text. Blocks until it is chosen, at the deadline at the latest, or a
   * moment later if the clock leaves no time at all, or if the state of this turn is not made yet.
   * Where no state is known at all, it may take the whole clock.
   */
  String reply() {
    if (reply.isDone()) {
      return reply.join();
    }
    Optional<Term> chosen = Deadlines.await(choice, endNanos);
    if (choice.isCancelled()) {
      LOG.info("the match is over before the move is chosen");
    } else if (chosen.isEmpty()) {
      LOG.warn(
          "the player {}: the fallback move is sent",
          choice.isDone() ? "failed" : "has not moved in time");
    }
    Optional<Move> answer = chosen.isPresent() ? checked(chosen.get()) : Optional.empty();
    if (answer.isEmpty()) {
      answer = fallback();
    }
    answer.ifPresent(fallbackPlayer::answered);
    reply.complete(
        answer.map(move -> Printer.SPACED.print(move.term())).orElse(ReplyWord.NIL.word()));
    return reply.join();
  }

  /** Notes that the host cannot have got the reply. */
  void markLost() {
    lost = true;
  }

  /** What the player chose; empty if it is not legal. */
  private Optional<Move> checked(Term chosen) {
    Optional<ImmutableList<Move>> legal = legalBy(earlier(afterCheck(), endNanos));
    if (legal.isPresent() ? isAmong(chosen, legal.get()) : chosen.isGround()) {
      return Optional.of(new Move(chosen));
    }
    LOG.error("the player chose {}, legal are {}", chosen, legal);
    return Optional.empty();
  }

  /**
   * A legal move of this turn, or one of the latest known state if not even a moment beyond the
   * deadline gives the state of this turn; empty if no state is known by the end of the clock.
   */
  private Optional<Move> fallback() {
    long moment = afterCheck();
    Optional<ImmutableList<Move>> legal = legalBy(moment - endNanos < 0 ? endNanos : moment);
    if (legal.isEmpty() && fallbackPlayer.latestLegalMoves().isEmpty()) {
      legal = legalBy(clockEndNanos - LAST_NANOS);
    }
    ImmutableList<Move> known = legal.orElse(fallbackPlayer.latestLegalMoves());
    if (legal.isEmpty() && !legalMoves.isCancelled()) {
      LOG.warn(
          "the state of this turn is not known in time: {} is sent",
          known.isEmpty() ? ReplyWord.NIL.word() : "a move of an earlier one");
    }
    return known.getFirstOptional();
  }

  /** The legal moves of this turn; empty if they are not known by then. */
  private Optional<ImmutableList<Move>> legalBy(long limitNanos) {
    return Deadlines.await(legalMoves, limitNanos).filter(ImmutableList::notEmpty);
  }

  private static long afterCheck() {
    return System.nanoTime() + CHECK_NANOS;
  }

  private static boolean isAmong(Term chosen, ImmutableList<Move> legal) {
    return legal.anySatisfy(move -> move.term().equals(chosen));
  }

  private static long earlier(long a, long b) {
    return a - b < 0 ? a : b;
  }
}
