package org.gonu.engine.circuit;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Finds the mutex groups of a base. */
public final class GroupIndex {
  private final ImmutableList<MutexGroup> groups;

  /** By base: the numbers of the groups that it is in, ascending. */
  private final int[][] groupsOf;

  /**
   * Indexes groups.
   *
   * @param bases number of bases of the circuit
   */
  public GroupIndex(ImmutableList<MutexGroup> groups, int bases) {
    this.groups = groups;
    this.groupsOf = new int[bases][];
    IntArrayList[] lists = new IntArrayList[bases];
    for (int base = 0; base < bases; base++) {
      lists[base] = new IntArrayList(0);
    }
    groups.forEachWithIndex(
        (group, number) -> {
          for (int base : group.bases()) {
            lists[base].add(number);
          }
        });
    for (int base = 0; base < bases; base++) {
      groupsOf[base] = lists[base].toArray();
    }
  }

  /** Number of groups. */
  public int size() {
    return groups.size();
  }

  /** Number of bases of the circuit. */
  public int bases() {
    return groupsOf.length;
  }

  /** A group by its number. */
  public MutexGroup get(int number) {
    return groups.get(number);
  }

  /** The numbers of the groups that a base is in, ascending; not to be changed. */
  public int[] groupsOf(int base) {
    return groupsOf[base];
  }

  /** True if two different bases are in a common group, so that they never hold together. */
  public boolean exclude(int left, int right) {
    if (left == right) {
      return false;
    }
    for (int group : groupsOf[left]) {
      for (int other : groupsOf[right]) {
        if (group == other) {
          return true;
        }
      }
    }
    return false;
  }
}
