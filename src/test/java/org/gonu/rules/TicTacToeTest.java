package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tic-tac-toe. */
final class TicTacToeTest {
  private static final String SHEET = "tic-tac-toe";

  @Test
  void legal_afterTwoMarks_isEveryVacantCell() {
    Position position = Position.start(SHEET).after("(mark b 2) (mark a 1)");

    assertEquals(
        terms("(mark a 2) (mark a 3) (mark b 1) (mark b 3) (mark c 1) (mark c 2) (mark c 3)"),
        position.legal());
    assertEquals(terms("noop"), position.legal(position.other()));
    assertEquals(terms("(cell a 1 o) (cell b 2 x) (control x)"), position.facts());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(mark a 1) (mark a 2) (mark b 1) (mark b 2) (mark c 1)",
        "(mark c 1) (mark a 1) (mark c 2) (mark b 1) (mark c 3)",
        "(mark a 1) (mark a 2) (mark b 2) (mark b 1) (mark c 3)",
        "(mark a 3) (mark a 2) (mark b 2) (mark b 1) (mark c 1)"
      })
  void line_ofThree_wins(String plies) {
    Position end = Position.start(SHEET).after(plies);

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void line_secondPlayer_wins() {
    Position end =
        Position.start(SHEET)
            .after("(mark a 1) (mark a 2) (mark b 1) (mark b 2) (mark c 3) (mark c 2)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void board_fullWithoutLine_isDraw() {
    Position end =
        Position.start(SHEET)
            .after(
                """
                (mark a 1) (mark b 1) (mark c 1) (mark b 2) (mark a 2) (mark c 2) (mark b 3)
                (mark a 3) (mark c 3)
                """);

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }
}
