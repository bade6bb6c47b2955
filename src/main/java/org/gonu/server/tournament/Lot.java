package org.gonu.server.tournament;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** What is drawn by lot: the same for the same seed and occasion, on every machine. */
public final class Lot {
  /** The offset basis and the prime of the hash of Fowler, Noll and Vo (FNV-1a, 64 bits). */
  private static final long BASIS = 0xcbf29ce484222325L;

  private static final long PRIME = 0x100000001b3L;

  private Lot() {}

  /** A number for an occasion. */
  public static long number(long seed, String occasion) {
    long hash = BASIS;
    for (int i = 0; i < occasion.length(); i++) {
      hash = (hash ^ occasion.charAt(i)) * PRIME;
    }
    // The generator mixes all bits of its seed.
    return new SplittableRandom(seed ^ hash).nextLong();
  }

  /** A number for an occasion that may seed a match: not negative. */
  public static long matchSeed(long seed, String occasion) {
    return number(seed, occasion) >>> 1;
  }

  /** The elements in an order drawn by lot (Fisher and Yates). */
  static <T> MutableList<T> shuffled(ImmutableList<T> elements, SplittableRandom random) {
    MutableList<T> order = Lists.mutable.withAll(elements);
    for (int i = order.size() - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      T moved = order.get(i);
      order.set(i, order.get(other));
      order.set(other, moved);
    }
    return order;
  }
}
