package org.gonu.search.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Additions to elements of arrays that several workers share. */
final class Atomics {
  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  private Atomics() {}

  /** Adds to an element. */
  static void add(int[] array, int index, int amount) {
    INTS.getAndAdd(array, index, amount);
  }

  /** Adds to an element. */
  static void add(long[] array, int index, long amount) {
    LONGS.getAndAdd(array, index, amount);
  }

  /** Sets an element such that who sees it sees all that was written before. */
  static void publish(int[] array, int index, int value) {
    INTS.setRelease(array, index, value);
  }

  /** An element that was published. */
  static int published(int[] array, int index) {
    return (int) INTS.getAcquire(array, index);
  }
}
