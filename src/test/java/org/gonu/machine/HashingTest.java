package org.gonu.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

final class HashingTest {
  @Test
  void mix_gammaOfSplitMix64_isItsFirstNumberOfSeedZero() {
    assertEquals(0xe220a8397b1dcdafL, Hashing.mix(0x9e3779b97f4a7c15L));
  }

  @Test
  void spread_hashesThatDifferInHighBitsOnly_fillTheLowBits() {
    BitSet slots = new BitSet();
    for (int i = 0; i < 1024; i++) {
      slots.set(Hashing.spread(i << 20) & 1023);
    }

    // A random function is expected to fill 647 slots; without spreading it is one.
    assertTrue(slots.cardinality() > 550, slots.cardinality() + " slots");
  }

  @Test
  void hash_partOfAnArray_isThatOfThePartAlone() {
    long[] words = {7, 1, 2, 3, 7};

    assertEquals(Hashing.hash(new long[] {1, 2, 3}, 0, 3), Hashing.hash(words, 1, 3));
    assertNotEquals(Hashing.hash(new long[] {3, 2, 1}, 0, 3), Hashing.hash(words, 1, 3));
  }
}
