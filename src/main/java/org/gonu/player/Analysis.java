package org.gonu.player;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gonu.game.DifferenceReport;
import org.gonu.game.Game;
import org.gonu.game.RootCheck;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;

/**
 * Thinks about one position as {@link MctsPlayer} would: on the reference engine until the circuit
 * is ready, then by the search that suits the game. What is known can be read at any time. To be
 * used by one thread.
 */
public final class Analysis implements AutoCloseable {
  /** Time that counts as the start clock of a match, unless half of all is more. */
  private static final Duration USUAL_BEGINNING = Duration.ofSeconds(10);

  private final StateMachine machine;
  private final State state;
  private final PlayerSettings settings;
  private final long deadlineNanos;
  private final SearchSelector choice;
  private final RootCheck check;
  private final SearchThread searchThread;
  private boolean checked;

  /**
   * Begins to think.
   *
   * @param machine of the reference engine, for the use of this analysis from now on
   * @param state a state of the machine that is not terminal
   * @param time to think at most
   */
  public Analysis(
      Game game, StateMachine machine, State state, MctsPlayer.Limits limits, Duration time) {
    game.fastEngine().prepare();
    this.machine = machine;
    this.state = state;
    settings = limits.settings();
    long now = System.nanoTime();
    deadlineNanos = now + time.toNanos();
    long beginning =
        Math.min(time.toNanos(), Math.max(USUAL_BEGINNING.toNanos(), time.toNanos() / 2));
    choice = new SearchSelector(game, limits.effective(), limits.isRepeatable(), now + beginning);
    check = new RootCheck(game, machine, DifferenceReport.here());
    searchThread = new SearchThread("analysis", choice);
    searchThread.think(machine.facts(state), budget());
  }

  private SearchBudget budget() {
    return SearchBudget.of(deadlineNanos, settings.playouts()).withNodes(settings.nodes());
  }

  /**
   * Waits until nothing is left to find out or a time has come.
   *
   * @return true if it is over: solved, or the time or the playouts are used up
   */
  public boolean await(Duration time) {
    long until = System.nanoTime() + time.toNanos();
    boolean isOver = searchThread.await(until - deadlineNanos > 0 ? deadlineNanos : until);
    if (!checked && choice.isFast()) {
      checked = true;
      if (!check.holds(state)) {
        choice.distrustFast("it differs from the reference engine");
        searchThread.think(machine.facts(state), budget());
        return false;
      }
    }
    return isOver || deadlineNanos - System.nanoTime() <= 0;
  }

  /** What is known about the moves of a role; empty if the search has not got to the position. */
  public Optional<SearchReport> report(Role role) {
    return Optional.ofNullable(searchThread.report(role.index()));
  }

  /**
   * Seconds from the beginning until the search on the circuit knew as much as that on the
   * reference engine, whose answer stands until then; empty if it has not come to that.
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

  /** Stops thinking; what is known can be read still. */
  public void rest() {
    searchThread.rest();
  }

  @Override
  public void close() {
    searchThread.close();
  }
}
