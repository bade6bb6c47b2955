package org.gonu.machine;

/** Makes random playouts of a {@link PackedGame}, many at a time. Threads share it. */
public interface PlayoutEngine {
  /**
   * Estimated time of a step in one lane, in nanoseconds. Computed from the size of the code, so
   * that it is the same on every machine.
   */
  double stepNanos();

  /** New lanes for one thread. The same seed gives the same playouts. */
  Lanes newLanes(long seed);

  /**
   * New lanes that also record which moves were made in the playouts of a job after its first step
   * (see {@link PlayoutSums#made}). Moves without an alternative in any phase are not recorded. In
   * a game with more than 4,096 moves, none are. The first call compiles code, and steps take
   * longer.
   */
  Lanes newRecordingLanes(long seed);
}
