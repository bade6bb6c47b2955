package org.gonu.engine.lanes.run;

/**
 * Groups of lanes. The lanes of one word with the same job are a group, which is handled as a whole
 * by a mask. A group without lanes is free for another job.
 */
final class LaneGroups {
  /** By group its lanes, bits of a word. */
  private final long[] lanes;

  /** By group its job. */
  private final int[] job;

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

  /** The lanes of a group, bits of a word. */
  long lanes(int group) {
    return lanes[group];
  }

  /** The job of a group. */
  int job(int group) {
    return job[group];
  }

  /** The group of the first of some lanes of a word. */
  int first(int word, long someLanes) {
    return groupOf[Long.SIZE * word + Long.numberOfTrailingZeros(someLanes)];
  }

  /** Makes lanes of a word a group. */
  void open(int word, long itsLanes, int itsJob) {
    int group = free[--freeCount];
    lanes[group] = itsLanes;
    job[group] = itsJob;
    for (long left = itsLanes; left != 0; left &= left - 1) {
      groupOf[Long.SIZE * word + Long.numberOfTrailingZeros(left)] = group;
    }
  }

  /** Removes lanes from a group. */
  void release(int group, long someLanes) {
    lanes[group] &= ~someLanes;
    if (lanes[group] == 0) {
      free[freeCount++] = group;
    }
  }
}
