package org.gonu.search.mcts.selection;

import java.util.SplittableRandom;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.Edge;

/** Times two scans on made-up edges. */
public final class ScanTiming {
  private static final int BLOCKS = 8;
  private static final int EDGES = BLOCKS * Edge.BLOCK;

  /** Edges that were tried, before those that were not. */
  private static final int TRIED = EDGES - 2 * Edge.BLOCK;

  private static final int SCANS_PER_ROUND = 1_000;

  /** Rounds after which the challenger has lost. */
  private static final int MAX_ROUNDS = 400;

  /** Rounds to win one after the other: in one alone the champion may have been interrupted. */
  private static final int MIN_ROUNDS_WON = 8;

  private final SplittableRandom random = new SplittableRandom(1);
  private final int[] page = new int[EDGES * Edge.INTS];

  private ScanTiming() {}

  /**
   * The champion, unless the challenger chooses the same edges and is faster in some consecutive
   * rounds.
   */
  public static EdgeScan winner(EdgeScan champion, EdgeScan challenger) {
    ScanTiming timing = new ScanTiming();
    int won = 0;
    for (int round = 0; round < MAX_ROUNDS && won < MIN_ROUNDS_WON; round++) {
      timing.fill();
      long start = System.nanoTime();
      long expected = timing.scan(champion);
      long middle = System.nanoTime();
      boolean isRight = timing.scan(challenger) == expected;
      boolean isFaster = System.nanoTime() - middle < middle - start;
      won = isRight && isFaster ? won + 1 : 0;
    }
    return won == MIN_ROUNDS_WON ? challenger : champion;
  }

  /** Scans some runs of edges. Returns the sum of the chosen edges. */
  private long scan(EdgeScan scan) {
    long sum = 0;
    for (int i = 0; i < SCANS_PER_ROUND; i++) {
      int from = i % EDGES;
      int to = from + 1 + i % (EDGES - from);
      sum += scan.best(page, from, to, 50, 20, 5, 256, i % 3 == 0 ? 60 : 0);
    }
    return sum;
  }

  /** Makes up edges of all kinds, among them new, proved and unlikely ones. */
  private void fill() {
    for (int number = 0; number < EDGES; number++) {
      int at = Edge.at(number);
      int low = random.nextInt(8) == 0 ? Aim.FULL / 2 : 0;
      int high = random.nextInt(8) == 0 ? Aim.FULL / 2 : Aim.FULL;
      boolean isNew = number >= TRIED;
      page[at + Edge.VISITS] = isNew ? 0 : 1 + random.nextInt(10_000);
      page[at + Edge.IN_FLIGHT] = isNew ? 0 : random.nextInt(3) * random.nextInt(100);
      page[at + Edge.VALUE] = Float.floatToRawIntBits(random.nextInt(101));
      page[at + Edge.BOUNDS] = low | high << 8 | (random.nextInt(64) == 0 ? Edge.UNLIKELY : 0);
    }
  }
}
