package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Rock, paper, scissors, best of nine rounds. */
final class RockPaperScissorsTest {
  private static final String SHEET = "rock-paper-scissors";

  @Test
  void next_everyPairOfHands_countsTheWinner() {
    Position position =
        Position.start(SHEET)
            .afterJoint(
                """
                rock rock paper paper scissors scissors
                rock scissors scissors paper paper rock
                """);

    assertEquals(terms("(won left 3) (won right 0) (round 7)"), position.facts());
    assertEquals(
        terms("(won left 3) (won right 2) (round 9)"),
        position.afterJoint("rock paper paper scissors").facts());
  }

  @Test
  void terminal_fifthWin_endsTheMatch() {
    Position four = Position.start(SHEET).afterJoint("paper rock paper rock paper rock paper rock");
    assertFalse(four.isTerminal());

    Position five = four.afterJoint("paper rock");
    assertTrue(five.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), five.goals());
  }

  @Test
  void goal_afterNineRounds_isOfTheOneAhead() {
    Position eight =
        Position.start(SHEET)
            .afterJoint("rock rock rock rock rock rock rock rock rock rock rock rock")
            .afterJoint("rock paper paper rock");
    assertFalse(eight.isTerminal());

    Position behind = eight.afterJoint("scissors rock");
    assertTrue(behind.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), behind.goals());

    Position level = eight.afterJoint("rock rock");
    assertTrue(level.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), level.goals());
  }
}
