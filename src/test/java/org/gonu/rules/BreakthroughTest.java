package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Breakthrough, 8x8. */
final class BreakthroughTest {
  private static final String SHEET = "breakthrough";

  @Test
  void legal_manInFrontOfEnemies_capturesDiagonallyOnly() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell d 4 white) (cell c 5 black) (cell d 5 black) (cell e 5 black) (control white)
            """);

    assertEquals(terms("(move d 4 c 5) (move d 4 e 5)"), position.legal());
    assertEquals(terms("noop"), position.legal(position.other()));
  }

  @Test
  void legal_freeMan_goesStraightOrDiagonally() {
    Position position =
        Position.of(SHEET, "(cell d 4 white) (cell a 7 black) (cell b 6 black) (control black)");

    assertEquals(
        terms("(move a 7 a 6) (move b 6 a 5) (move b 6 b 5) (move b 6 c 5)"), position.legal());
  }

  @Test
  void capture_diagonally_replacesEnemy() {
    Position position =
        Position.start(SHEET)
            .after("(move d 2 d 3) (move e 7 e 6) (move d 3 d 4) (move e 6 e 5) (move d 4 e 5)");

    assertTrue(position.facts().contains("(cell e 5 white)"));
    assertFalse(position.facts().contains("(cell e 5 black)"));
    assertFalse(position.facts().contains("(cell d 4 white)"));
    assertEquals(31, position.facts("cell").size());
  }

  @Test
  void goal_farRow_wins() {
    Position end =
        Position.of(SHEET, "(cell a 7 white) (cell b 8 black) (cell c 2 black) (control black)")
            .after("(move c 2 c 1)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void goal_lastEnemyCaptured_wins() {
    Position end =
        Position.of(SHEET, "(cell a 3 white) (cell b 4 black) (control white)")
            .after("(move a 3 b 4)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }
}
