package org.gonu.datalog;

/** Hash values for tables whose size is a power of two. */
final class Hashing {
  private Hashing() {}

  /** Spreads the information of a hash over its low bits (the finalizer of MurmurHash3). */
  static int spread(int hash) {
    int h = hash * 0x85ebca6b;
    h ^= h >>> 13;
    h *= 0xc2b2ae35;
    return h ^ (h >>> 16);
  }
}
