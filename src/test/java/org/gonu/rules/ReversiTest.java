package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Reversi, 8x8. */
final class ReversiTest {
  private static final String SHEET = "reversi";

  /** Black has no placement now. */
  private static final String BEFORE_PASS =
      """
      (place d 3) (place c 3) (place b 3) (place b 2) (place f 5) (place a 3) (place a 1)
      (place c 1)
      """;

  @Test
  void legal_start_isFourPlacements() {
    Position start = Position.start(SHEET);

    assertEquals(terms("(place c 4) (place d 3) (place e 6) (place f 5)"), start.legal());
    assertEquals(terms("noop"), start.legal(start.other()));
  }

  @Test
  void place_betweenOwn_turnsOver() {
    Position position = Position.start(SHEET).after("(place d 3)");

    assertEquals(
        terms(
            """
            (cell d 3 black) (cell d 4 black) (cell d 5 black) (cell e 4 black) (cell e 5 white)
            (control white)
            """),
        position.facts());
  }

  @Test
  void place_severalRuns_turnsOverThemAlone() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell b 1 white) (cell c 1 white)
            (cell d 2 white) (cell d 3 white) (cell d 4 black)
            (cell e 1 white) (cell e 2 white) (control black)
            """);

    assertEquals(
        terms(
            """
            (cell a 1 black) (cell b 1 black) (cell c 1 black) (cell d 1 black)
            (cell d 2 black) (cell d 3 black) (cell d 4 black)
            (cell e 1 white) (cell e 2 white)
            """),
        position.after("(place d 1)").facts("cell"));
  }

  @Test
  void pass_withoutPlacement_isOnlyMove() {
    Position position = Position.start(SHEET).after(BEFORE_PASS);
    assertEquals(terms("pass"), position.legal());
    assertFalse(position.isTerminal());

    Position passed = position.after("pass");

    assertEquals(position.facts("cell"), passed.facts("cell"));
    assertEquals(terms("(control white)"), passed.facts("control"));
    assertFalse(passed.allows("pass"));
  }

  @Test
  void goal_noPlacementForBoth_countsDiscs() {
    Position end =
        Position.of(SHEET, "(cell a 1 black) (cell b 1 white) (cell h 8 white) (control black)")
            .after("(place c 1)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_fewerDiscs_loses() {
    Position end =
        Position.of(
                SHEET,
                """
                (cell a 1 white) (cell b 1 black) (cell h 6 black) (cell h 8 white)
                (cell e 8 white) (control white)
                """)
            .after("(place c 1)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void goal_equalDiscs_isDraw() {
    Position end =
        Position.of(
            SHEET,
            "(cell a 1 black) (cell a 8 black) (cell h 1 white) (cell h 8 white)"
                + " (control black)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }
}
