package org.gonu.search.mcts.store;

/** Mixing of bits (the finaliser of SplitMix64, Steele and others, 2014). */
public final class Hashing {
  private Hashing() {}

  /** Mixes a long: every bit of the argument affects all bits of the result. */
  public static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }

  /** A hash of some words from an index on. */
  static int hash(long[] words, int from, int count) {
    long hash = 0x9e3779b97f4a7c15L;
    for (int i = from; i < from + count; i++) {
      hash = mix(hash ^ words[i]) + 0x9e3779b97f4a7c15L;
    }
    return (int) (hash ^ (hash >>> 32));
  }
}
