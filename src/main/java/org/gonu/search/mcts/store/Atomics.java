package org.gonu.search.mcts.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Atomic operations on elements of arrays that several workers share. */
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

  /** Replaces an element if it has the expected value. Returns the value that it had. */
  static long exchange(long[] array, int index, long expected, long value) {
    return (long) LONGS.compareAndExchange(array, index, expected, value);
  }

  /**
   * Replaces an element if it has the expected value, with release semantics: whoever reads the new
   * value by {@link #published} sees all earlier writes. Returns the value that it had.
   */
  static int exchange(int[] array, int index, int expected, int value) {
    return (int) INTS.compareAndExchange(array, index, expected, value);
  }

  /**
   * Sets an element with release semantics: whoever reads it by {@link #published} sees all earlier
   * writes.
   */
  static void publish(int[] array, int index, int value) {
    INTS.setRelease(array, index, value);
  }

  /** Reads an element with acquire semantics. */
  static int published(int[] array, int index) {
    return (int) INTS.getAcquire(array, index);
  }
}
