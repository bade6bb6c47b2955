package org.gonu.machine;

/** Hash functions for hash tables whose size is a power of two. */
public final class Hashing {
  private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;

  /** An odd number for linear congruences modulo 2^64 (Steele and Vigna 2021). */
  private static final long MULTIPLIER = 0xd1342543de82ef95L;

  private Hashing() {}

  /** Spreads the information of a hash over its low bits (after the finalizer of MurmurHash3). */
  public static int spread(int hash) {
    int h = hash * 0x85ebca6b;
    h ^= h >>> 13;
    h *= 0xc2b2ae35;
    return h ^ (h >>> 16);
  }

  /**
   * Mixes a long: every bit of the argument affects all bits of the result (the finalizer of
   * SplitMix64; Steele, Lea and Flood 2014).
   */
  public static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }

  /** A hash of a number and some others, from an index on; all bits depend on all numbers. */
  public static int hash(int first, int[] numbers, int from, int count) {
    long hash = first * MULTIPLIER;
    for (int i = from; i < from + count; i++) {
      hash = (hash + numbers[i]) * MULTIPLIER;
    }
    return (int) (((hash ^ (hash >>> 29)) * MULTIPLIER) >>> 32);
  }

  /** A hash of some words, from an index on. */
  public static int hash(long[] words, int from, int count) {
    long hash = GOLDEN_RATIO;
    for (int i = from; i < from + count; i++) {
      hash = mix(hash ^ words[i]) + GOLDEN_RATIO;
    }
    return (int) (hash ^ (hash >>> 32));
  }
}
