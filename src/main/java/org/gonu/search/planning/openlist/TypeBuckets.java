package org.gonu.search.planning.openlist;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.factory.primitive.IntLists;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;

/**
 * States in buckets by type. A random state of a random type is taken, so that rare types occur as
 * often as common ones.
 *
 * <p>Source: Xie and others, Type-based exploration with multiple search queues for satisficing
 * planning, 2014.
 */
final class TypeBuckets {
  private final SplittableRandom random;
  private final MutableIntObjectMap<MutableIntList> byType = IntObjectMaps.mutable.empty();

  /** The buckets that are not empty. */
  private final MutableList<MutableIntList> filled = Lists.mutable.empty();

  private int size;

  TypeBuckets(SplittableRandom random) {
    this.random = random;
  }

  /** Number of states. */
  int size() {
    return size;
  }

  /** Approximate bytes in use. */
  long bytes() {
    return 8L * size;
  }

  /** Adds a state. */
  void add(int type, int state) {
    MutableIntList bucket = byType.getIfAbsentPut(type, IntLists.mutable::empty);
    if (bucket.isEmpty()) {
      filled.add(bucket);
    }
    bucket.add(state);
    size++;
  }

  /** Removes a state; -1 if there is none. */
  int poll() {
    if (size == 0) {
      return -1;
    }
    size--;
    int which = random.nextInt(filled.size());
    MutableIntList bucket = filled.get(which);
    int index = random.nextInt(bucket.size());
    final int state = bucket.get(index);
    int last = bucket.removeAtIndex(bucket.size() - 1);
    if (index < bucket.size()) {
      bucket.set(index, last);
    }
    if (bucket.isEmpty()) {
      MutableIntList other = filled.remove(filled.size() - 1);
      if (which < filled.size()) {
        filled.set(which, other);
      }
    }
    return state;
  }
}
