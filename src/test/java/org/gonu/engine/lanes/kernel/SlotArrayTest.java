package org.gonu.engine.lanes.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SlotArrayTest {
  @ParameterizedTest
  @CsvSource({"256, 4", "8_192, 4", "12_288, 4", "16_384, 8", "40_000, 16", "1_000_000, 32"})
  void largestRegion_ofAHeap_isItsPartOf2048(String heap, int region) {
    long megabytes = Long.parseLong(heap.replace("_", ""));

    assertEquals(region << 20, SlotArray.largestRegion(megabytes << 20));
  }

  /** A negative number was taken for a small one. */
  @Test
  void length_moreThanAnArrayHolds_isRefused() {
    assertThrows(ArithmeticException.class, () -> SlotArray.length(1 << 28, 8));
    assertThrows(ArithmeticException.class, () -> SlotArray.length(1 << 29, 8));
  }

  @Test
  void length_ofFewSlots_isMoreThanHalfOfARegion() {
    int half = SlotArray.largestRegion(Runtime.getRuntime().maxMemory()) / 2;

    assertTrue((long) SlotArray.length(1, 8) * Long.BYTES > half);
  }
}
