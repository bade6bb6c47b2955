package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Ring hunt; joint moves are those of red, green, blue and yellow. */
final class RingHuntTest {
  private static final String SHEET = "ring-hunt";

  /** Red stands next to his prey. */
  private static final String RED_AT_GREEN =
      "(cell a 1 red) (cell a 2 green) (cell f 6 blue) (cell f 1 yellow) (step 1)";

  @Test
  void terminal_hunterEntersCellOfPrey_isCatch() {
    Position end = Position.of(SHEET, RED_AT_GREEN).afterJoint("north stay stay stay");

    assertTrue(end.isTerminal());
    assertEquals(terms("(caught red)"), end.facts("caught"));
    assertEquals(Lists.immutable.of(100, 0, 50, 50), end.goals());
  }

  @Test
  void terminal_preyEntersCellOfHunter_isCatch() {
    Position end = Position.of(SHEET, RED_AT_GREEN).afterJoint("stay south stay stay");

    assertEquals(Lists.immutable.of(100, 0, 50, 50), end.goals());
  }

  @Test
  void terminal_hunterAndPreyChangePlaces_isCatch() {
    Position end = Position.of(SHEET, RED_AT_GREEN).afterJoint("north south stay stay");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0, 50, 50), end.goals());
  }

  @Test
  void terminal_preyGetsAway_isNoCatch() {
    Position position = Position.of(SHEET, RED_AT_GREEN).afterJoint("north north stay stay");

    assertFalse(position.isTerminal());
    assertTrue(position.facts("caught").isEmpty());
  }

  @Test
  void terminal_opponentsWithoutHunt_passThroughEachOther() {
    Position position =
        Position.of(
            SHEET, "(cell a 1 red) (cell f 6 green) (cell a 2 blue) (cell f 1 yellow) (step 1)");

    assertFalse(position.afterJoint("north stay south stay").isTerminal());
    assertFalse(position.afterJoint("north stay stay stay").isTerminal());
  }

  @Test
  void goal_catchAndBeCaught_evensOut() {
    Position end =
        Position.of(
                SHEET, "(cell a 1 red) (cell a 2 green) (cell a 3 blue) (cell f 1 yellow) (step 1)")
            .afterJoint("north stay south stay");

    assertEquals(terms("(caught green) (caught red)"), end.facts("caught"));
    assertEquals(Lists.immutable.of(100, 50, 0, 50), end.goals());
  }

  @Test
  void terminal_fortyMoves_isDraw() {
    String stay = "stay stay stay stay ";

    assertFalse(Position.start(SHEET).afterJoint(stay.repeat(39)).isTerminal());
    Position end = Position.start(SHEET).afterJoint(stay.repeat(40));
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50, 50, 50), end.goals());
  }
}
