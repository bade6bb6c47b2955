package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpLimitsTest {
  @Test
  void forHeap_fourGigabytes_takesSheetsOfTenMegabytes() {
    assertTrue(HttpLimits.forHeap(4L << 30).lengths().bodyBytes() > 10_000_000);
  }

  @ParameterizedTest
  @ValueSource(longs = {700L << 20, 2L << 30, 4L << 30, 16L << 30, 200L << 30})
  void forHeap_anySize_leavesMostOfItToTheProgram(long heap) {
    HttpLimits limits = HttpLimits.forHeap(heap);
    long free = (long) limits.load().connections() * ByteBudget.FREE;

    assertTrue(limits.lengths().bytesInFlight() + free < heap / 10, limits.toString());
    assertEquals(2L * limits.lengths().bodyBytes(), limits.lengths().bytesInFlight());
  }

  @Test
  void withConnectionsUpTo_fewerThanThereMayBe_lowersBothLimits() {
    HttpLimits.Load load = new HttpLimits.Load(4, 100, 20);

    assertEquals(new HttpLimits.Load(4, 50, 20), load.withConnectionsUpTo(50));
    assertEquals(new HttpLimits.Load(4, 10, 10), load.withConnectionsUpTo(10));
    assertEquals(load, load.withConnectionsUpTo(1_000));
  }
}
