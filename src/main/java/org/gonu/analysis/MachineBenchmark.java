package org.gonu.analysis;

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
   * Plays for some seconds to warm up, then measures. The last playout is played to its end.
   *
   * @throws org.gonu.machine.BrokenContractException if the rules break their contract
   */
  public PlayoutSpeed run(double warmupSeconds, double seconds) {
    play(warmupSeconds);
    return play(seconds);
  }

  private PlayoutSpeed play(double seconds) {
    RandomPlayouts playouts = new RandomPlayouts(machine, seed);
    long start = System.nanoTime();
    long end = start + (long) (seconds * 1e9);
    PlayoutStatistics all;
    do {
      all = playouts.run(1, () -> false);
    } while (System.nanoTime() - end < 0);
    double elapsed = (System.nanoTime() - start) / 1e9;
    return new PlayoutSpeed(
        all.jointMoves() / elapsed,
        all.playouts() / elapsed,
        all.playouts(),
        all.meanLength(),
        all.meanGoals(),
        0);
  }
}
