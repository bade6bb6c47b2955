package org.gonu.player;

import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.mcts.selection.ScanSelector;

/**
 * What the stages of a search share.
 *
 * @param newest the circuit: a draft, until it is rewritten
 * @param isRepeatable true if everything has to go the same way each time
 * @param scans of the tree search
 * @param startDeadlineNanos when the start clock ends, by {@link System#nanoTime}
 */
record StageContext(
    Supplier<PackedGame> newest,
    SearchParameters parameters,
    ScanSelector scans,
    boolean isRepeatable,
    long startDeadlineNanos) {

  /** The circuit for a stage that begins now. */
  PackedGame game() {
    return newest.get();
  }

  Coefficients coefficients() {
    return parameters.coefficients();
  }

  /** Most bytes of a search that is no tree search. */
  long memory() {
    return (long)
        (parameters.value(SolverCoefficient.SOLVER_MEMORY_SHARE) * parameters.memoryBytes());
  }

  /** A source of random numbers, the same for each search. */
  SplittableRandom newRandom() {
    return new SplittableRandom(parameters.seed());
  }

  /** What is left of the start clock, in nanoseconds; negative behind its end. */
  long startNanosLeft() {
    return startDeadlineNanos - System.nanoTime();
  }

  /**
   * The budget of an attempt: a share of what is left of the start clock, or a number of states if
   * it has to go the same way each time.
   *
   * @param whole budget of which the attempt is a part
   * @param leastNanos time that it gets in any case
   */
  SearchBudget attempt(SearchBudget whole, SolverCoefficient share, long leastNanos) {
    if (isRepeatable) {
      return SearchBudget.playouts(parameters.count(SolverCoefficient.SOLVER_STATES));
    }
    long nanos = (long) (parameters.value(share) * startNanosLeft());
    return whole.until(System.nanoTime() + Math.max(leastNanos, nanos));
  }
}
