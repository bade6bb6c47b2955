package org.gonu.engine.lanes.run;

/**
 * Groups of lanes: those of one word that have the same job. What is done with a job is done once
 * for a group, by a mask. A group that has lost its last lane is free for another job.
 */
final class LaneGroups {
  /** By group its lanes, bits of a word. */
  final long[] lanes;

  /** By group its job. */
  final int[] job;

  /** By lane its group. */
  private final int[] groupOf;

  private final int[] free;
  private int freeCount;

  /** Room for as many groups as there are lanes. */
  LaneGroups(int size) {
    lanes = new long[size];
    job = new int[size];
    groupOf = new int[size];
    free = new int[size];
    freeCount = size;
    for (int i = 0; i < size; i++) {
      free[i] = size - 1 - i;
    }
  }

  /** The group of the first of some lanes of a word. */
  int first(int word, long someLanes) {
    return groupOf[Long.SIZE * word + Long.numberOfTrailingZeros(someLanes)];
  }

  /** Makes a group of lanes of a word. */
  void open(int word, long itsLanes, int itsJob) {
    int group = free[--freeCount];
    lanes[group] = itsLanes;
    job[group] = itsJob;
    for (long left = itsLanes; left != 0; left &= left - 1) {
      groupOf[Long.SIZE * word + Long.numberOfTrailingZeros(left)] = group;
    }
  }

  /** Takes lanes from a group. */
  void release(int group, long someLanes) {
    lanes[group] &= ~someLanes;
    if (lanes[group] == 0) {
      free[freeCount++] = group;
    }
  }
}
