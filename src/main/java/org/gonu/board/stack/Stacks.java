package org.gonu.board.stack;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.board.fact.FactShape;
import org.gonu.gdl.Term;

/**
 * Things that stand one upon another on bases, as facts with two arguments tell: a thing, and what
 * it stands on.
 *
 * @param bases that things stand on, from left to right
 * @param things from the smallest, which stands highest, to the largest, if they have sizes
 * @param areSized true if they do: no thing stands on a smaller one
 * @param areLinked true if facts tell for a thing the next below it, false if they tell its base
 */
public record Stacks(
    FactShape shape,
    ImmutableList<String> bases,
    ImmutableList<String> things,
    boolean areSized,
    boolean areLinked) {
  static final int THING = 0;
  static final int SUPPORT = 1;

  /** True if a fact tells what a thing stands on. */
  public boolean has(Term fact) {
    return shape
        .leaves(fact)
        .filter(
            leaves ->
                things.contains(leaves.get(THING))
                    && (bases.contains(leaves.get(SUPPORT))
                        || things.contains(leaves.get(SUPPORT))))
        .isPresent();
  }

  /** What stands on each base, from below, in the state in which these facts hold. */
  public ImmutableList<ImmutableList<String>> piles(Iterable<? extends Term> facts) {
    MutableMap<String, MutableList<String>> on = Maps.mutable.empty();
    for (Term fact : facts) {
      shape
          .leaves(fact)
          .ifPresent(
              leaves ->
                  on.getIfAbsentPut(leaves.get(SUPPORT), Lists.mutable::empty)
                      .add(leaves.get(THING)));
    }
    return bases.collect(base -> areLinked ? chain(base, on) : sorted(base, on));
  }

  private ImmutableList<String> sorted(String base, MutableMap<String, MutableList<String>> on) {
    return on.getIfAbsentValue(base, Lists.mutable.empty())
        .toSortedListBy(thing -> -things.indexOf(thing))
        .toImmutable();
  }

  private static ImmutableList<String> chain(
      String base, MutableMap<String, MutableList<String>> on) {
    MutableList<String> pile = Lists.mutable.empty();
    MutableList<String> next = on.getIfAbsentValue(base, Lists.mutable.empty());
    while (next.notEmpty() && !pile.contains(next.getFirst())) {
      pile.add(next.getFirst());
      next = on.getIfAbsentValue(next.getFirst(), Lists.mutable.empty());
    }
    return pile.toImmutable();
  }
}
