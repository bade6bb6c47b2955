package org.gonu.server;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.DifferenceReport;
import org.gonu.game.Game;
import org.gonu.game.LookaheadOracle;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.BrokenContracts;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchSetup;
import org.gonu.match.PlayerFailure;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A match in progress, led by a {@link Referee}. */
final class RefereedMatch {
  private static final Logger LOG = LoggerFactory.getLogger(RefereedMatch.class);

  private final Game game;
  private final StateMachine machine;
  private final Clock clock;
  private final MatchPlan plan;
  private final Seats seats;
  private final Referee.Observer observer;
  private final SplittableRandom random;
  private final LookaheadOracle lookahead;
  private State state;
  private ImmutableList<Move> lastJointMove = Lists.immutable.empty();
  private MatchRecord record;

  /** The question of the present turn, if the look-ahead allowed to ask it early. */
  private Seats.@Nullable Question<Term> ahead;

  /**
   * A match that has not begun.
   *
   * @param machine the reference engine of the game
   */
  RefereedMatch(
      Game game,
      StateMachine machine,
      Clock clock,
      MatchPlan plan,
      Seats seats,
      Referee.Observer observer) {
    this.game = game;
    this.machine = machine;
    this.clock = clock;
    this.plan = plan;
    this.seats = seats;
    this.observer = observer;
    this.random = new SplittableRandom(plan.seed());
    this.state = machine.initialState();
    this.lookahead = new LookaheadOracle(game, machine, DifferenceReport.here());
    this.record = MatchRecord.atStart(plan.header(), machine.facts(state), clock.millis());
  }

  /** Plays it from the beginning. */
  MatchRecord run() {
    game.fastEngine().prepare();
    preview();
    record = record.withStartErrors(start());
    observer.reached(record);
    return play();
  }

  /**
   * Goes on with it.
   *
   * @throws NotResumableException if the record does not agree with the rules
   */
  MatchRecord resume(MatchRecord before) {
    game.fastEngine().prepare();
    follow(before);
    rejoin();
    return play();
  }

  /** Makes the moves of the record again. */
  private void follow(MatchRecord before) {
    for (int step = 0; step < before.moves().size(); step++) {
      ImmutableList<Move> jointMove = before.moves().get(step);
      ImmutableList<String> errors = before.errors().get(step + 1);
      for (Role role : machine.roles()) {
        ImmutableList<Move> legal = machine.legalMoves(state, role);
        Move move = jointMove.get(role.index());
        if (!legal.contains(move)) {
          throw new NotResumableException(
              "joint move " + (step + 1) + ": " + move + " is not legal for " + role);
        }
        if (!errors.get(role.index()).isEmpty()) {
          // A move was drawn here: the next draw is the one that would have followed.
          Move unused = any(legal);
        }
      }
      state = machine.next(state, jointMove);
      lastJointMove = jointMove;
    }
    record = before;
  }

  /** Lets the players take up the match. */
  private void rejoin() {
    ImmutableList<ImmutableList<Move>> told =
        record.moves().isEmpty()
            ? Lists.immutable.empty()
            : Lists.immutable
                .of(Lists.immutable.<Move>empty())
                .newWithAll(record.moves().take(record.moves().size() - 1));
    seats
        .ask(
            plan.clocks().start(),
            plan.clocks().grace(),
            (number, deadline) -> {
              seats.players().get(number).resume(setup(number), told, deadline);
              return true;
            })
        .forEachWithIndex((answer, role) -> note(answer, role, Optional.empty()));
    throwIfInterrupted();
  }

  private MatchRecord play() {
    lookahead.settle(state);
    while (!machine.isTerminal(state)) {
      if (record.moves().size() >= Referee.MAX_STEPS) {
        throw BrokenContracts.tooLong(Referee.MAX_STEPS);
      }
      turn();
      observer.reached(record);
    }
    if (ahead != null) {
      LOG.error("the players were asked for moves after the end: {}", ahead.answers());
    }
    ImmutableList<OptionalInt> goals =
        machine.roles().collect(role -> OptionalInt.of(machine.goal(state, role)));
    record = record.completed(goals);
    observer.completed(record);
    stop();
    return record;
  }

  /** Announces the rules. No failure matters: many players do not know this message. */
  private void preview() {
    if (plan.clocks().preview().isZero()) {
      return;
    }
    seats
        .ask(
            plan.clocks().preview(),
            Duration.ZERO,
            (number, deadline) -> {
              seats.players().get(number).preview(game, deadline);
              return true;
            })
        .forEachWithIndex(
            (answer, role) -> LOG.debug("{} and PREVIEW: {}", machine.roles().get(role), answer));
  }

