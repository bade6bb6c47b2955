package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Knightthrough, 8x8. */
final class KnightthroughTest {
  private static final String SHEET = "knightthrough";

  @Test
  void legal_knight_jumpsForwardOnly() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell d 4 white) (cell d 5 white) (cell c 6 black) (cell h 7 black) (control white)
            """);

    assertEquals(
        terms("(move d 4 b 5) (move d 4 c 6) (move d 4 e 6) (move d 4 f 5)"),
        position.legal("move d 4"));
    assertEquals(terms("noop"), position.legal(position.other()));
  }

  @Test
  void legal_blackKnight_jumpsSouth() {
    Position position =
        Position.of(SHEET, "(cell a 1 white) (cell h 7 black) (cell f 6 black) (control black)");

    assertEquals(terms("(move h 7 g 5)"), position.legal("move h 7"));
  }

  @Test
  void capture_onTarget_replacesEnemy() {
    Position position =
        Position.start(SHEET).after("(move b 2 c 4) (move a 7 b 5) (move a 1 b 3) (move b 5 c 3)");

    Position captured = position.after("(move a 2 c 3)");

    assertTrue(captured.facts().contains("(cell c 3 white)"));
    assertEquals(31, captured.facts("cell").size());
  }

  @Test
  void goal_farRow_wins() {
    Position end =
        Position.of(SHEET, "(cell a 6 white) (cell b 8 black) (control white)")
            .after("(move a 6 b 8)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_lastEnemyCaptured_wins() {
    Position end =
        Position.of(SHEET, "(cell a 3 white) (cell c 4 black) (control black)")
            .after("(move c 4 a 3)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }
}
