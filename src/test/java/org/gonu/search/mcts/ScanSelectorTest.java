package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.gonu.search.mcts.selection.EdgeScan;
import org.gonu.search.mcts.selection.PlainScan;
import org.gonu.search.mcts.selection.ScanSelector;
import org.junit.jupiter.api.Test;

/** Which of two scans is used. */
final class ScanSelectorTest {
  private final EdgeScan plain = new PlainScan();

  /** Takes twenty times as long. */
  private final EdgeScan slow =
      (page, from, to, mean, weight, loss, prior, secured) -> {
        int best = EdgeScan.NONE;
        for (int i = 0; i < 20; i++) {
          best = plain.best(page, from, to, mean, weight, loss, prior, secured);
        }
        return best;
      };

  @Test
  void winner_ofASlowScanAndAQuickOne_isTheQuickOne() {
    assertSame(plain, ScanSelector.winner(slow, plain));
    assertSame(plain, ScanSelector.winner(plain, slow));
  }

  @Test
  void winner_ofAScanAndAQuickerOneThatChoosesOtherwise_isTheFirst() {
    EdgeScan wrong = (page, from, to, mean, weight, loss, prior, secured) -> from;

    assertSame(plain, ScanSelector.winner(plain, wrong));
  }
}
