package org.gonu.board.stack;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.FactGroup;

/**
 * Finds things that stand one upon another. Either facts tell for each thing the next below it,
 * down to a base; or they tell for each thing its base, things have an order, and whenever one
 * leaves or comes to a base, all others there come after it in that order, or before it.
 */
public final class StackFinder {
  private static final int MIN_THINGS = 3;
  private static final int MIN_BASES = 2;
  private static final int MAX_BASES = 12;

  /** Minimum number of moves away from other things, or to them, that tell how things stand. */
  private static final int MIN_MOVES = 4;

  private final FactGroup group;
  private final AxisOrder axisOrder;
  private final ImmutableSet<String> things;
  private final ImmutableSet<String> supports;

  private StackFinder(FactGroup group, AxisOrder axisOrder) {
    this.group = group;
    this.axisOrder = axisOrder;
    this.things = group.leaves(IntLists.immutable.of(Stacks.THING));
    this.supports = group.leaves(IntLists.immutable.of(Stacks.SUPPORT));
  }

  /** The stacks that facts of one name tell of; nothing if they are about something else. */
  public static Optional<Stacks> find(FactGroup group, AxisOrder axisOrder) {
    return group.shape().size() == 2 && group.hasFixedNumber() && !group.isStatic()
        ? new StackFinder(group, axisOrder).find()
        : Optional.empty();
  }

  private Optional<Stacks> find() {
    ImmutableSet<String> bases = supports.difference(things);
    boolean standOnce =
        group
            .states()
            .allSatisfy(
                facts ->
                    facts.size() == things.size() && values(facts, Stacks.THING).equals(things));
    if (!standOnce
        || things.size() < MIN_THINGS
        || bases.size() < MIN_BASES
        || bases.size() > MAX_BASES) {
      return Optional.empty();
    }
    boolean areLinked = bases.size() < supports.size();
    return areLinked ? linked(bases) : sorted(bases);
  }

  private static ImmutableSet<String> values(ImmutableList<ImmutableList<String>> facts, int leaf) {
    return facts.collect(leaves -> leaves.get(leaf)).toImmutableSet();
  }

  /** Things of which facts tell the next below. */
  private Optional<Stacks> linked(ImmutableSet<String> bases) {
    boolean carryOne =
        group.states().allSatisfy(facts -> values(facts, Stacks.SUPPORT).size() == facts.size());
    return carryOne
        ? Optional.of(
            sized(bases)
                .orElseGet(() -> stacks(bases, things.toSortedList().toImmutable(), false, true)))
        : Optional.empty();
  }

  /** Linked things, if none ever stands on one that comes before it in their order. */
  private Optional<Stacks> sized(ImmutableSet<String> bases) {
    return order()
        .flatMap(
            order ->
                orders(order)
                    .detectOptional(
                        each ->
                            group
                                .states()
                                .allSatisfy(
                                    facts -> facts.allSatisfy(leaves -> isOnLarger(leaves, each)))))
        .map(order -> stacks(bases, order, true, true));
  }

  private static boolean isOnLarger(ImmutableList<String> leaves, ImmutableList<String> order) {
    int support = order.indexOf(leaves.get(Stacks.SUPPORT));
    return support < 0 || order.indexOf(leaves.get(Stacks.THING)) < support;
  }

  private Optional<ImmutableList<String>> order() {
    return axisOrder.order(things).filter(order -> things.equals(order.toSet()));
  }

  private static ImmutableList<ImmutableList<String>> orders(ImmutableList<String> order) {
    return Lists.immutable.of(order, order.toReversed());
  }

  /** Things of which facts tell the base. */
  private Optional<Stacks> sorted(ImmutableSet<String> bases) {
    return order()
        .flatMap(order -> orders(order).detectOptional(this::isKept))
        .map(order -> stacks(bases, order, true, false));
  }

  /** True if things always leave and come to the top, which is the first of those on a base. */
  private boolean isKept(ImmutableList<String> order) {
    int told = 0;
    for (int i = 0; i + 1 < group.states().size(); i++) {
      ImmutableList<ImmutableList<String>> before = group.states().get(i);
      ImmutableList<ImmutableList<String>> after = group.states().get(i + 1);
      ImmutableList<ImmutableList<String>> gone = before.reject(after::contains);
      ImmutableList<ImmutableList<String>> come = after.reject(before::contains);
      if (gone.size() == 1 && come.size() == 1) {
        if (!isTop(gone.getFirst(), before, order) || !isTop(come.getFirst(), after, order)) {
          return false;
        }
        told += isAlone(gone.getFirst(), before) ? 0 : 1;
        told += isAlone(come.getFirst(), after) ? 0 : 1;
      }
    }
    return told >= MIN_MOVES;
  }

  private static boolean isTop(
      ImmutableList<String> fact,
      ImmutableList<ImmutableList<String>> facts,
      ImmutableList<String> order) {
    int rank = order.indexOf(fact.get(Stacks.THING));
    return onSame(fact, facts).allSatisfy(other -> rank <= order.indexOf(other.get(Stacks.THING)));
  }

  private static boolean isAlone(
      ImmutableList<String> fact, ImmutableList<ImmutableList<String>> facts) {
    return onSame(fact, facts).size() == 1;
  }

  private static ImmutableList<ImmutableList<String>> onSame(
      ImmutableList<String> fact, ImmutableList<ImmutableList<String>> facts) {
    return facts.select(other -> other.get(Stacks.SUPPORT).equals(fact.get(Stacks.SUPPORT)));
  }

  private Stacks stacks(
      ImmutableSet<String> bases,
      ImmutableList<String> order,
      boolean areSized,
      boolean areLinked) {
    ImmutableList<String> inOrder =
        axisOrder
            .order(bases)
            .filter(each -> bases.equals(each.toSet()))
            .orElseGet(() -> bases.toSortedList().toImmutable());
    return new Stacks(group.shape(), inOrder, order, areSized, areLinked);
  }
}
