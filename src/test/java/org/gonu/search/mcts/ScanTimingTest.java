package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.gonu.search.mcts.selection.EdgeScan;
import org.gonu.search.mcts.selection.PlainScan;
import org.gonu.search.mcts.selection.ScanTiming;
import org.junit.jupiter.api.Test;

/** Which of two scans is used. */
final class ScanTimingTest {
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
    assertSame(plain, ScanTiming.winner(slow, plain));
    assertSame(plain, ScanTiming.winner(plain, slow));
  }

  @Test
  void winner_ofAScanAndAQuickerOneThatChoosesOtherwise_isTheFirst() {
    EdgeScan wrong = (page, from, to, mean, weight, loss, prior, secured) -> from;

    assertSame(plain, ScanTiming.winner(plain, wrong));
  }
}
