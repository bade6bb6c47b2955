package org.gonu.ground.assumption;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;

/**
 * A kind of fact of which a state is assumed to have at most one for each key: {@code (cell ?x ?y
 * wk)} and {@code (cell ?x ?y bk)}, if the third argument is the key.
 *
 * @param function of the facts
 * @param keys the arguments that are the key
 */
public record AssumedFact(Predicate function, ImmutableList<Key> keys) {

  /**
   * An argument of the key.
   *
   * @param argument its number, from 0
   * @param values those for which something is assumed; empty for all
   */
  public record Key(int argument, ImmutableSet<Term> values) {
    private Key widenedBy(Key other) {
      boolean isOfAll = values.isEmpty() || other.values.isEmpty();
      return new Key(argument, isOfAll ? Sets.immutable.empty() : values.union(other.values));
    }

    private boolean includes(Compound fact) {
      return values.isEmpty() || values.contains(fact.arguments().get(argument));
    }
  }

  /** True if another assumption is about the same facts, with the same arguments as key. */
  boolean isLike(AssumedFact other) {
    return function.equals(other.function)
        && keys.collect(Key::argument).equals(other.keys.collect(Key::argument));
  }

  /** What is assumed of the values of this key and of those of a like one. */
  AssumedFact widenedBy(AssumedFact other) {
    return new AssumedFact(
        function, keys.zip(other.keys).collect(both -> both.getOne().widenedBy(both.getTwo())));
  }

  /**
   * The bases that are assumed to exclude each other.
   *
   * @return by key the numbers of its bases, ascending, at least two
   */
  public ImmutableList<int[]> groups(ImmutableList<Term> bases) {
    Map<ImmutableList<Term>, MutableIntList> byKey = new LinkedHashMap<>();
    bases.forEachWithIndex(
        (term, base) -> {
          if (term instanceof Compound fact && isMeant(fact)) {
            byKey
                .computeIfAbsent(
                    keys.collect(key -> fact.arguments().get(key.argument())),
                    key -> IntLists.mutable.empty())
                .add(base);
          }
        });
    return Lists.immutable
        .withAll(byKey.values())
        .select(group -> group.size() > 1)
        .collect(MutableIntList::toArray);
  }

  private boolean isMeant(Compound fact) {
    return fact.function().name().equals(function.name())
        && fact.arguments().size() == function.arity()
        && keys.allSatisfy(key -> key.includes(fact));
  }
}
