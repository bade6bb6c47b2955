package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The clocks of a match. */
final class MatchClocksTest {
  @ParameterizedTest
  @CsvSource({"PT1S, 1", "PT1.000000001S, 2", "PT0.0004S, 1", "PT1.999S, 2", "PT0S, 0"})
  void recorded_fractions_areRoundedUp(Duration clock, int seconds) {
    assertEquals(seconds, MatchClocks.of(clock, clock).recorded().play());
  }
}
