package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Lights out on 5x5 lamps. */
final class LightsOutTest {
  private static final String SHEET = "lights-out";

  /** Twelve of the fifteen presses of a shortest solution; the others are of the lowest row. */
  private static final String ALL_BUT_LAST_ROW =
      """
      (press a 5) (press b 5) (press a 4) (press b 4) (press d 4) (press e 4)
      (press c 3) (press d 3) (press e 3) (press b 2) (press c 2) (press d 2)
      """;

  @Test
  void next_press_switchesLampAndNeighbours() {
    Position position = Position.start(SHEET).afterJoint("(press a 1) (press c 3)");

    assertEquals(25 - 3 - 5, position.facts("cell").size());
    for (String dark : new String[] {"a 1", "a 2", "b 1", "c 3", "b 3", "d 3", "c 2", "c 4"}) {
      assertFalse(position.facts().contains("(cell " + dark + " lit)"), dark);
    }
  }

  @Test
  void next_pressTwice_bringsTheLightsBack() {
    Position start = Position.start(SHEET);

    assertEquals(start.facts("cell"), start.afterJoint("(press b 4) (press b 4)").facts("cell"));
  }

  @Test
  void terminal_shortestSolution_isSolved() {
    Position position = Position.start(SHEET).afterJoint(ALL_BUT_LAST_ROW);
    assertFalse(position.isTerminal());
    assertEquals(Lists.immutable.of(60), position.goals());

    Position solved = position.afterJoint("(press b 1) (press c 1) (press e 1)");
    assertTrue(solved.isTerminal());
    assertEquals(Lists.immutable.of(100), solved.goals());
  }

  @Test
  void goal_darkRowBelowALitOne_isNotCounted() {
    String lit = "(cell a 5 lit) (step 7)";
    assertEquals(Lists.immutable.of(0), Position.of(SHEET, lit).goals());

    String lower = "(cell a 3 lit) (step 7)";
    assertEquals(Lists.immutable.of(40), Position.of(SHEET, lower).goals());
  }

  @Test
  void terminal_twentyPresses_isOver() {
    String there = "(press a 1) (press a 1) ";

    assertFalse(Position.start(SHEET).afterJoint(there.repeat(9) + "(press a 1)").isTerminal());
    Position end = Position.start(SHEET).afterJoint(there.repeat(10));
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0), end.goals());
  }
}
