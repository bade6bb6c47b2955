package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.search.mcts.selection.SqrtLog;
import org.junit.jupiter.api.Test;

/** The table in place of a root and a logarithm. */
final class SqrtLogTest {
  @Test
  void of_numbersOfPlayouts_isHardlyOff() {
    for (int number = 2; number > 0 && number < 1 << 30; number += 1 + number / 7) {
      double exact = Math.sqrt(Math.log(number));
      assertEquals(exact, SqrtLog.of(number), 0.025 * exact, "root for " + number);
    }
  }

  @Test
  void of_theLeastAndTheLargestNumbers_isInTheTable() {
    assertEquals(SqrtLog.of(2), SqrtLog.of(0));
    assertTrue(SqrtLog.of(Integer.MAX_VALUE) > SqrtLog.of(1 << 30));
  }
}