  private ImmutableList<String> start() {
    ImmutableList<Seats.Answer<Boolean>> answers =
        seats.ask(
            plan.clocks().start(),
            plan.clocks().grace(),
            (number, deadline) -> {
              seats.players().get(number).start(setup(number), deadline);
              return true;
            });
    throwIfInterrupted();
    return answers.collectWithIndex((answer, role) -> note(answer, role, Optional.empty()));
  }

  private MatchSetup setup(int role) {
    return new MatchSetup(
        plan.header().matchId().orElseThrow(),
        game,
        machine.roles().get(role),
        plan.clocks().start(),
        plan.clocks().play(),
        plan.clocks().grace());
  }

  private void turn() {
    ImmutableList<ImmutableList<Move>> legal =
        machine.roles().collect(role -> machine.legalMoves(state, role));
    Seats.Question<Term> question = ahead != null ? ahead : askForMoves();
    ahead = null;
    ImmutableList<Seats.Answer<Term>> answers = question.answers();
    throwIfInterrupted();
    MutableList<Move> jointMove = Lists.mutable.empty();
    MutableList<String> errors = Lists.mutable.empty();
    for (int role = 0; role < legal.size(); role++) {
      Seats.Answer<Term> answer = checked(answers.get(role), legal.get(role));
      Term chosen = answer.value();
      Move move = chosen != null ? new Move(chosen) : any(legal.get(role));
      jointMove.add(move);
      errors.add(note(answer, role, Optional.of(move)));
    }
    lastJointMove = jointMove.toImmutable();
    observer.decided(
        new TurnDecision(
            record.moves().size() + 1,
            lastJointMove,
            legal.collectInt(ImmutableList::size),
            errors.toImmutable(),
            answers.collectLong(answer -> TimeUnit.NANOSECONDS.toMillis(answer.usedNanos()))));
    if (lookahead.goesOnAfter(lastJointMove)) {
      ahead = askForMoves();
    }
    state = machine.next(state, lastJointMove);
    lookahead.settle(state);
    record =
        record.withTurn(
            new MatchRecord.Turn(
                legal.collectInt(ImmutableList::size),
                Lists.immutable.empty(),
                lastJointMove,
                errors.toImmutable(),
                machine.facts(state),
                clock.millis()));
  }

  /** Answers that were waited for when the thread was interrupted count for nothing. */
  private static void throwIfInterrupted() {
    if (Thread.interrupted()) {
      throw new MatchInterruptedException();
    }
  }

  private Seats.Question<Term> askForMoves() {
    ImmutableList<Move> last = lastJointMove;
    return seats.pose(
        plan.clocks().play(),
        plan.clocks().grace(),
        (number, deadline) -> seats.players().get(number).play(last, deadline));
  }

  /** The answer in the spelling of the sheet, or a failure if it is not legal. */
  private Seats.Answer<Term> checked(Seats.Answer<Term> answer, ImmutableList<Move> legal) {
    Term given = answer.value();
    if (given == null) {
      return answer;
    }
    Term move = game.spelling().of(given);
    if (move.isGround() && legal.contains(new Move(move))) {
      return answer.of(move);
    }
    return answer.failed(PlayerFailure.illegal(Printer.SPACED.print(given)));
  }

  private Move any(ImmutableList<Move> legal) {
    return legal.get(random.nextInt(legal.size()));
  }

  private void stop() {
    ImmutableList<Move> last = lastJointMove;
    seats
        .ask(
            plan.clocks().play(),
            plan.clocks().grace(),
            (number, deadline) -> {
              seats.players().get(number).stop(last, deadline);
              return true;
            })
        .forEachWithIndex((answer, role) -> note(answer, role, Optional.empty()));
  }

  /** Reports a failure to the observer. Returns the cell for the record. */
  private String note(Seats.Answer<?> answer, int role, Optional<Move> made) {
    PlayerFailure failure = answer.failure();
    if (failure == null) {
      return "";
    }
    observer.failed(machine.roles().get(role), failure, made);
    boolean illegal = failure.kind() == PlayerFailure.Kind.ILLEGAL;
    return failure.kind().mark() + (illegal ? " " + failure.getMessage() : "");
  }
}
