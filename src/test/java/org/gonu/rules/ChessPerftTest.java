package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.analysis.Perft;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares chess with published figures for positions that are rich in special moves. Source: the
 * page "Perft Results" of the Chess Programming Wiki.
 */
final class ChessPerftTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
  private static final String ROOK_ENDING = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -";
  private static final String PROMOTIONS =
      "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -";
  private static final String PROMOTIONS_MIRRORED =
      "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -";
  private static final String PAWN_BEFORE_QUEEN =
      "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -";
  private static final String MIDDLE_GAME =
      "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -";

  @ParameterizedTest
  @CsvSource({
    KIWIPETE + ", 1, 48, 0",
    KIWIPETE + ", 2, 2039, 0",
    ROOK_ENDING + ", 1, 14, 0",
    ROOK_ENDING + ", 2, 191, 0",
    ROOK_ENDING + ", 3, 2812, 0",
    PROMOTIONS + ", 1, 6, 0",
    PROMOTIONS + ", 2, 264, 0",
    PROMOTIONS + ", 3, 9467, 22",
    PROMOTIONS_MIRRORED + ", 2, 264, 0",
    PAWN_BEFORE_QUEEN + ", 1, 44, 0",
    PAWN_BEFORE_QUEEN + ", 2, 1486, 0",
    MIDDLE_GAME + ", 1, 46, 0",
    MIDDLE_GAME + ", 2, 2079, 0"
  })
  void perft_shallow_isAsPublished(String fen, int depth, long sequences, long terminal) {
    assertEquals(
        new Perft.Row(depth, sequences, terminal),
        Position.of("chess", Fen.facts(fen)).perft(depth));
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    KIWIPETE + ", 3, 97862",
    ROOK_ENDING + ", 4, 43238",
    ROOK_ENDING + ", 5, 674624",
    PROMOTIONS_MIRRORED + ", 3, 9467",
    PROMOTIONS + ", 4, 422333",
    PAWN_BEFORE_QUEEN + ", 3, 62379",
    MIDDLE_GAME + ", 3, 89890"
  })
  void perft_deep_isAsPublished(String fen, int depth, long sequences) {
    assertEquals(sequences, Position.of("chess", Fen.facts(fen)).perft(depth).sequences());
  }
}
