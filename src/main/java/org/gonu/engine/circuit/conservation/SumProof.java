package org.gonu.engine.circuit.conservation;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.products.Exclusions;

/**
 * Shows that numbers do not add up to more after a joint move than before. Each group gets its next
 * number in one of some ways, or it has none, which counts as 0. The ways are combined as far as
 * their conditions allow. In each combination the number of a group may be used once; one that is
 * not used may make up for what is added elsewhere.
 */
final class SumProof {
  /** Most combinations that are begun. */
  private static final int MAX_COMBINATIONS = 100_000;

  private final Numbers numbers;
  private final Exclusions exclusions;

  /**
   * By group the ways to its next number. Those that may be smaller come first: what they leave
   * makes up for what is added elsewhere.
   */
  private final ImmutableList<ImmutableList<Contribution>> ways;

  /** By place the least number that a group has where the joint move is legal. */
  private final int[] least;

  /** What holds in the present combination. */
  private final IntArrayList conditions;

  /** By place how often the present combination uses the number of a group. */
  private final int[] uses;

  private int combinations;

  private SumProof(
      Numbers numbers,
      Exclusions exclusions,
      ImmutableList<ImmutableList<Contribution>> ways,
      IntArrayList conditions) {
    this.numbers = numbers;
    this.exclusions = exclusions;
    this.ways = ways.toSortedListBy(SumProof::least).toImmutable();
    this.conditions = IntArrayList.newList(conditions);
    this.uses = new int[ways.size()];
    this.least = new int[ways.size()];
    Arrays.setAll(least, place -> numbers.least(place, conditions));
  }

  private static int least(ImmutableList<Contribution> ways) {
    return ways.isEmpty() ? 0 : ways.minBy(Contribution::more).more();
  }

  /**
   * True if the sum provably does not grow.
   *
   * @param ways by place of a group the ways to its next number
   * @param conditions what holds where the joint move is legal
   */
  static boolean holds(
      Numbers numbers,
      Exclusions exclusions,
      ImmutableList<ImmutableList<Contribution>> ways,
      IntArrayList conditions) {
    return new SumProof(numbers, exclusions, ways, conditions).holds(0, 0);
  }

  /**
   * True if the sum does not grow, however the groups from one on get their numbers.
   *
   * @param more what was added for the groups before
   */
  private boolean holds(int group, int more) {
    if (++combinations > MAX_COMBINATIONS) {
      return false;
    }
    if (holdsInAnyCase(group, more)) {
      return true;
    }
    return group < ways.size()
        && holds(group + 1, more)
        && ways.get(group).allSatisfy(way -> !isPossible(way) || holdsWith(way, group, more));
  }

  private boolean holdsWith(Contribution way, int group, int more) {
    int before = conditions.size();
    conditions.addAll(way.conditions());
    way.summands().each(summand -> uses[summand]++);
    boolean holds = holds(group + 1, more + way.more());
    way.summands().each(summand -> uses[summand]--);
    while (conditions.size() > before) {
      conditions.removeAtIndex(conditions.size() - 1);
    }
    return holds;
  }

  private boolean isPossible(Contribution way) {
    return way.conditions().noneSatisfy(literal -> exclusions.exclude(literal, conditions));
  }

  /** True if the sum does not grow even if each of the other groups gets what is most for it. */
  private boolean holdsInAnyCase(int group, int more) {
    int[] mostUses = uses.clone();
    int most = more;
    for (int other = group; other < ways.size(); other++) {
      int own = 0;
      IntArrayList summands = new IntArrayList();
      for (Contribution way : ways.get(other)) {
        if (isPossible(way)) {
          own = Math.max(own, way.more());
          summands.addAll(way.summands());
        }
      }
      most += own;
      summands.distinct().each(summand -> mostUses[summand]++);
    }
    for (int summand = 0; summand < mostUses.length; summand++) {
      if (mostUses[summand] > 1) {
        return false;
      }
      most -= mostUses[summand] == 0 ? least(summand) : 0;
    }
    return most <= 0;
  }

  /** The least number that a group has in the present combination. */
  private int least(int place) {
    int most = least[place];
    for (int i = 0; i < conditions.size(); i++) {
      if (numbers.place(conditions.get(i)) == place) {
        most = Math.max(most, numbers.of(conditions.get(i)));
      }
    }
    return most;
  }
}
