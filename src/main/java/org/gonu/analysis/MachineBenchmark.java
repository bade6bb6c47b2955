package org.gonu.analysis;

import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.gonu.machine.StateMachine;

/** Measures random playouts from the initial state on a machine that takes one state at a time. */
public final class MachineBenchmark {
  private final StateMachine machine;
  private final long seed;

  /** A benchmark of this machine; the same seed makes the same choices. */
  public MachineBenchmark(StateMachine machine, long seed) {
    this.machine = machine;
    this.seed = seed;
  }

  /**
   * Plays for some seconds to warm up, then measures. The last playout is played to its end, or
   * given up if that does not come.
   *
   * @throws org.gonu.machine.BrokenContractException if the rules break their contract
   */
  public PlayoutSpeed run(double warmupSeconds, double seconds) {
    PlayoutSpeed unused = play(warmupSeconds, 1);
    return play(seconds, PlayoutSpeed.patience(seconds));
  }

  private PlayoutSpeed play(double seconds, double patience) {
    RandomPlayouts playouts = new RandomPlayouts(machine, seed);
    long start = System.nanoTime();
    long end = start + (long) (seconds * 1e9);
    long last = end + (long) (patience * 1e9);
    PlayoutStatistics all;
    int begun = 0;
    do {
      all = playouts.run(1, () -> System.nanoTime() - last > 0);
      begun++;
    } while (System.nanoTime() - end < 0);
    double elapsed = (System.nanoTime() - start) / 1e9;
    boolean haveEnded = begun == all.playouts();
    return new PlayoutSpeed(
        all.jointMoves() / elapsed,
        all.playouts() / elapsed,
        all.playouts(),
        haveEnded ? all.meanLength() : 0,
        haveEnded ? all.meanGoals() : DoubleLists.immutable.empty(),
        0,
        begun - all.playouts());
  }
}
