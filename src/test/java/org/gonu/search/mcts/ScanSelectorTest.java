package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.time.Duration;
import org.gonu.search.mcts.selection.EdgeScan;
import org.gonu.search.mcts.selection.PlainScan;
import org.gonu.search.mcts.selection.ScanSelector;
import org.junit.jupiter.api.Test;

/** Which scan searches begin with. */
final class ScanSelectorTest {
  /** A delay that no test waits for. */
  private static final long LONG = Duration.ofHours(1).toNanos();

  @Test
  void fastest_soonAfterTheFirstUse_isThePlainScan() {
    ScanSelector selector = new ScanSelector();
    EdgeScan first = selector.fastest(LONG);

    assertInstanceOf(PlainScan.class, first);
    assertSame(first, selector.fastest(LONG));
  }

  @Test
  void fastest_ofTwoSelectors_isNotShared() {
    assertNotSame(new ScanSelector().fastest(LONG), new ScanSelector().fastest(LONG));
  }
}
