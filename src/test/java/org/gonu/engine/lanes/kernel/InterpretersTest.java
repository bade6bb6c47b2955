package org.gonu.engine.lanes.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InterpretersTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 8, 12, 16, 32, 64, 1000})
  void nearestWidth_ofAnyNumberOfLongs_isOneThatVectorsHave(int longs) {
    assumeTrue(Interpreters.vectorsOfWidth(8) != null, "a machine with vectors");

    int width = Interpreters.nearestWidth(longs);

    assertNotNull(Interpreters.vectorsOfWidth(width), width + " longs");
    assertEquals(width, Interpreters.nearestWidth(width), "the nearest of a width that fits");
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 15})
  void nearestWidth_betweenTwoWidths_isTheSmaller(int longs) {
    assertEquals(8, Interpreters.nearestWidth(longs));
  }
}
