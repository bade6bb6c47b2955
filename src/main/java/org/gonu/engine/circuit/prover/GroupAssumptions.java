package org.gonu.engine.circuit.prover;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GroupIndex;

/** The groups that a proof assumes, and their consequences. */
final class GroupAssumptions {
  private final GroupIndex groups;
  private final int[] baseNodes;
  private final PartialAssignment values;

  /**
   * By group: whether its bases are assumed to exclude each other, and whether one is assumed to
   * hold.
   */
  private final boolean[] exclusive;

  private final boolean[] complete;

  /** The assumptions that were used: 2 * group for exclusion, 2 * group + 1 for completeness. */
  private final BitSet used = new BitSet();

  GroupAssumptions(GroupIndex groups, int[] baseNodes, PartialAssignment values) {
    this.groups = groups;
    this.baseNodes = baseNodes;
    this.values = values;
    this.exclusive = new boolean[groups.size()];
    this.complete = new boolean[groups.size()];
    for (int group = 0; group < groups.size(); group++) {
      exclusive[group] = true;
      complete[group] = groups.get(group).complete();
    }
  }

  boolean isExclusive(int group) {
    return exclusive[group];
  }

  boolean isComplete(int group) {
    return complete[group];
  }

  /** Drops the assumption that the bases of a group exclude each other. */
  void drop(int group) {
    exclusive[group] = false;
    complete[group] = false;
  }

  /** Drops the assumption that one of the bases of a group holds. */
  void dropCompleteness(int group) {
    complete[group] = false;
  }

  /**
   * The assumptions used since the set was cleared: 2 * group for exclusion, 2 * group + 1 for
   * completeness.
   */
  BitSet used() {
    return used;
  }

  /** Adds to the queue the consequences of a base that holds. */
  void follow(int base, IntArrayList queue) {
    for (int group : groups.groupsOf(base)) {
      if (exclusive[group]) {
        used.set(2 * group);
        for (int other : groups.get(group).bases()) {
          if (other != base && baseNodes[other] != 0) {
            queue.add(2 * baseNodes[other] + 1);
          }
        }
      }
    }
  }

  /**
   * Adds to the queue the consequences of a base that does not hold: if only one base of a complete
   * group is left, it holds.
   *
   * @return false if a complete group has no base left
   */
  boolean followMissing(int base, IntArrayList queue) {
    for (int group : groups.groupsOf(base)) {
      if (complete[group] && !followComplete(group, queue)) {
        return false;
      }
    }
    return true;
  }

  private boolean followComplete(int group, IntArrayList queue) {
    int last = 0;
    for (int base : groups.get(group).bases()) {
      int other = baseNodes[base];
      if (other == 0 || values.given(other) > 0 || (values.given(other) == 0 && last != 0)) {
        return true;
      }
      last = values.given(other) == 0 ? other : last;
    }
    used.set(2 * group + 1);
    if (last != 0) {
      queue.add(2 * last);
    }
    return last != 0;
  }
}
