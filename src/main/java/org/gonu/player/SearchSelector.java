package org.gonu.player;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.CircuitStage;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMachine;
import org.gonu.search.Coefficients;
import org.gonu.search.PlayerCoefficient;
import org.gonu.search.ReferenceCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.selection.ScanSelector;
import org.gonu.search.reference.TreeSearch;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Selects the searches of a match: the one on the reference engine, and the stages on the circuit
 * ({@link SearchStage}). Knows whether there is a circuit that can be trusted. Searches are for one
 * thread; {@link #distrustFast}, {@link #isFast}, {@link #isHopeless} and constant properties are
 * safe for any thread.
 */
class SearchSelector {
  private static final Logger LOG = LoggerFactory.getLogger(SearchSelector.class);

  private final Game game;
  private final SearchParameters parameters;
  private final ScanSelector scans;
  private final boolean isRepeatable;
  private final LongUnaryOperator startDeadlineNanos;

  /** The present stage of the search on the circuit; null before the first. */
  private @Nullable SearchStage stage;

  /** True if there is a stage and it is not over. */
  private volatile boolean isUnderWay;

  private volatile boolean distrusted;

  /** True if a search that has to be repeatable has waited for a circuit in vain. */
  private volatile boolean waitedInVain;

  /**
   * A selector for a match.
   *
   * @param scans of the tree search
   * @param isRepeatable true if the search has to wait for the circuit, so that matches with a seed
   *     can be repeated
   * @param startDeadlineNanos when the start clock ends, given the time at which the circuit is
   *     ready for the first stage; both by {@link System#nanoTime}
   */
  SearchSelector(
      Game game,
      SearchParameters parameters,
      ScanSelector scans,
      boolean isRepeatable,
      LongUnaryOperator startDeadlineNanos) {
    this.startDeadlineNanos = startDeadlineNanos;
    this.game = game;
    this.parameters = parameters;
    this.scans = scans;
    this.isRepeatable = isRepeatable;
  }

  /** Number of roles of the game. */
  int roles() {
    return game.roles().size();
  }

  /** Number of threads of the search on the circuit. */
  int threads() {
    return parameters.threads();
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
    return parameters.coefficients();
  }

  /** Playouts on the reference engine that do until the search on the circuit knows as much. */
  int enoughPlayouts() {
    return parameters.count(ReferenceCoefficient.REFERENCE_ENOUGH_PLAYOUTS);
  }

  /**
   * How long the reference engine leaves the processors to the search on the circuit, which gets
   * ready, in nanoseconds. At first it does not, since answers of short turns are its own.
   *
   * @param slice how long it has worked, in nanoseconds
   * @param age of the search, in nanoseconds
   */
  long restOfReference(long slice, long age) {
    return hasCircuit()
            && age >= coefficients().nanos(ReferenceCoefficient.REFERENCE_REST_FROM_MILLIS)
        ? (long) (parameters.value(ReferenceCoefficient.REFERENCE_REST) * slice)
        : 0;
  }

  /**
   * Waits for the circuit.
   *
   * @return empty if there is none that has the state, or the budget is spent first
   */
  Optional<PackedGame> awaitCircuit(ImmutableList<Term> facts, SearchBudget budget) {
    Duration check = Duration.ofMillis(parameters.count(PlayerCoefficient.CIRCUIT_CHECK_MILLIS));
    int seconds = parameters.count(PlayerCoefficient.REPEATABLE_WAIT_SECONDS);
    long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
    Optional<FastEngine.Made> made = await(Duration.ZERO);
    while (made.isEmpty() && !isHopeless() && !budget.isOver() && !isInterrupted()) {
      made = await(check);
      waitedInVain |= isRepeatable && made.isEmpty() && end - System.nanoTime() <= 0;
    }
    return made.<PackedGame>map(FastEngine.Made::lanes)
        .filter(packed -> !isHopeless() && knows(packed, facts));
  }

  /**
   * Waits for the circuit. A draft does where a search can change over: not if it has to be
   * repeatable, and not where one search plans the whole match.
   */
  private Optional<FastEngine.Made> await(Duration limit) {
    FastEngine engine = game.fastEngine();
    return isRepeatable
        ? engine.await(limit)
        : engine
            .await(CircuitStage.DRAFT, limit)
            .filter(made -> !made.lanes().isDraft() || !made.lanes().isDecidedByOneRole())
            .or(() -> engine.await(limit));
  }

  /** The circuit as it is now, in place of an earlier one. */
  private PackedGame newest(PackedGame earlier) {
    return game.fastEngine().ready().<PackedGame>map(FastEngine.Made::lanes).orElse(earlier);
  }

  private static boolean isInterrupted() {
    return Thread.currentThread().isInterrupted();
  }

  /**
   * The stage of the search on a circuit that has the state: the present one, or its successor if
   * it is over. If only one role has choices, the first stage is planning. For any other game an
   * attempt is made to solve it.
   */
  SearchStage stageFor(PackedGame packed, ImmutableList<Term> facts) {
    SearchStage present = stage;
    if (present == null) {
      StageContext context =
          new StageContext(
              () -> newest(packed),
              parameters,
              scans,
              isRepeatable,
              startDeadlineNanos.applyAsLong(System.nanoTime()));
      present =
          packed.isDecidedByOneRole()
              ? new PlanningStage(context, facts)
              : new SolvingStage(context, facts);
    } else if (!isUnderWay) {
      present = present.next(facts);
    }
    stage = present;
    isUnderWay = true;
    return present;
  }

  /** False if the circuit does not have the state: a position given by the user, or our fault. */
  private boolean knows(PackedGame packed, ImmutableList<Term> facts) {
    try {
      packed.pack(facts);
      return true;
    } catch (IllegalArgumentException unknown) {
      // A position that somebody has put together, and that no match reaches.
      LOG.info("going on with the reference engine: {}", String.valueOf(unknown.getMessage()));
      distrusted = true;
      return false;
    }
  }

  /**
   * Runs a stage until its budget is spent or it is over.
   *
   * @return true if there may be more to do, in the next stage
   */
  boolean run(SearchStage present, SearchBudget budget) {
    boolean isOver = present.run(budget);
    isUnderWay = !isOver;
    return isOver;
  }

  /** Ends what the present stage does in the background; by the thread that runs the stages. */
  void close() {
    SearchStage present = stage;
    if (present != null) {
      present.close();
    }
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
    distrusted = true;
    LOG.warn("going on with the reference engine: {}", String.valueOf(reason));
  }

  /** True if the present search runs on the circuit. */
  boolean isFast() {
    return isUnderWay && !distrusted;
  }
}
