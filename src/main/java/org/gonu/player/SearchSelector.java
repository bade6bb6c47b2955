package org.gonu.player;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMachine;
import org.gonu.search.Coefficients;
import org.gonu.search.ReferenceCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.mcts.LaneSearch;
import org.gonu.search.planning.PuzzleSearch;
import org.gonu.search.reference.TreeSearch;
import org.gonu.search.solver.GuidedSearch;
import org.gonu.search.solver.PositionSearch;
import org.gonu.search.solver.TableSearch;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Selects the searches of a match: the one on the reference engine, and the one on the circuit that
 * suits the class of the game. Knows whether there is a circuit that can be trusted. Searches are
 * for one thread; {@link #distrustFast}, {@link #isFast}, {@link #isHopeless} and constant
 * properties are safe for any thread.
 */
class SearchSelector {
  private static final Logger LOG = LoggerFactory.getLogger(SearchSelector.class);

  /** Time between checks whether the circuit is ready. */
  private static final Duration LOOK = Duration.ofMillis(20);

  /** The longest wait for a circuit if matches have to be repeatable. */
  private static final Duration REPEATABLE_WAIT = Duration.ofMinutes(2);

  /** One part of so many of what is left of the start clock may go by in taking memory. */
  private static final long RESERVING_PART = 3;

  private final Game game;
  private final SearchParameters parameters;
  private final Coefficients coefficients;
  private final boolean isRepeatable;
  private final long startDeadlineNanos;

  /** Number of searches tried. */
  private int attempts;

  /** The search of positions without history, once it has been tried. */
  private @Nullable PositionSearch positions;

  private volatile @Nullable Search fast;
  private volatile boolean distrusted;

  /** True if a search that has to be repeatable has waited for a circuit in vain. */
  private volatile boolean waitedInVain;

  /**
   * A selector for a match.
   *
   * @param isRepeatable true if the search has to wait for the circuit, so that matches with a seed
   *     can be repeated
   * @param startDeadlineNanos when the start clock ends
   */
  SearchSelector(
      Game game, SearchParameters parameters, boolean isRepeatable, long startDeadlineNanos) {
    this.startDeadlineNanos = startDeadlineNanos;
    this.game = game;
    this.parameters = parameters;
    coefficients = parameters.coefficients();
    this.isRepeatable = isRepeatable;
  }

  /** Number of roles of the game. */
  int roles() {
    return game.roles().size();
  }

  /** True if no search runs until it is known whether there is a circuit. */
  boolean waitsForCircuit() {
    return isRepeatable;
  }

  /** A search on the reference engine. */
  Search newReferenceSearch(ImmutableList<Term> facts) {
    StateMachine machine = game.newMachine();
    return new TreeSearch(
        machine, machine.stateOf(facts), parameters, new SplittableRandom(parameters.seed()));
  }

  /** The coefficients of all searches and of the player. */
  Coefficients coefficients() {
    return coefficients;
  }

  /** Playouts on the reference engine that do until the search on the circuit knows as much. */
  int enoughPlayouts() {
    return coefficients.count(ReferenceCoefficient.REFERENCE_ENOUGH_PLAYOUTS);
  }

  /**
   * Waits for the circuit.
   *
   * @return empty if there is none that has the state, or the budget is spent first
   */
  Optional<PackedGame> awaitCircuit(ImmutableList<Term> facts, SearchBudget budget) {
    long end = System.nanoTime() + REPEATABLE_WAIT.toNanos();
    Optional<FastEngine.Made> made = game.fastEngine().ready();
    while (made.isEmpty() && !isHopeless() && !budget.isOver() && !isInterrupted()) {
      made = game.fastEngine().await(LOOK);
      waitedInVain |= isRepeatable && made.isEmpty() && end - System.nanoTime() <= 0;
    }
    return made.<PackedGame>map(FastEngine.Made::lanes)
        .filter(packed -> !isHopeless() && knows(packed, facts));
  }

  private static boolean isInterrupted() {
    return Thread.currentThread().isInterrupted();
  }

  /** The search to use on a circuit that has the state. */
  Search searchFor(PackedGame packed, ImmutableList<Term> facts) {
    Search ready = fast;
    return ready != null ? ready : newSearch(packed, facts);
  }

  /** False if the circuit does not have the state: a position given by the user, or our fault. */
  private boolean knows(PackedGame packed, ImmutableList<Term> facts) {
    try {
      packed.pack(facts);
      return true;
    } catch (IllegalArgumentException unknown) {
      distrustFast(String.valueOf(unknown.getMessage()));
      return false;
    }
  }

  /**
   * Selects the search for the class of the game. If only one role has choices, it is planning. For
   * any other game an attempt is made to solve it, since only the attempt shows how large it is;
   * tree search is for the rest.
   */
  private Search newSearch(PackedGame packed, ImmutableList<Term> facts) {
    double share = coefficients.value(SolverCoefficient.SOLVER_MEMORY_SHARE);
    long memory = (long) (share * parameters.memoryBytes());
    SplittableRandom random = new SplittableRandom(parameters.seed());
    Search found;
    if (attempts == 0 && isPuzzle(packed)) {
      found = new PuzzleSearch(packed, facts, memory, coefficients, random);
    } else if (attempts == 0) {
      found = new TableSearch(packed, facts, memory, coefficients, random);
    } else {
      found = withoutHistory(packed, facts, memory, random);
    }
    attempts++;
    fast = found;
    return found;
  }

  /**
   * Tries once whether the game has a history, and if so lets positions without it guide the tree
   * search. If the start clock was too short to value them, that continues beside the tree search.
   */
  private Search withoutHistory(
      PackedGame packed, ImmutableList<Term> facts, long memory, SplittableRandom random) {
    PositionSearch begun = positions;
    if (begun != null && (begun.isValued() || (begun.isOpen() && !isRepeatable))) {
      SearchParameters rest = parameters.withResources(parameters.threads(), memory);
      return new GuidedSearch(
          packed, begun, newTreeSearch(packed, rest), facts, coefficients, random);
    }
    // Trying whether a game has a history takes some seconds at most, which no turn has.
    double minSeconds = coefficients.value(SolverCoefficient.POSITIONS_MIN_SECONDS);
    boolean hasTime = startDeadlineNanos - System.nanoTime() > minSeconds * 1e9;
    boolean mayTry = attempts == 1 && (isRepeatable || hasTime);
    Optional<PositionSearch> tried =
        mayTry ? PositionSearch.of(packed, facts, memory, coefficients, random) : Optional.empty();
    positions = tried.orElse(null);
    return tried.isPresent() ? tried.get() : newTreeSearch(packed, parameters);
  }

  private Search newTreeSearch(PackedGame packed, SearchParameters limits) {
    LaneSearch tree = new LaneSearch(packed, limits, reservingEnd());
    tree.policyGain()
        .ifPresent(
            gain ->
                LOG.info(
                    "a learned policy wins {} points in playouts: {}",
                    Math.round(gain),
                    tree.policy().isPresent() ? "used" : "not used"));
    return tree;
  }

  /** True if only one role ever has a choice. */
  private static boolean isPuzzle(PackedGame packed) {
    return packed
            .roles()
            .count(role -> packed.firstMove(role.index() + 1) - packed.firstMove(role.index()) > 1)
        <= 1;
  }

  /** Until when memory may be reserved. */
  private long reservingEnd() {
    long now = System.nanoTime();
    return now + (startDeadlineNanos - now) / RESERVING_PART;
  }

  /** The budget of an attempt that has to go the same way each time. */
  private SearchBudget repeatableAttempt() {
    return SearchBudget.playouts(coefficients.count(SolverCoefficient.SOLVER_STATES));
  }

  /** A share of what is left of the start clock, in nanoseconds. */
  private long partOfStartClock(SolverCoefficient share) {
    return (long) (coefficients.value(share) * (startDeadlineNanos - System.nanoTime()));
  }

  /** Tries to solve the game outright. Returns true if a tree search has to do it. */
  private boolean attempt(TableSearch table, SearchBudget budget) {
    if (isRepeatable) {
      table.run(repeatableAttempt());
    } else {
      long least = coefficients.nanos(SolverCoefficient.SOLVER_MIN_MILLIS);
      long share = partOfStartClock(SolverCoefficient.SOLVER_TIME_SHARE);
      table.run(budget.until(System.nanoTime() + Math.max(least, share)));
    }
    if (table.isSolved()) {
      LOG.info("solved outright: {} states", table.states());
      return false;
    }
    fast = null;
    return true;
  }

  /** Attempts to value all positions. Returns true: a tree search has to do the rest. */
  private boolean attempt(PositionSearch untimed, SearchBudget budget) {
    if (isRepeatable) {
      untimed.run(repeatableAttempt());
    } else {
      long share = partOfStartClock(SolverCoefficient.POSITIONS_TIME_SHARE);
      untimed.run(budget.until(System.nanoTime() + share));
    }
    if (untimed.isValued()) {
      LOG.info("valued without history: {} positions", untimed.positions());
    }
    fast = null;
    return true;
  }

  /**
   * Runs a search until its budget is spent, or a better one may be available.
   *
   * @return true if there may be more to do
   */
  boolean run(Search search, SearchBudget budget) {
    if (search instanceof TableSearch table && !table.isSolved()) {
      return attempt(table, budget);
    }
    if (search instanceof PositionSearch untimed) {
      return attempt(untimed, budget);
    }
    if (search instanceof PuzzleSearch puzzle) {
      puzzle.run(budget);
      fast = puzzle.isAbandoned() ? null : puzzle;
      return puzzle.isAbandoned();
    }
    search.run(budget);
    return false;
  }

  /** True if the circuit has been made. */
  boolean hasCircuit() {
    return game.fastEngine().ready().isPresent();
  }

  /** True if there will be no search on the circuit any more. */
  boolean isHopeless() {
    return distrusted || waitedInVain || !game.fastEngine().failure().isEmpty();
  }

  /** Stops the use of the fast engine in this match. */
  void distrustFast(Object reason) {
    LOG.warn("going on with the reference engine: {}", String.valueOf(reason));
    distrusted = true;
  }

  /** True if the present search runs on the circuit. */
  boolean isFast() {
    return fast != null && !distrusted;
  }
}
