package org.gonu.analysis.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class SuccessionsTest {
  private final Successions successions = new Successions();

  @Test
  void longest_severalWays_isThatOfTheLongestOne() {
    successions.add(0, 1);
    successions.add(0, 3);
    successions.add(1, 2);
    successions.add(2, 3);

    assertEquals(OptionalInt.of(3), successions.longest(4));
  }

  @Test
  void longest_aStateThatCanComeAgain_isUnknown() {
    successions.add(0, 1);
    successions.add(1, 2);
    successions.add(2, 1);

    assertEquals(OptionalInt.empty(), successions.longest(3));
  }

  @Test
  void longest_oneState_isZero() {
    assertEquals(OptionalInt.of(0), successions.longest(1));
  }

  @Test
  void add_manyJointMovesToTheSameStates_keepsEachPairOnce() {
    for (int i = 0; i < 1_000; i++) {
      successions.add(0, 1 + i % 2);
    }
    successions.add(1, 2);

    assertEquals(3, successions.size());
    assertEquals(OptionalInt.of(2), successions.longest(3));
  }
}
