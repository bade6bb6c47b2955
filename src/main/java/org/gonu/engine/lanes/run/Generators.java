package org.gonu.engine.lanes.run;

/** Seeds the random generators of lanes (SplitMix64; Steele, Lea and Flood, 2014). */
final class Generators {
  private Generators() {}

  /** Fills longs of the slots of generators from a seed. */
  static void seed(long[] slots, int from, int count, long seed) {
    long state = seed;
    for (int i = from; i < from + count; i++) {
      state += 0x9e3779b97f4a7c15L;
      long mixed = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
      mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
      slots[i] = mixed ^ (mixed >>> 31);
    }
  }
}
