package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Checkers, 8x8. */
final class CheckersTest {
  private static final String SHEET = "checkers";

  @Test
  void legal_start_isSevenSteps() {
    Position start = Position.start(SHEET);

    assertEquals(
        terms(
            """
            (move a 3 b 4) (move c 3 b 4) (move c 3 d 4) (move e 3 d 4) (move e 3 f 4)
            (move g 3 f 4) (move g 3 h 4)
            """),
        start.legal());
    assertEquals(terms("noop"), start.legal(start.other()));
  }

  @Test
  void jump_possible_isCompulsory() {
    Position position = Position.start(SHEET).after("(move c 3 d 4) (move f 6 e 5)");
    assertEquals(terms("(jump d 4 f 6)"), position.legal());

    Position jumped = position.after("(jump d 4 f 6)");

    assertFalse(jumped.facts().contains("(cell e 5 white_man)"));
    assertTrue(jumped.facts().contains("(cell f 6 black_man)"));
    assertEquals(terms("(jump e 7 g 5) (jump g 7 e 5)"), jumped.legal());
  }

  @Test
  void jump_again_isPlyOfSamePiece() {
    Position position =
        Position.start(SHEET)
            .after(
                """
                (move a 3 b 4) (move b 6 a 5) (move b 2 a 3) (move a 7 b 6) (move b 4 c 5)
                (jump b 6 d 4)
                """);
    assertEquals(terms("(jumping d 4)"), position.facts("jumping"));
    assertEquals(terms("(control white)"), position.facts("control"));
    assertEquals(terms("(jump d 4 b 2)"), position.legal());
    assertEquals(terms("noop"), position.legal(position.other()));

    Position end = position.after("(jump d 4 b 2)");

    assertEquals(terms(""), end.facts("jumping"));
    assertEquals(terms("(control black)"), end.facts("control"));
    assertEquals(22, end.facts("cell").size());
    assertEquals(terms("(jump a 1 c 3)"), end.legal());
  }

  @Test
  void jump_begun_bindsOtherPieces() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell d 4 black_man) (cell e 5 white_man) (cell a 3 black_man) (cell b 4 white_man)
            (jumping d 4) (control black) (step 30)
            """);

    assertEquals(terms("(jump d 4 f 6)"), position.legal());
  }

  @Test
  void jump_backward_isForKings() {
    String enemies = "(cell c 3 white_man) (cell h 8 white_man) (control black) (step 30) ";

    assertEquals(
        terms("(move d 4 c 5) (move d 4 e 5)"),
        Position.of(SHEET, enemies + "(cell d 4 black_man)").legal());
    assertEquals(
        terms("(jump d 4 b 2)"), Position.of(SHEET, enemies + "(cell d 4 black_king)").legal());
  }

  @Test
  void king_alone_stepsInAllDirections() {
    Position position =
        Position.of(SHEET, "(cell d 4 white_king) (cell h 2 black_man) (control white) (step 30)");

    assertEquals(
        terms("(move d 4 c 3) (move d 4 c 5) (move d 4 e 3) (move d 4 e 5)"), position.legal());
  }

  @Test
  void king_ringOfEnemies_comesBackToOrigin() {
    Position end =
        Position.of(
                SHEET,
                """
                (cell c 3 black_king) (cell d 4 white_man) (cell d 6 white_man)
                (cell b 6 white_man) (cell b 4 white_man) (control black) (step 30)
                """)
            .after("(jump c 3 e 5) (jump e 5 c 7) (jump c 7 a 5) (jump a 5 c 3)");

    assertEquals(terms("(cell c 3 black_king)"), end.facts("cell"));
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void crowning_byJump_endsTurn() {
    Position position =
        Position.of(
                SHEET,
                """
                (cell b 6 black_man) (cell c 7 white_man) (cell e 7 white_man) (control black)
                (step 30)
                """)
            .after("(jump b 6 d 8)");

    assertEquals(
        terms("(cell d 8 black_king) (cell e 7 white_man) (control white) (step 31)"),
        position.facts());
  }

  @Test
  void crowning_byStep_makesKing() {
    Position position =
        Position.of(SHEET, "(cell b 2 white_man) (cell h 2 black_man) (control white) (step 30)")
            .after("(move b 2 c 1)");

    assertEquals(
        terms("(cell c 1 white_king) (cell h 2 black_man) (control black) (step 31)"),
        position.facts());
  }

  @Test
  void goal_withoutMove_loses() {
    Position end =
        Position.of(
                SHEET,
                """
                (cell a 7 black_man) (cell b 8 white_man) (cell f 4 white_man) (control white)
                (step 30)
                """)
            .after("(move f 4 e 3)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void goal_limitOfPlies_isDraw() {
    Position position =
        Position.of(
            SHEET, "(cell d 4 white_king) (cell g 1 black_king) (control white) (step 200)");
    assertFalse(position.isTerminal());

    Position end = position.after("(move d 4 e 5)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }
}
