package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Divoshi: set-ups of the four boards, moves, pushes and captures. */
final class DivoshiTest {
  private static final String SHEET = "divoshi-5x7";
  private static final String CHIEFS = "(cell c 1 wc) (cell c 7 bc) ";

  @ParameterizedTest
  @CsvSource({
    "divoshi-5x7, 7, arcar, racra",
    "divoshi-7x7, 7, arwcwar, rawcwra",
    "divoshi-7x9, 9, arwcwar, arwcwar",
    "divoshi-9x9, 9, arwwcwwar, arwwcwwar"
  })
  void start_everyBoard_hasItsSetUp(String sheet, int rows, String white, String black) {
    Position start = Position.start(sheet);

    assertEquals(
        terms(
            rank(1, "w", white)
                + rank(2, "w", "s".repeat(white.length()))
                + rank(rows - 1, "b", "s".repeat(white.length()))
                + rank(rows, "b", black)
                + "(control white) (step 1)"),
        start.facts());
    assertEquals(terms("noop"), start.legal(start.other()));
  }

  @Test
  void next_quietMove_changesOnePiece() {
    Position position = Position.of(SHEET, CHIEFS + "(control white) (step 1)");

    assertEquals(
        terms("(cell c 3 wc) (cell c 7 bc) (control black) (step 2)"),
        position.after("(move c 1 c 3)").facts());
  }

  @ParameterizedTest
  @CsvSource({
    "divoshi-5x7, c 4, ws, 16", "divoshi-5x7, c 4, wa, 18", "divoshi-5x7, c 4, wr, 18",
    "divoshi-5x7, c 4, wc, 16", "divoshi-9x9, e 5, ws, 16", "divoshi-9x9, e 5, ww, 16",
    "divoshi-9x9, e 5, wa, 24", "divoshi-9x9, e 5, wr, 32", "divoshi-9x9, e 5, wc, 16"
  })
  void legal_pieceInTheMiddle_goesAsFarAsItsRange(
      String sheet, String middle, String piece, int moves) {
    Position position =
        Position.of(sheet, "(cell " + middle + " " + piece + ") (control white) (step 1)");

    assertEquals(moves, position.legal("move " + middle).size());
  }

  @Test
  void legal_ownPiece_blocksLine() {
    Position position =
        Position.of(SHEET, CHIEFS + "(cell a 1 wr) (cell a 3 ws) (control white) (step 1)");

    assertTrue(position.allows("(move a 1 a 2)"));
    assertFalse(position.allows("(move a 1 a 3)"));
    assertFalse(position.allows("(move a 1 a 4)"));
    assertFalse(position.allows("(move a 1 c 1)"));
  }

  @Test
  void legal_enemyPiece_endsLine() {
    Position position =
        Position.of(SHEET, CHIEFS + "(cell a 1 wr) (cell a 3 bs) (control white) (step 1)");

    assertTrue(position.allows("(move a 1 a 3)"));
    assertFalse(position.allows("(move a 1 a 4)"));
  }

  @Test
  void push_enemyWithRoom_movesItOnAndFreezesIt() {
    Position position = Position.start(SHEET).after("(move c 2 c 4) (move c 6 c 4)");

    assertEquals(
        terms(
            rank(1, "w", "arcar")
                + rank(7, "b", "racra")
                + """
                (cell a 2 ws) (cell b 2 ws) (cell d 2 ws) (cell e 2 ws) (cell c 3 ws)
                (cell a 6 bs) (cell b 6 bs) (cell d 6 bs) (cell e 6 bs) (cell c 4 bs)
                (control white) (step 3) (frozen c 3) (pushes c 4 1)
                """),
        position.facts());
    assertEquals(terms(""), position.legal("move c 3"));

    Position later = position.after("(move a 2 a 3) (move a 6 a 5)");

    assertEquals(terms(""), later.facts("frozen"));
    assertTrue(later.allows("(move c 3 c 4)"));
  }

  @Test
  void push_alongTheEdge_isOrdinary() {
    Position position =
        Position.of(SHEET, CHIEFS + "(cell a 2 wr) (cell a 5 bs) (control white) (step 1)");

    assertEquals(
        terms(CHIEFS + "(cell a 5 wr) (cell a 6 bs)"),
        position.after("(move a 2 a 5)").facts("cell"));
  }

  @Test
  void push_diagonally_goesOnInLine() {
    Position position =
        Position.of(SHEET, CHIEFS + "(cell b 3 wa) (cell d 5 bs) (control white) (step 1)");

    assertEquals(
        terms(CHIEFS + "(cell d 5 wa) (cell e 6 bs)"),
        position.after("(move b 3 d 5)").facts("cell"));
  }

  @Test
  void push_frozenPiece_freezesItAgain() {
    Position position =
        Position.of(
            SHEET, CHIEFS + "(cell a 2 wr) (cell a 4 bs) (frozen a 4) (control white) (step 9)");

    Position pushed = position.after("(move a 2 a 4)");

    assertEquals(terms("(frozen a 5)"), pushed.facts("frozen"));
    assertEquals(terms(""), pushed.legal("move a 5"));
  }

  @Test
  void capture_enemyAtEdge_removesIt() {
    Position position =
        Position.of(SHEET, CHIEFS + "(cell b 5 wa) (cell a 4 bs) (control white) (step 1)");

    Position captured = position.after("(move b 5 a 4)");

    assertEquals(terms(CHIEFS + "(cell a 4 wa) (control black) (step 2)"), captured.facts());
  }

  @ParameterizedTest
  @CsvSource({"ws", "bs"})
  void capture_noRoomBehind_removesEnemy(String behind) {
    String backing = "(cell a 5 " + behind + ") ";
    Position position =
        Position.of(
            SHEET, CHIEFS + backing + "(cell a 2 wr) (cell a 4 bs) (control white) (step 1)");

    assertEquals(
        terms(CHIEFS + backing + "(cell a 4 wr)"), position.after("(move a 2 a 4)").facts("cell"));
  }

  @Test
  void pass_onlyMovablePieceFrozen_isTheOnlyMove() {
    Position position =
        Position.of(SHEET, "(cell c 1 wc) (cell c 3 wr) (cell c 5 bc) (control white) (step 1)");
    assertFalse(position.allows("pass"));

    Position pushed = position.after("(move c 3 c 5)");
    assertEquals(terms("pass"), pushed.legal());
    assertFalse(pushed.isTerminal());

    assertEquals(
        terms("(cell c 1 wc) (cell c 5 wr) (cell c 6 bc) (control white) (step 3)"),
        pushed.after("pass").facts());
  }

  @Test
  void goal_chiefTaken_endsGame() {
    Position position = Position.of(SHEET, CHIEFS + "(cell c 4 wr) (control white) (step 200)");

    Position end = position.after("(move c 4 c 7)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_whiteChiefTaken_isBlacks() {
    Position position = Position.of(SHEET, CHIEFS + "(cell c 3 br) (control black) (step 2)");

    Position end = position.after("(move c 3 c 1)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void goal_limitOfPlies_isDraw() {
    Position position = Position.of(SHEET, CHIEFS + "(control black) (step 200)");
    assertFalse(position.isTerminal());

    Position end = position.after("(move c 7 c 6)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }

  /** A whole rank of pieces, one letter for each, from column a on. */
  private static String rank(int row, String colour, String kinds) {
    StringBuilder facts = new StringBuilder();
    for (int i = 0; i < kinds.length(); i++) {
      facts.append(String.format("(cell %c %d %s%c) ", 'a' + i, row, colour, kinds.charAt(i)));
    }
    return facts.toString();
  }
}
