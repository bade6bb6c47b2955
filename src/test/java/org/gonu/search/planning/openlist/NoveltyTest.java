package org.gonu.search.planning.openlist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.search.Coefficients;
import org.junit.jupiter.api.Test;

final class NoveltyTest {
  @Test
  void of_statesOneAfterTheOther_tellsNewBasesAndNewPairs() {
    Novelty novelty = new Novelty(2, Coefficients.DEFAULT);

    assertEquals(0, novelty.of(new long[] {0b11, 0}));
    assertEquals(0, novelty.of(new long[] {0b01, 1}));
    assertEquals(1, novelty.of(new long[] {0b10, 1}));
    assertEquals(2, novelty.of(new long[] {0b11, 1}), "new only as a whole");
    assertEquals(2, novelty.of(new long[] {0b01, 1}));
  }
}
