package org.gonu.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The score interval against the figures of Newcombe 1998, table I, method 3. */
final class IntervalTest {
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718"
  })
  void ofMean_examplesOfNewcombe_areMet(int wins, int matches, double low, double high) {
    Interval interval = Interval.ofMean((double) wins / matches, matches);

    assertEquals(low, interval.low(), 5e-5);
    assertEquals(high, interval.high(), 5e-5);
  }

  @Test
  void ofMean_ends_areExact() {
    assertEquals(0.0, Interval.ofMean(0, 7).low());
    assertEquals(1.0, Interval.ofMean(1, 7).high());
    assertEquals(new Interval(0, 1), Interval.ofMean(0.5, 0));
  }

  @Test
  void ofMean_noMean_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Interval.ofMean(1.5, 3));
    assertThrows(IllegalArgumentException.class, () -> Interval.ofMean(Double.NaN, 3));
  }
}
