package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Jul-gonu, 4x4. */
final class JulGonuTest {
  private static final String SHEET = "jul-gonu";

  /** White has stepped in between two black men, and Black is to move. */
  private static final String STEPPED_IN_BETWEEN =
      "(move a 1 a 2) (move b 4 b 3) (move c 1 c 2) (move b 3 b 2)";

  @Test
  void legal_start_isOneStepNorth() {
    Position start = Position.start(SHEET);

    assertEquals(
        terms("(move a 1 a 2) (move b 1 b 2) (move c 1 c 2) (move d 1 d 2)"), start.legal());
    assertEquals(terms("noop"), start.legal(start.other()));
  }

  @Test
  void next_quietMove_changesOneMan() {
    Position position = Position.start(SHEET).after("(move b 1 b 2)");

    assertEquals(
        terms(
            """
            (cell a 1 black) (cell b 2 black) (cell c 1 black) (cell d 1 black)
            (cell a 4 white) (cell b 4 white) (cell c 4 white) (cell d 4 white)
            (control white) (step 2) (last black b 1 b 2)
            """),
        position.facts());
  }

  @Test
  void capture_oneMan_isRemoved() {
    Position position =
        Position.start(SHEET).after("(move b 1 b 2) (move a 4 a 3) (move b 2 b 3) (move c 4 c 3)");

    assertEquals(
        terms(
            """
            (cell a 1 black) (cell c 1 black) (cell d 1 black)
            (cell a 3 white) (cell b 4 white) (cell c 3 white) (cell d 4 white)
            (control black) (step 5)
            """),
        position.facts());
  }

  @Test
  void capture_lineOfTwo_isRemoved() {
    Position position =
        Position.start(SHEET)
            .after(
                """
                (move a 1 a 2) (move a 4 a 3) (move d 1 d 2) (move a 3 b 3)
                (move a 2 a 3) (move c 4 c 3) (move d 2 d 3)
                """);

    assertEquals(
        terms(
            """
            (cell a 3 black) (cell b 1 black) (cell c 1 black) (cell d 3 black)
            (cell b 4 white) (cell d 4 white)
            """),
        position.facts("cell"));
  }

  @Test
  void capture_rowAndColumn_areBothRemoved() {
    Position position =
        Position.start(SHEET)
            .after(
                """
                (move a 1 a 2) (move b 4 b 3) (move a 2 a 3) (move c 4 c 3) (move d 1 d 2)
                (move c 3 c 2) (move d 2 d 3) (move d 4 c 4) (move d 3 c 3)
                """);

    assertEquals(
        terms(
            """
            (cell a 3 black) (cell b 1 black) (cell c 1 black) (cell c 3 black)
            (cell a 4 white) (cell c 4 white)
            """),
        position.facts("cell"));
  }

  @Test
  void capture_movingInBetween_isSafe() {
    Position position = Position.start(SHEET).after(STEPPED_IN_BETWEEN);

    assertEquals(8, position.facts("cell").size());
    assertTrue(position.facts().contains("(cell b 2 white)"));
  }

  @Test
  void capture_runAtBorder_isSafe() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 white) (cell b 1 white) (cell c 2 black) (cell d 4 black)
            (control black) (step 1)
            """);

    assertEquals(4, position.after("(move c 2 c 1)").facts("cell").size());
  }

  @Test
  void capture_endLeavesAndComesBack_takesOldSandwich() {
    Position position =
        Position.start(SHEET)
            .after(STEPPED_IN_BETWEEN)
            .after("(move c 2 c 3) (move d 4 d 3) (move c 3 c 2)");

    assertFalse(position.facts().contains("(cell b 2 white)"));
    assertEquals(7, position.facts("cell").size());
  }

  @Test
  void repetition_fourthPlyOfCycle_isBarredOnce() {
    Position position = Position.start(SHEET).after("(move a 1 a 2) (move a 4 a 3) (move a 2 a 1)");
    assertTrue(position.facts().contains("back"));
    assertEquals(
        terms(
            """
            (move a 3 a 2) (move a 3 b 3) (move b 4 a 4) (move b 4 b 3) (move c 4 c 3)
            (move d 4 d 3)
            """),
        position.legal());

    Position later = position.after("(move b 4 b 3) (move b 1 b 2)");

    assertTrue(later.allows("(move a 3 a 4)"));
  }

  @Test
  void repetition_capturingReturn_isLegal() {
    Position position =
        Position.start(SHEET)
            .after(STEPPED_IN_BETWEEN)
            .after("(move d 1 d 2) (move d 4 d 3) (move c 2 c 3) (move d 3 d 4)");
    assertTrue(position.facts().contains("back"));

    Position captured = position.after("(move c 3 c 2)");

    assertFalse(captured.facts().contains("(cell b 2 white)"));
    assertEquals(terms(""), captured.facts("last"));
    assertEquals(terms(""), captured.facts("back"));
  }

  @Test
  void goal_noManLeft_loses() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 2 black) (cell d 1 black) (cell d 4 black)
            (cell b 2 white) (cell c 2 white) (cell d 3 white)
            (control black) (step 1)
            """);
    assertFalse(position.isTerminal());

    Position end = position.after("(move d 1 d 2)");

    assertEquals(terms("(cell a 2 black) (cell d 2 black) (cell d 4 black)"), end.facts("cell"));
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_oneManLeft_loses() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 2 white) (cell c 1 white) (cell b 2 black) (cell d 4 black)
            (control white) (step 8)
            """);

    Position end = position.after("(move c 1 c 2)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void goal_stalemate_losesToo() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 white) (cell b 1 white) (cell a 2 black) (cell b 2 black) (cell c 2 black)
            (control black) (step 200)
            """);

    Position end = position.after("(move c 2 c 1)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_onlyMoveBarred_isStalemate() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 white) (cell b 1 white) (cell a 2 black) (cell b 2 black) (cell d 4 black)
            (control white) (step 9) (last white c 1 b 1) (last black d 3 d 4) back
            """);

    assertTrue(position.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), position.goals());
  }

  @Test
  void goal_limitOfPlies_isDraw() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell b 1 black) (cell c 4 white) (cell d 4 white)
            (control white) (step 200)
            """);
    assertFalse(position.isTerminal());

    Position end = position.after("(move d 4 d 3)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }
}
