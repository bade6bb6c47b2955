package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.playout.PlayoutKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many playouts are made from a leaf. */
final class PlayoutKindTest {
  private final PackedGame game = Sheet.ofLibrary("tic-tac-toe").packed();

  @ParameterizedTest
  @CsvSource({
    "50000, 1",
    "6000, 4",
    "4000, 6",
    "3000, 7",
    "2400, 7",
    "1500, 9",
    "1000, 12",
    "1, 64"
  })
  void copies_ofPlayoutsOfACost_areAsManyAsTheWayCostsAndSomeMore(
      double nanos, int rolloutsPerLeaf) {
    assertEquals(
        rolloutsPerLeaf, new PlayoutKind(game, nanos).rolloutsPerLeaf(SearchParameters.DEFAULT));
  }

  @Test
  void copies_ofCheaperPlayouts_areNeverFewer() {
    int before = 64;
    for (double nanos = 100; nanos < 20_000; nanos *= 1.01) {
      int rolloutsPerLeaf = new PlayoutKind(game, nanos).rolloutsPerLeaf(SearchParameters.DEFAULT);
      assertTrue(
          rolloutsPerLeaf <= before && rolloutsPerLeaf >= before - 2,
          before + " before " + rolloutsPerLeaf);
      before = rolloutsPerLeaf;
    }
  }
}
