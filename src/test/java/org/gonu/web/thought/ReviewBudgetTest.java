package org.gonu.web.thought;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class ReviewBudgetTest {
  private final ReviewBudget budget =
      new ReviewBudget(Duration.ofSeconds(2), Duration.ofSeconds(30));

  @Test
  void admits_timeForAllFirstLooksIsLeft_isTrue() {
    assertTrue(budget.admits(Duration.ofSeconds(4), 7, 6));
  }

  @Test
  void admits_aFirstLookWouldComeTooLate_isFalse() {
    assertFalse(budget.admits(Duration.ofSeconds(4), 8, 6));
    assertFalse(budget.admits(Duration.ofSeconds(5), 7, 6));
  }
}
