package org.gonu.engine.lanes.staging;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Tells a set of candidates by their parts: first parts all of whose candidates are in the set,
 * second parts likewise for what is left, and then single candidates.
 */
final class StageCover {
  private final MoveStages stages;
  private final int[] inFirst;
  private final int[] inSecond;
  private final boolean[] isTaken;
  private final IntArrayList firsts = new IntArrayList();
  private final IntArrayList seconds = new IntArrayList();
  private final IntArrayList singles = new IntArrayList();

  StageCover(MoveStages stages) {
    this.stages = stages;
    inFirst = new int[stages.firsts()];
    inSecond = new int[stages.seconds()];
    isTaken = new boolean[stages.seconds()];
  }

  /** Covers a set; each candidate is in it once. */
  void cover(IntArrayList candidates) {
    firsts.clear();
    seconds.clear();
    singles.clear();
    count(candidates, 1);
    for (int i = 0; i < candidates.size(); i++) {
      int candidate = candidates.get(i);
      int first = stages.firstOf(candidate);
      int second = stages.secondOf(candidate);
      if (inFirst[first] == stages.sizeOfFirst(first)) {
        if (stages.isFirstOfFirst(candidate)) {
          firsts.add(first);
        }
      } else if (inSecond[second] != stages.sizeOfSecond(second)) {
        singles.add(candidate);
      } else if (!isTaken[second]) {
        isTaken[second] = true;
        seconds.add(second);
      }
    }
    seconds.forEach(second -> isTaken[second] = false);
    count(candidates, -1);
  }

  private void count(IntArrayList candidates, int change) {
    for (int i = 0; i < candidates.size(); i++) {
      inFirst[stages.firstOf(candidates.get(i))] += change;
      inSecond[stages.secondOf(candidates.get(i))] += change;
    }
  }

  /** The first parts that are in the set as a whole. */
  IntArrayList firsts() {
    return firsts;
  }

  /** The second parts that are in the set as a whole and are not covered by the first parts. */
  IntArrayList seconds() {
    return seconds;
  }

  /** The other candidates. */
  IntArrayList singles() {
    return singles;
  }

  /** Number of literals that tell the set. */
  int literals() {
    return firsts.size() + seconds.size() + 2 * singles.size();
  }
}
