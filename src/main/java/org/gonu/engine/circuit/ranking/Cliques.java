package org.gonu.engine.circuit.ranking;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.eclipse.collections.impl.list.mutable.primitive.BooleanArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;

/** Parts atoms into cliques, of each of which at most one atom holds. */
final class Cliques {
  private final GroupIndex groups;

  /** By atom its place among those that are parted. */
  private final IntIntHashMap places;

  /** By place the number of its clique; negative if it is in none yet. */
  private final int[] numbers;

  /** By clique: whether one of its atoms holds in any case. */
  private final BooleanArrayList complete = new BooleanArrayList();

  /**
   * No cliques yet.
   *
   * @param places by atom its place
   */
  Cliques(GroupIndex groups, IntIntHashMap places) {
    this.groups = groups;
    this.places = places;
    this.numbers = new int[places.size()];
    Arrays.fill(numbers, -1);
  }

  /** By place the number of its clique, from now on also for those that are alone. */
  int[] numbers() {
    for (int place = 0; place < numbers.length; place++) {
      if (numbers[place] < 0) {
        numbers[place] = complete.size();
        complete.add(false);
      }
    }
    return numbers;
  }

  /** By clique whether one of its atoms holds in any case. */
  boolean[] complete() {
    return complete.toArray();
  }

  /**
   * Makes a clique of atoms that stand for the bases in a group: the group of some base that has
   * most atoms left.
   *
   * @param atomOf by base a value that excludes those of others in a group
   * @param valueOf by base its own value in the same state
   */
  void join(int base, IntUnaryOperator atomOf, IntUnaryOperator valueOf) {
    if (!isFree(atomOf.applyAsInt(base))) {
      return;
    }
    int best = -1;
    long most = 1;
    for (int number : groups.groupsOf(base)) {
      long count = count(groups.get(number), atomOf);
      best = count > most ? number : best;
      most = Math.max(most, count);
    }
    if (best >= 0) {
      join(groups.get(best), atomOf, valueOf);
    }
  }

  private void join(MutexGroup group, IntUnaryOperator atomOf, IntUnaryOperator valueOf) {
    boolean isComplete = group.complete();
    for (int base : group.bases()) {
      int atom = atomOf.applyAsInt(base);
      int value = valueOf.applyAsInt(base);
      if (isFree(atom)) {
        numbers[places.get(Gates.node(atom))] = complete.size();
        isComplete &= atom == value;
      } else {
        isComplete &= value == Gates.FALSE;
      }
    }
    complete.add(isComplete);
  }

  private long count(MutexGroup group, IntUnaryOperator atomOf) {
    return Arrays.stream(group.bases()).map(atomOf).filter(this::isFree).distinct().count();
  }

  /** True for an atom that has a place and is in no clique; it is not negated. */
  private boolean isFree(int value) {
    int place = places.getIfAbsent(Gates.node(value), -1);
    return !Gates.isNegated(value) && place >= 0 && numbers[place] < 0;
  }
}
