package org.gonu.engine.circuit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which bit of which word stands for a base. */
final class StateBitsTest {
  @Test
  void words_aroundTheEndOfAWord_areAsManyAsNeeded() {
    assertArrayEquals(
        new int[] {0, 1, 1, 2, 2, 3},
        IntStream.of(0, 1, 64, 65, 128, 129).map(StateBits::words).toArray());
  }

  @Test
  void set_someBases_letsThemAloneHold() {
    int bases = 130;
    long[] state = new long[StateBits.words(bases)];
    IntStream.of(0, 63, 64, 129).forEach(base -> StateBits.set(state, base));

    int[] holding =
        IntStream.range(0, bases).filter(base -> StateBits.holds(state, base)).toArray();

    assertArrayEquals(new int[] {0, 63, 64, 129}, holding);
    assertEquals(1L << 63 | 1, state[0]);
  }
}
