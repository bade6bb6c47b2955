package org.gonu.search.mcts.store;

/** Mixing of bits (the finaliser of SplitMix64, Steele and others, 2014). */
public final class Hashing {
  private Hashing() {}

  /** Spreads every bit over all bits. */
  public static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }

  /** A hash of some words from a place on. */
  static int hash(long[] words, int from, int count) {
    long hash = 0x9e3779b97f4a7c15L;
    for (int i = from; i < from + count; i++) {
      hash = mix(hash ^ words[i]) + 0x9e3779b97f4a7c15L;
    }
    return (int) (hash ^ (hash >>> 32));
  }
}
