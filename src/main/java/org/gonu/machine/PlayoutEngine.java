package org.gonu.machine;

/** Makes random playouts of a {@link PackedGame}, many at a time. Shared by threads. */
public interface PlayoutEngine {
  /**
   * About how long a step in one lane takes, in nanoseconds. By the size of the code, not measured:
   * the same on every machine.
   */
  double stepNanos();

  /** Lanes of one's own; the same seed gives the same playouts. */
  Lanes newLanes(long seed);

  /**
   * Lanes that also know which moves were made in the playouts of a job after its first step (see
   * {@link PlayoutSums#made}). Moves that a role never chooses, since it has no other in any phase,
   * are not recorded, and none is in a game with more than 4,096 moves. Some code is compiled when
   * this is asked for the first time; a step takes longer.
   */
  Lanes newRecordingLanes(long seed);
}
