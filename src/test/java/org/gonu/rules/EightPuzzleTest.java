package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** The eight puzzle. */
final class EightPuzzleTest {
  private static final String SHEET = "eight-puzzle";

  /** A shortest solution but for its last slide. */
  private static final String ALL_BUT_LAST =
      """
      (slide 1) (slide 5) (slide 4) (slide 1) (slide 7) (slide 3) (slide 2) (slide 8)
      (slide 5) (slide 7) (slide 3) (slide 2) (slide 8) (slide 5) (slide 7) (slide 4)
      (slide 1) (slide 3) (slide 2) (slide 6) (slide 3) (slide 2) (slide 5)
      """;

  @Test
  void next_slide_changesPlacesWithTheBlank() {
    Position position = Position.start(SHEET).afterJoint("(slide 7)");

    assertEquals(9, position.facts("cell").size());
    assertTrue(position.facts().contains("(cell b 2 7)"));
    assertTrue(position.facts().contains("(cell c 2 b)"));
    assertEquals(terms("(slide 3) (slide 6) (slide 7)"), position.legalFor("player"));
  }

  @Test
  void terminal_shortestSolution_isSolved() {
    Position position = Position.start(SHEET).afterJoint(ALL_BUT_LAST);
    assertFalse(position.isTerminal());
    assertEquals(Lists.immutable.of(70), position.goals());

    Position solved = position.afterJoint("(slide 8)");
    assertEquals(terms("(step 25)"), solved.facts("step"));
    assertTrue(solved.isTerminal());
    assertEquals(Lists.immutable.of(100), solved.goals());
  }

  @Test
  void terminal_sixtyMoves_isOver() {
    String there = "(slide 1) (slide 1) ";

    assertFalse(Position.start(SHEET).afterJoint(there.repeat(29)).isTerminal());
    Position end = Position.start(SHEET).afterJoint(there.repeat(30));
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0), end.goals());
  }
}
