package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chess: its special moves, checks and pins, and how it ends. */
final class ChessTest {
  @Test
  void castling_kingside_movesBothPieces() {
    Position position =
        Position.start("chess")
            .after(
                """
                (move e 2 e 4) (move e 7 e 5) (move g 1 f 3) (move b 8 c 6)
                (move f 1 c 4) (move f 8 c 5) (move e 1 g 1)
                """);

    assertTrue(position.facts().contains("(cell g 1 wk)"));
    assertTrue(position.facts().contains("(cell f 1 wr)"));
    assertFalse(position.facts().toString().contains("(cell e 1 "));
    assertFalse(position.facts().toString().contains("(cell h 1 "));
    assertEquals(
        terms("(castling_right black kingside) (castling_right black queenside)"),
        position.facts("castling_right"));
  }

  @Test
  void castling_queenside_movesBothPieces() {
    Position position = of("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -").after("(move e 8 c 8)");

    assertEquals(
        terms(
            """
            (cell c 8 bk) (cell d 8 br) (cell h 8 br) (cell a 1 wr) (cell e 1 wk) (cell h 1 wr)
            """),
        position.facts("cell"));
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, true, true",
    "r3k2r/8/8/8/8/8/8/R3K2R w Kkq -, true, false",
    "4k3/8/8/8/8/8/8/RN2K1NR w KQ -, false, false",
    "4k3/8/8/8/1q6/8/8/R3K2R w KQ -, false, false",
    "4kr2/8/8/8/8/8/8/R3K2R w KQ -, false, true",
    "3rk1r1/8/8/8/8/8/8/R3K2R w KQ -, false, false",
    "1r2k2r/8/8/8/8/8/8/R3K2R w KQ -, true, true",
    "4k3/8/8/8/8/8/p6p/R3K2R w KQ -, false, true",
  })
  void castling_attackedOrOccupiedCell_bars(String fen, boolean kingside, boolean queenside) {
    Position position = of(fen);

    assertEquals(kingside, position.allows("(move e 1 g 1)"));
    assertEquals(queenside, position.allows("(move e 1 c 1)"));
  }

  @ParameterizedTest
  @CsvSource({
    "(move e 1 e 2), black kingside, black queenside",
    "(move e 1 g 1), black kingside, black queenside",
    "(move a 1 a 8), white kingside, black kingside",
    "(move h 1 h 8), white queenside, black queenside"
  })
  void castlingRight_kingOrRookMovedOrTaken_isLost(String move, String first, String second) {
    assertEquals(
        terms("(castling_right " + first + ") (castling_right " + second + ")"),
        of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -").after(move).facts("castling_right"));
  }

  @Test
  void enPassant_rightAfterDoubleStep_takesPassedPawn() {
    Position position =
        Position.start("chess")
            .after("(move e 2 e 4) (move a 7 a 6) (move e 4 e 5) (move d 7 d 5)");
    assertEquals(terms("(passed_over d 6)"), position.facts("passed_over"));

    Position taken = position.after("(move e 5 d 6)");

    assertTrue(taken.facts().contains("(cell d 6 wp)"));
    assertFalse(taken.facts().contains("(cell d 5 bp)"));
    assertFalse(taken.facts().contains("(cell e 5 wp)"));
    assertEquals(31, taken.facts("cell").size());
  }

  @Test
  void enPassant_onePlyLater_isTooLate() {
    Position position =
        Position.start("chess")
            .after(
                """
                (move e 2 e 4) (move a 7 a 6) (move e 4 e 5) (move d 7 d 5)
                (move a 2 a 3) (move a 6 a 5)
                """);

    assertEquals(terms(""), position.facts("passed_over"));
    assertFalse(position.allows("(move e 5 d 6)"));
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/K1pP3r/8/8/8/7k w - c6, (move d 5 c 6)",
    "8/8/8/K2Pp2q/8/8/8/7k w - e6, (move d 5 e 6)",
    "3r4/8/8/3Pp3/8/3K4/8/7k w - e6, (move d 5 e 6)",
    "8/8/4k3/8/2pP4/8/B7/7K b - d3, (move c 4 d 3)"
  })
  void enPassant_kingBared_isBarred(String fen, String move) {
    assertFalse(of(fen).allows(move));
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/K1pP1P1r/8/8/8/7k w - c6, (move d 5 c 6)",
    "8/8/8/K1PpP2r/8/8/8/7k w - d6, (move e 5 d 6)",
    "8/8/8/K1pP3b/8/8/8/7k w - c6, (move d 5 c 6)",
    "8/8/2r5/3pP3/4K3/8/8/7k w - d6, (move e 5 d 6)"
  })
  void enPassant_kingCovered_isLegal(String fen, String move) {
    assertTrue(of(fen).allows(move));
  }

  @Test
  void promotion_advanceAndCapture_offerFourKinds() {
    Position position = of("1n5k/P7/8/8/8/8/8/7K w - -");

    assertEquals(
        terms(
            """
            (promote a 7 a 8 queen) (promote a 7 a 8 rook) (promote a 7 a 8 bishop)
            (promote a 7 a 8 knight) (promote a 7 b 8 queen) (promote a 7 b 8 rook)
            (promote a 7 b 8 bishop) (promote a 7 b 8 knight)
            """),
        position.legal("promote"));
    assertEquals(terms(""), position.legal("move a 7"));
    assertEquals(
        terms("(cell b 8 wn) (cell h 1 wk) (cell h 8 bk)"),
        position.after("(promote a 7 b 8 knight)").facts("cell"));
  }

  @Test
  void promotion_ofBlackPawn_givesBlackPiece() {
    assertEquals(
        terms("(cell c 1 br) (cell h 1 wk) (cell h 8 bk)"),
        of("7k/8/8/8/8/8/2p5/7K b - -").after("(promote c 2 c 1 rook)").facts("cell"));
  }

  @Test
  void legal_check_isEvadedInterposedOrTaken() {
    assertEquals(
        terms(
            """
            (move e 1 d 1) (move e 1 f 1) (move e 1 d 2) (move e 1 f 2)
            (move c 6 e 4) (move c 6 e 8)
            """),
        of("4r2k/8/2B5/8/8/8/8/4K3 w - -").legal());
  }

  @Test
  void legal_doubleCheck_isForTheKingOnly() {
    assertEquals(
        terms("(move e 1 d 1) (move e 1 d 2) (move e 1 f 1)"),
        of("4r2k/8/8/8/7b/8/R6R/4K3 w - -").legal());
  }

  @Test
  void legal_pinnedPieces_stayOnTheirLine() {
    Position pinned = of("4r2k/8/8/7b/4R3/5B2/r2NK3/8 w - -");

    assertEquals(terms(""), pinned.legal("move d 2"));
    assertEquals(terms("(move f 3 g 4) (move f 3 h 5)"), pinned.legal("move f 3"));
    assertEquals(5, pinned.legal("move e 4").size());
  }

  @Test
  void legal_pinnedPawn_staysOnItsLine() {
    assertEquals(
        terms("(move e 2 e 3) (move e 2 e 4)"),
        of("4r2k/8/8/8/8/3p4/4P3/4K3 w - -").legal("move e 2"));
    assertEquals(terms("(move e 2 d 3)"), of("7k/8/8/8/8/3b4/4P3/5K2 w - -").legal("move e 2"));
  }

  @Test
  void legal_kingBeforeSlider_mayNotStepBack() {
    Position position = of("4r2k/8/8/8/4K3/8/8/8 w - -");

    assertFalse(position.allows("(move e 4 e 3)"));
    assertFalse(position.allows("(move e 4 e 5)"));
    assertTrue(position.allows("(move e 4 d 3)"));
  }

  @Test
  void goal_checkmate_isForTheMatingSide() {
    Position position =
        Position.start("chess")
            .after("(move f 2 f 3) (move e 7 e 5) (move g 2 g 4) (move d 8 h 4)");

    assertTrue(position.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), position.goals());
  }

  @Test
  void goal_stalemate_isDraw() {
    Position position = of("7k/8/5KQ1/8/8/8/8/8 w - -").after("(move g 6 f 7)");

    assertTrue(position.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), position.goals());
  }

  @Test
  void goal_limitOfPlies_isDrawUnlessMate() {
    String facts = "(cell h 8 bk) (cell g 6 wk) (cell a 1 wr) (control white) (step 200)";
    Position position = Position.of("chess", facts);
    assertFalse(position.isTerminal());

    Position drawn = position.after("(move a 1 b 1)");
    assertTrue(drawn.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), drawn.goals());

    Position mated = position.after("(move a 1 a 8)");
    assertTrue(mated.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), mated.goals());
  }

  private static Position of(String fen) {
    return Position.of("chess", Fen.facts(fen));
  }
}
