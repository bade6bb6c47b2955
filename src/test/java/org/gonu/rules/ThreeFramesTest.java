package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** The three eight puzzles beside each other. */
final class ThreeFramesTest {
  private static final String SHEET = "three-frames";

  /** A shortest solution of the left frame, which stands like the eight puzzle at first. */
  private static final String LEFT =
      """
      (slide left 1) (slide left 5) (slide left 4) (slide left 1) (slide left 7) (slide left 3)
      (slide left 2) (slide left 8) (slide left 5) (slide left 7) (slide left 3) (slide left 2)
      (slide left 8) (slide left 5) (slide left 7) (slide left 4) (slide left 1) (slide left 3)
      (slide left 2) (slide left 6) (slide left 3) (slide left 2) (slide left 5) (slide left 8)
      """;

  @Test
  void next_slide_changesOneFrameAlone() {
    Position start = Position.start(SHEET);
    Position position = start.afterJoint("(slide left 7)");

    assertEquals(27, position.facts("cell").size());
    assertTrue(position.facts().contains("(cell left b 2 7)"));
    assertTrue(position.facts().contains("(cell left c 2 b)"));
    assertEquals(
        2, position.facts("cell").reject(start.facts("cell")::contains).size(), "two cells differ");
    assertEquals(12, start.legalFor("player").size());
    assertEquals(
        terms("(slide left 3) (slide left 6) (slide left 7)"),
        position.legalFor("player").select(move -> move.contains("left")));
  }

  @Test
  void goal_oneSolvedFrame_isWorthTwentyAndTheGameGoesOn() {
    Position position = Position.start(SHEET).afterJoint(LEFT);

    assertFalse(position.isTerminal());
    assertEquals(Lists.immutable.of(20), position.goals());
    assertEquals(Lists.immutable.of(0), Position.start(SHEET).goals());
  }

  @Test
  void terminal_eightyMoves_isOver() {
    String there = "(slide right 3) (slide right 3) ";

    assertFalse(Position.start(SHEET).afterJoint(there.repeat(39)).isTerminal());
    assertTrue(Position.start(SHEET).afterJoint(there.repeat(40)).isTerminal());
  }
}
