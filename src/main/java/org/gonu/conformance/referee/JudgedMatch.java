package org.gonu.conformance.referee;

import java.time.Duration;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Evidence;
import org.gonu.conformance.Requirement;
import org.gonu.game.Game;
import org.gonu.gdl.Printer;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.protocol.Message;
import org.gonu.protocol.Update;
import org.jspecify.annotations.Nullable;

/** A match as the difficult player sees it: what the referee reports, and what it should report. */
final class JudgedMatch {
  /** Inaccuracy of clocks that is not held against a referee. */
  static final Duration TOLERANCE = Duration.ofMillis(150);

  /** How long beyond a clock a referee may wait. Tiltyard waits five seconds. */
  private static final Duration MAX_GRACE = Duration.ofSeconds(7);

  private final Message.Start start;
  private final RefereeObservations observations;
  private final StateMachine machine;
  private final Role role;
  private final SplittableRandom random;
  private State state;
  private int turns;
  private PlayerFault lastFault = PlayerFault.NONE;

  /** When the last message came. */
  private long heardNanos = System.nanoTime();

  /** The answer to the last PLAY; null before the first one. */
  private @Nullable Answer answer;

  /** True if the state is not known any more. */
  private boolean isLost;

  /**
   * An answer to PLAY.
   *
   * @param isSent true if it has been sent, or the connection is closed
   * @param isInTime true if that was before the end of the clock
   */
  private record Answer(
      Move move, PlayerFault fault, long deadlineNanos, boolean isSent, boolean isInTime) {
    Answer sent() {
      boolean inTime = System.nanoTime() - deadlineNanos < -TOLERANCE.toNanos();
      return isSent ? this : new Answer(move, fault, deadlineNanos, true, inTime);
    }
  }

  JudgedMatch(
      Message.Start start, Game game, Role role, RefereeObservations observations, long seed) {
    this.start = start;
    this.observations = observations;
    this.machine = game.newMachine();
    this.role = role;
    this.random = new SplittableRandom(seed);
    this.state = machine.initialState();
  }

  Duration startClock() {
    return Duration.ofSeconds(start.startClock());
  }

  Duration playClock() {
    return Duration.ofSeconds(start.playClock());
  }

  /** Notes when START came, and which fault it is answered with. */
  synchronized void started(long arrivalNanos, PlayerFault fault) {
    heardNanos = arrivalNanos;
    lastFault = fault;
  }

  /**
   * Judges PLAY, and chooses a move.
   *
   * @param arrivalNanos when it came
   * @param fault how the answer will be sent
   * @return the text of the move; {@code nil} if there is none
   */
  synchronized String play(Update update, Evidence evidence, long arrivalNanos, PlayerFault fault) {
    mayAsk(evidence, arrivalNanos);
    goesOn(evidence, arrivalNanos);
    boolean isNothing = update instanceof Update.Nothing;
    observations.note(
        RefereeRequirements.FIRST,
        isNothing == (turns == 0),
        "turn " + turns + (isNothing ? " has NIL" : " reports moves"),
        evidence);
    advance(update, evidence);
    turns++;
    lastFault = fault;
    return choose(evidence, fault, arrivalNanos + playClock().toNanos());
  }

  private void mayAsk(Evidence evidence, long arrivalNanos) {
    Answer last = answer;
    boolean isEarly =
        last != null
            && !last.isSent()
            && arrivalNanos - last.deadlineNanos() < -TOLERANCE.toNanos();
    observations.note(
        RefereeRequirements.ONE_AT_A_TIME, !isEarly, "the last PLAY is not answered", evidence);
  }

  /** Judges that the match goes on after the last fault, and when. */
  private void goesOn(Evidence evidence, long arrivalNanos) {
    Duration waited = Duration.ofNanos(arrivalNanos - heardNanos);
    Duration clock = turns == 0 ? startClock() : playClock();
    heardNanos = arrivalNanos;
    if (lastFault != PlayerFault.NONE) {
      observations.note(ofGoingOn(), true, "", evidence);
    }
    if (lastFault.isSlow()) {
      String reason =
          "the referee waited "
              + waited.toMillis()
              + " ms of a clock of "
              + clock.toSeconds()
              + " s for an answer that never came ("
              + lastFault.title()
              + ")";
      boolean isWhole = waited.plus(TOLERANCE).compareTo(clock) >= 0;
      observations.note(RefereeRequirements.WHOLE_CLOCK, isWhole, reason, evidence);
      boolean isSoon = waited.compareTo(clock.plus(MAX_GRACE)) <= 0;
      observations.note(RefereeRequirements.NOT_HELD_UP, isSoon, reason, evidence);
    }
  }

