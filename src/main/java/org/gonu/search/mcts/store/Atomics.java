package org.gonu.search.mcts.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Changes to elements of arrays that several workers share. */
final class Atomics {
  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  private Atomics() {}

  /** Adds to an element. */
  static void add(int[] array, int index, int amount) {
    INTS.getAndAdd(array, index, amount);
  }

  /** Adds to an element. Returns the sum. */
  static long add(long[] array, int index, long amount) {
    return (long) LONGS.getAndAdd(array, index, amount) + amount;
  }

  /** Replaces an element if it is as expected. Returns what it was. */
  static long exchange(long[] array, int index, long expected, long value) {
    return (long) LONGS.compareAndExchange(array, index, expected, value);
  }

  /**
   * Replaces an element if it is as expected, such that who sees it sees all that was written
   * before. Returns what it was.
   */
  static int exchange(int[] array, int index, int expected, int value) {
    return (int) INTS.compareAndExchange(array, index, expected, value);
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
