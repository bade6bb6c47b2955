package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of Action, 8x8: how far pieces go, captures, passing, and groups. */
final class LinesOfActionTest {
  private static final String SHEET = "lines-of-action";

  @Test
  void legal_start_goesAsFarAsLinesHavePieces() {
    Position start = Position.start(SHEET);

    assertEquals(terms("(move b 1 b 3) (move b 1 h 1) (move b 1 d 3)"), start.legal("move b 1"));
    assertEquals(36, start.legal().size());
  }

  @Test
  void legal_ownPieces_areJumpedAndEnemiesNot() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell b 1 black) (cell h 1 black) (cell a 3 white) (cell a 8 black)
            (cell h 8 white) (control black) (step 1)
            """);

    assertEquals(terms("(move a 1 d 1) (move a 1 c 3)"), position.legal("move a 1"));
    assertTrue(position.allows("(move a 8 a 5)"));
  }

  @Test
  void move_ontoEnemy_capturesIt() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell h 4 black) (cell c 1 white) (cell f 7 white)
            (control black) (step 1)
            """);

    assertEquals(
        terms("(cell c 1 black) (cell h 4 black) (cell f 7 white)"),
        position.after("(move a 1 c 1)").facts("cell"));
  }

  @Test
  void pass_noMove_isTheOnlyMove() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell h 8 black) (cell b 1 white) (cell b 2 white) (cell a 2 white)
            (cell g 8 white) (cell g 7 white) (cell h 7 white) (control black) (step 7)
            """);
    assertEquals(terms("pass"), position.legal());

    Position passed = position.after("pass");

    assertEquals(position.facts("cell"), passed.facts("cell"));
    assertEquals(terms("(control white)"), passed.facts("control"));
  }

  @ParameterizedTest
  @CsvSource({
    "c 3 black e 4 black a 8 white h 7 white, c 3 d 4, 100, 0",
    "a 1 black h 5 black a 3 white f 7 white, a 1 a 3, 0, 100",
    "a 1 black b 4 black a 3 white f 6 white f 7 white, a 1 a 3, 50, 50"
  })
  void goal_joinedPieces_winUnlessBothAre(String pieces, String move, int black, int white) {
    String cells = pieces.replaceAll("([a-h] [1-8] \\w+)", "(cell $1)");
    Position position = Position.of(SHEET, cells + "(control black) (step 9)");
    assertFalse(position.isTerminal());

    Position end = position.after("(move " + move + ")");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(black, white), end.goals());
  }

  @Test
  void goal_limitOfPlies_isDraw() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell h 1 black) (cell a 8 white) (cell h 8 white)
            (control white) (step 200)
            """);
    assertFalse(position.isTerminal());

    Position end = position.after("(move a 8 c 8)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }
}
