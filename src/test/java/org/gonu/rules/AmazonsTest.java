package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Amazons, 8x8: turns of two plies, blocked lines, and the end. */
final class AmazonsTest {
  private static final String SHEET = "amazons-8x8";

  /** White's amazon in the corner has one cell left, and Black's none. */
  private static final String CORNERS =
      """
      (cell a 1 white) (cell b 1 arrow) (cell b 2 arrow) (cell a 3 arrow)
      (cell b 3 arrow) (cell h 8 black) (cell g 8 arrow) (cell g 7 arrow) (cell h 7 arrow)
      """;

  @Test
  void move_amazon_leavesTheShotToHer() {
    Position position = Position.start(SHEET).after("(move c 1 c 6)");

    assertEquals(terms("(control white)"), position.facts("control"));
    assertEquals(terms("(shooter c 6)"), position.facts("shooter"));
    assertEquals(terms("noop"), position.legal(position.other()));
    assertEquals(position.legal(), position.legal("shoot"));
  }

  @Test
  void shoot_cell_blocksItAndPassesTurn() {
    Position position = Position.start(SHEET).after("(move c 1 c 6) (shoot c 1)");

    assertTrue(position.facts().contains("(cell c 1 arrow)"));
    assertTrue(position.facts().contains("(cell c 6 white)"));
    assertEquals(9, position.facts("cell").size());
    assertEquals(terms("(control black)"), position.facts("control"));
    assertEquals(terms(""), position.facts("shooter"));
  }

  @Test
  void legal_linesOfAmazonAndArrow_endBeforeWhatStandsThere() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 white) (cell a 4 arrow) (cell c 1 black) (cell b 2 white) (cell h 8 black)
            (control white)
            """);

    assertEquals(terms("(move a 1 a 2) (move a 1 a 3) (move a 1 b 1)"), position.legal("move a 1"));
    Position moved = position.after("(move a 1 a 2)");
    assertFalse(moved.allows("(shoot a 4)"));
    assertFalse(moved.allows("(shoot b 2)"));
    assertTrue(moved.allows("(shoot a 3)"));
    assertTrue(moved.allows("(shoot a 1)"));
    assertTrue(moved.allows("(shoot d 5)"));
  }

  @Test
  void goal_enemyCannotMove_isWinForWhoShotLast() {
    Position position = Position.of(SHEET, CORNERS + "(control white)");
    assertEquals(terms("(move a 1 a 2)"), position.legal());

    Position moved = position.after("(move a 1 a 2)");
    assertFalse(moved.isTerminal());
    assertEquals(terms("(shoot a 1)"), moved.legal());

    Position end = moved.after("(shoot a 1)");
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_moverCannotMove_isLoss() {
    Position end = Position.of(SHEET, CORNERS + "(control black)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }
}