  /** The requirement that the match goes on after the last fault. */
  private Requirement ofGoingOn() {
    return turns == 0 ? RefereeRequirements.AFTER_START : RefereeRequirements.GOES_ON;
  }

  private String choose(Evidence evidence, PlayerFault fault, long deadlineNanos) {
    if (isLost) {
      return "nil";
    }
    try {
      boolean isOver = machine.isTerminal(state);
      observations.note(
          RefereeRequirements.NOT_AFTER_END, !isOver, "the state is terminal", evidence);
      if (isOver) {
        return "nil";
      }
      ImmutableList<Move> legal = machine.legalMoves(state, role);
      Move move = legal.get(random.nextInt(legal.size()));
      answer = new Answer(move, fault, deadlineNanos, false, false);
      return Printer.SPACED.print(move.term());
    } catch (BrokenContractException broken) {
      isLost = true;
      return "nil";
    }
  }

  /** Notes that the answer to the last PLAY has been sent, or that its connection is closed. */
  synchronized void answered() {
    Answer last = answer;
    if (last != null) {
      answer = last.sent();
    }
  }

  /** Judges STOP. */
  synchronized void stop(Update update, Evidence evidence, long arrivalNanos) {
    goesOn(evidence, arrivalNanos);
    advance(update, evidence);
    if (!isLost) {
      observations.note(
          RefereeRequirements.END,
          machine.isTerminal(state),
          "the state after these moves is not terminal",
          evidence);
    }
  }

  private void advance(Update update, Evidence evidence) {
    if (update instanceof Update.Observation) {
      // A player of incomplete information cannot tell what the others did.
      isLost = true;
    }
    if (isLost || !(update instanceof Update.Moves told)) {
      return;
    }
    ImmutableList<Move> moves = told.moves().collect(Move::new);
    String fault = faultOf(moves);
    observations.note(RefereeRequirements.REPORT, fault.isEmpty(), fault, evidence);
    if (!fault.isEmpty()) {
      isLost = true;
      return;
    }
    judgeOwn(moves.get(role.index()), evidence);
    state = machine.next(state, moves);
  }

  /** What is wrong with a joint move; empty if nothing is. */
  private String faultOf(ImmutableList<Move> moves) {
    ImmutableList<Role> roles = machine.roles();
    if (moves.size() != roles.size()) {
      return moves.size() + " moves for " + roles.size() + " roles";
    }
    if (machine.isTerminal(state)) {
      return "moves in a terminal state";
    }
    ImmutableList<Role> wrong =
        roles.reject(each -> machine.legalMoves(state, each).contains(moves.get(each.index())));
    return wrong.isEmpty() ? "" : "not legal for " + wrong.makeString(", ");
  }

  private void judgeOwn(Move reported, Evidence evidence) {
    Answer last = answer;
    if (last == null || !last.isInTime() || last.fault().effect() != PlayerFault.Effect.COUNTS) {
      return;
    }
    observations.note(
        RefereeRequirements.COUNTED,
        reported.equals(last.move()),
        last.move() + " was answered (" + last.fault().title() + "), " + reported + " is reported",
        evidence);
  }

  /** Notes that nothing was heard after the last fault, if the referee had time enough for it. */
  synchronized void unfinished(String id) {
    long silence = System.nanoTime() - heardNanos;
    Duration patience = startClock().plus(playClock().multipliedBy(2)).plusSeconds(10);
    if (lastFault != PlayerFault.NONE && silence > patience.toNanos()) {
      observations.note(
          ofGoingOn(),
          false,
          "nothing came after the fault " + lastFault.title() + " in match " + id,
          Evidence.NONE);
    }
  }
}
