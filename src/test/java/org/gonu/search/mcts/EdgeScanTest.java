package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import org.gonu.machine.ModuleOfVectors;
import org.gonu.search.mcts.selection.EdgeScan;
import org.gonu.search.mcts.selection.PlainScan;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.Edge;
import org.junit.jupiter.api.Test;

/** Which edge of a node is chosen. */
final class EdgeScanTest {
  private static final int MAX_EDGES = 64;
  private static final int BLOCKS = 16;
  private static final float WEIGHT = 20;
  private static final float LOSS = 10;
  private static final int PRIOR = 100;

  private final int[] page = new int[BLOCKS * Edge.BLOCK * Edge.INTS];
  private final SplittableRandom random = new SplittableRandom(1);

  @Test
  void best_ofEdgesByVectors_isThatOfPlainLoopsAndOfTheFormula() {
    Optional<EdgeScan> loaded =
        ModuleOfVectors.load("org.gonu.search.mcts.selection.VectorScan", EdgeScan.class);
    assumeTrue(loaded.isPresent(), "the module of the vectors is not there");
    EdgeScan vectors = loaded.orElseThrow();
    PlainScan plain = new PlainScan();
    int closed = 0;
    for (int i = 0; i < 20_000; i++) {
      fill();
      int from = random.nextInt(MAX_EDGES);
      int to = from + 1 + random.nextInt(MAX_EDGES);
      // Edges are tried in their order.
      int tried = from + random.nextInt(to - from + 1);
      for (int number = tried; number < to; number++) {
        page[Edge.at(number) + Edge.VISITS] = 0;
        page[Edge.at(number) + Edge.IN_FLIGHT] = 0;
      }
      int secured = random.nextInt(280) - 40;

      int expected = byFormula(from, to, secured);
      closed += expected == EdgeScan.NONE ? 1 : 0;
      assertEquals(
          expected, plain.best(page, from, to, 40, WEIGHT, LOSS, PRIOR, secured), "plain " + i);
      assertEquals(
          expected, vectors.best(page, from, to, 40, WEIGHT, LOSS, PRIOR, secured), "vectors " + i);
    }
    assertTrue(closed > 100, "nodes without an open edge: " + closed);
  }

  /** Random edges in a whole page, among them proved, unlikely and equal ones. */
  private void fill() {
    int most = 1 << random.nextInt(22);
    for (int number = 0; number < BLOCKS * Edge.BLOCK; number++) {
      int at = Edge.at(number);
      int low = random.nextInt(8) == 0 ? random.nextInt(Aim.FULL + 1) : 0;
      int high = random.nextInt(8) == 0 ? low : Aim.FULL;
      int markUnlikely = random.nextInt(4) == 0 ? Edge.UNLIKELY : 0;
      page[at + Edge.VISITS] = 1 + random.nextInt(most);
      page[at + Edge.IN_FLIGHT] = random.nextInt(3) * random.nextInt(most);
      page[at + Edge.VALUE] = Float.floatToRawIntBits(random.nextInt(101));
      page[at + Edge.BOUNDS] = low | high << 8 | markUnlikely;
    }
  }

  private int byFormula(int from, int to, int secured) {
    int best = EdgeScan.NONE;
    float bestBound = Float.NEGATIVE_INFINITY;
    for (int number = from; number < to; number++) {
      int at = Edge.at(number);
      boolean isOpen = Edge.low(page, at) < Edge.high(page, at) && Edge.high(page, at) > secured;
      int visits = Edge.visits(page, at);
      float value = visits == 0 ? 40 : Edge.value(page, at);
      int seen = visits + Edge.inFlight(page, at);
      if (Edge.isUnlikely(page, at)) {
        value = value * visits / ((float) visits + PRIOR);
        seen += PRIOR;
      }
      float bound = EdgeScan.bound(value, Edge.inFlight(page, at), Math.max(1, seen), WEIGHT, LOSS);
      if (isOpen && bound > bestBound) {
        bestBound = bound;
        best = number;
      }
    }
    return best;
  }
}
