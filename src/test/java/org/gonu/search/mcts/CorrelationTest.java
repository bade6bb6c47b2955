package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.search.mcts.playout.Correlation;
import org.junit.jupiter.api.Test;

/** The correlation of pairs of numbers. */
final class CorrelationTest {
  private final Correlation correlation = new Correlation();

  @Test
  void value_numbersThatRiseTogether_is1() {
    correlation.add(0, 10);
    correlation.add(1, 30);
    correlation.add(2, 50);

    assertEquals(1, correlation.value(), 1e-9);
  }

  @Test
  void value_numbersThatHardlyGoTogether_isSmall() {
    correlation.add(1, 2);
    correlation.add(2, 1);
    correlation.add(3, 3);
    correlation.add(4, 1);

    assertEquals(-1 / Math.sqrt(55), correlation.value(), 1e-9);
  }

  @Test
  void value_numbersOfWhichOneNeverChanges_isUnknown() {
    correlation.add(0, 10);
    correlation.add(1, 10);

    assertEquals(Double.NaN, correlation.value());
  }
}
