package org.gonu.player;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongUnaryOperator;
import org.gonu.game.DifferenceReport;
import org.gonu.game.Game;
import org.gonu.game.RootCheck;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.PlayerCoefficient;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchScheduler;
import org.gonu.search.mcts.selection.ScanSelector;

/**
 * Analyzes one position as {@link MctsPlayer} would: on the reference engine until the circuit is
 * ready, then by the search that suits the game. Results can be read at any time. Used by one
 * thread.
 */
public final class Analysis implements AutoCloseable {
  private final StateMachine machine;
  private final State state;
  private final PlayerSettings settings;
  private final long deadlineNanos;

  /** From when on a search that waits for the circuit does without, by {@link System#nanoTime}. */
  private final long withoutCircuitNanos;

  private final SearchSelector selector;
  private final RootCheck check;
  private final SearchThread searchThread;
  private boolean checked;

  /** True if the search had nothing left to do, and did not fail, when it was last awaited. */
  private boolean endsEarly;

  /**
   * Begins the analysis.
   *
   * @param machine of the reference engine, which the analysis uses exclusively from now on
   * @param state a state of the machine that is not terminal
   * @param time for the whole analysis
   */
  public Analysis(
      Game game, StateMachine machine, State state, PlayerSettings settings, Duration time) {
    game.fastEngine().prepare();
    this.machine = machine;
    this.state = state;
    this.settings = settings;
    long now = System.nanoTime();
    deadlineNanos = now + time.toNanos();
    SearchParameters parameters = settings.parameters();
    double waitShare = parameters.value(PlayerCoefficient.REPEATABLE_WAIT_SHARE);
    withoutCircuitNanos = now + (long) (waitShare * time.toNanos());
    long startClockEnd = now + startClockNanos(time, parameters);
    // Where the circuit comes late, an attempt to solve the game still has a third of the rest.
    LongUnaryOperator startDeadline =
        ready -> Math.max(startClockEnd, ready + 2 * Math.max(0, deadlineNanos - ready) / 3);
    selector =
        new SearchSelector(
            game, parameters, new ScanSelector(), settings.isRepeatable(), startDeadline);
    check = new RootCheck(game, machine, DifferenceReport.here());
    searchThread = new SearchThread("analysis", selector, SearchScheduler.unbounded());
    searchThread.think(machine.facts(state), budget());
  }

  /**
   * What of the time counts as the start clock of a match: half of it, or some seconds if more. A
   * time that is shorter than these would be spent on attempts to solve the game.
   */
  static long startClockNanos(Duration time, SearchParameters parameters) {
    double seconds = parameters.value(PlayerCoefficient.ANALYSIS_START_SECONDS);
    long least = Math.round(seconds * Duration.ofSeconds(1).toNanos());
    long half = time.toNanos() / 2;
    return time.toNanos() < least ? half : Math.max(least, half);
  }

  private SearchBudget budget() {
    return SearchBudget.of(deadlineNanos, settings.playouts()).withNodes(settings.nodes());
  }

  /**
   * Waits until the analysis is over or a time has passed.
   *
   * @return true if it is over: solved, or out of time or playouts
   */
  public boolean await(Duration time) {
    long until = System.nanoTime() + time.toNanos();
    boolean isOver = awaitSearch(until - deadlineNanos > 0 ? deadlineNanos : until);
    if (!checked && selector.isFast()) {
      checked = true;
      if (!check.holds(state)) {
        selector.distrustFast("it differs from the reference engine");
        searchThread.think(machine.facts(state), budget());
        return false;
      }
    }
    boolean isLate = deadlineNanos - System.nanoTime() <= 0;
    boolean isLimited = budget().isRepeatable();
    endsEarly = isOver && !isLate && !isLimited && !searchThread.hasFailed();
    return isOver || isLate;
  }

  /** As a player does, the search answers from the reference engine where the circuit is late. */
  private boolean awaitSearch(long until) {
    if (settings.isRepeatable() && until - withoutCircuitNanos > 0) {
      if (searchThread.await(withoutCircuitNanos)) {
        return true;
      }
      searchThread.doWithoutCircuit();
    }
    return searchThread.await(until);
  }

  /**
   * True if more search would repeat what is known: the search has ended before its time, without a
   * limit and without a failure, or {@link #isSolved}.
   */
  public boolean isSettled() {
    return isSolved() || endsEarly;
  }

  /** The report on the moves of a role; empty if no search has reached the position. */
  public Optional<SearchReport> report(Role role) {
    return Optional.ofNullable(searchThread.report(role.index()));
  }

  /**
   * Seconds until the search on the circuit knew as much as that on the reference engine, which
   * answers until then; empty if it never did.
   */
  public OptionalDouble readySeconds() {
    return searchThread.readySeconds();
  }

  /** True if further search cannot change the choice of any move. */
  public boolean isSolved() {
    return searchThread.isSolved();
  }

  /** Playouts finished so far. */
  public long finishedPlayouts() {
    return searchThread.finishedPlayouts();
  }

  /** Stops the search; results can still be read. */
  public void rest() {
    searchThread.rest();
  }

  @Override
  public void close() {
    searchThread.close();
  }
}
