package org.gonu.server;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.DifferenceReport;
import org.gonu.game.Game;
import org.gonu.game.LookaheadOracle;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.BrokenContracts;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs a match by the rules of the game: PREVIEW to all players if the plan has a clock for it,
 * START, PLAY until the state is terminal, then STOP. A late, broken or illegal answer is replaced
 * by a random legal move and noted in the record; the match goes on.
 *
 * <p>The reference engine decides everything: legality, states, end and goals. Once the circuit of
 * the game is ready, it looks one joint move ahead and tells whether another turn follows. So the
 * players are asked at once, and the reference engine computes the state while they think, in the
 * thread of the match. Both are compared in every state; a difference is logged and reported, and
 * the match goes on with the reference engine alone. The worst effect of a faulty circuit is one
 * PLAY after the end of the match, whose answers are ignored.
 */
public final class Referee {
  /** A match that has not ended after so many steps is abandoned: games of GDL end. */
  public static final int MAX_STEPS = 10_000;

  private static final Logger LOG = LoggerFactory.getLogger(Referee.class);

  private final Game game;
  private final StateMachine machine;
  private final Clock clock;

  /** Observes a match. All calls come from the thread of the match. */
  public interface Observer {
    /**
     * The match has reached a new state.
     *
     * @param record the match so far; the last state is the new one
     */
    void reached(MatchRecord record);

    /**
     * A player gave no proper answer.
     *
     * @param standIn the move that is made in its place; empty at the start and end of the match
     */
    void failed(Role role, PlayerFailure failure, Optional<Move> standIn);

    /**
     * The joint move of a turn is decided, and no player knows it. The match waits for this call,
     * while no clock runs: whoever keeps the match can put it on a disk first.
     */
    default void decided(TurnDecision decision) {}

    /**
     * The match has come to its end, and no player knows it. The match waits for this call.
     *
     * @param record with the goals
     */
    default void completed(MatchRecord record) {}

    /** The match cannot go on. Called before the players are told that it is aborted. */
    default void abandoned(Throwable fault) {}
  }

  /** A referee for a game. */
  public Referee(Game game, Clock clock) {
    this.game = game;
    this.machine = game.newMachine();
    this.clock = clock;
  }

  /**
   * Plays a match to its end.
   *
   * @param players in role order; they stay open
   * @return the record of the completed match
   * @throws BrokenContractException if the rules break down: in the initial state before any player
   *     is told, later after the observer has seen all states up to there; also after {@link
   *     #MAX_STEPS}. Whatever is thrown in a match, the players are told that it is aborted.
   * @throws MatchInterruptedException if the thread is interrupted; the players are told nothing,
   *     so that the match can be resumed or called off
   */
  public MatchRecord run(MatchPlan plan, ImmutableList<Player> players, Observer observer) {
    return conduct(plan, players, observer, Course::run);
  }

  /**
   * Goes on with a match that was interrupted: the open turn is asked, with a whole clock.
   *
   * @param players in role order, as in the beginning; they are resumed and stay open
   * @param before the record of the match so far
   * @return the record of the completed match
   * @throws NotResumableException if the record does not agree with the rules
   * @see #run
   */
  public MatchRecord resume(
      MatchPlan plan, ImmutableList<Player> players, MatchRecord before, Observer observer) {
    return conduct(plan, players, observer, course -> course.resume(before));
  }

  private MatchRecord conduct(
      MatchPlan plan,
      ImmutableList<Player> players,
      Observer observer,
      Function<Course, MatchRecord> way) {
    if (players.size() != game.roles().size()) {
      throw new IllegalArgumentException(
          players.size() + " players for " + game.roles().size() + " roles");
    }
    ask(machine.initialState());
    try (Seats seats = new Seats(players)) {
      try {
        return way.apply(new Course(plan, seats, observer));
      } catch (MatchInterruptedException stopped) {
        seats.hush();
        throw stopped;
      } catch (RuntimeException | Error fault) {
        seats.hush();
        observer.abandoned(fault);
        players.each(Referee::abort);
        throw fault;
      }
    }
  }

  /** Lets the rules break down now if they do in this state; the machine caches the answers. */
  private void ask(State state) {
    if (!machine.isTerminal(state)) {
      machine.roles().each(role -> machine.legalMoves(state, role));
    }
  }

  private static void abort(Player player) {
    try {
      player.abort();
    } catch (RuntimeException e) {
      LOG.error("{} broke down when the match was aborted", player.name(), e);
    }
  }

  /** Answers that were waited for when the thread was interrupted count for nothing. */
  private static void throwIfInterrupted() {
    if (Thread.interrupted()) {
      throw new MatchInterruptedException();
    }
  }

  /** A match in progress. */
  private final class Course {
    private final MatchPlan plan;
    private final Seats seats;
    private final Observer observer;
    private final SplittableRandom random;
    private final LookaheadOracle lookahead;
    private State state = machine.initialState();
    private ImmutableList<Move> lastJointMove = Lists.immutable.empty();
    private MatchRecord record;

    /** The question of the present turn, if the look-ahead allowed to ask it early. */
    private Seats.@Nullable Question<Term> ahead;

    Course(MatchPlan plan, Seats seats, Observer observer) {
      this.plan = plan;
      this.seats = seats;
      this.observer = observer;
      this.random = new SplittableRandom(plan.seed());
      this.lookahead = new LookaheadOracle(game, machine, DifferenceReport.here());
      this.record = MatchRecord.atStart(plan.header(), machine.facts(state), clock.millis());
    }

    MatchRecord run() {
      game.fastEngine().prepare();
      preview();
      record = record.withStartErrors(start());
      observer.reached(record);
      return play();
    }

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
        if (record.moves().size() >= MAX_STEPS) {
          throw BrokenContracts.tooLong(MAX_STEPS);
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
      return answer.failed(PlayerFailure.Kind.ILLEGAL, Printer.SPACED.print(given));
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
}
