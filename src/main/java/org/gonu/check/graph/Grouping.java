package org.gonu.check.graph;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * Values grouped by a key. Keys are in the order of their first values, and the values of a key in
 * the order in which they were given. There can be hundreds of thousands of keys with one value.
 */
final class Grouping<K, V> {
  private final Map<K, Integer> numbers = new HashMap<>();
  private final MutableList<K> keys = Lists.mutable.empty();
  private final MutableList<ImmutableList<V>> groups = Lists.mutable.empty();

  Grouping(ImmutableList<V> values, Function<V, K> keyOf) {
    int[] groupOf = new int[values.size()];
    int[] sizes = new int[16];
    for (int i = 0; i < groupOf.length; i++) {
      K key = keyOf.apply(values.get(i));
      Integer known = numbers.putIfAbsent(key, keys.size());
      int number = known == null ? keys.size() : known;
      if (known == null) {
        keys.add(key);
        sizes = number < sizes.length ? sizes : Arrays.copyOf(sizes, 2 * number);
      }
      groupOf[i] = number;
      sizes[number]++;
    }
    MutableList<MutableList<V>> open = Lists.mutable.empty();
    for (int number = 0; number < keys.size(); number++) {
      open.add(Lists.mutable.withInitialCapacity(sizes[number]));
    }
    for (int i = 0; i < groupOf.length; i++) {
      open.get(groupOf[i]).add(values.get(i));
    }
    open.each(group -> groups.add(group.toImmutable()));
  }

  /** The keys that have values. */
  ImmutableList<K> keys() {
    return keys.toImmutable();
  }

  /** The number of a key in the list of keys; negative if it has no values. */
  int number(K key) {
    return numbers.getOrDefault(key, -1);
  }

  /** The values of the key with a number. */
  ImmutableList<V> group(int number) {
    return groups.get(number);
  }

  /** The values of a key; none if it is unknown. */
  ImmutableList<V> get(K key) {
    int number = number(key);
    return number < 0 ? Lists.immutable.empty() : groups.get(number);
  }
}
