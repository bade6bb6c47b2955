package org.gonu.search.mcts.selection;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gonu.machine.ModuleOfVectors;
import org.gonu.search.mcts.store.Edge;

/**
 * Finds out which scan is the fastest on this machine. Vector code is slow until the just-in-time
 * compiler has compiled it: before, each vector is an object. So both scans are timed on made-up
 * edges in a thread beside the search, which uses plain loops until vectors have won. Vectors can
 * win only if they choose the same edges.
 */
public final class ScanSelector {
  private static final int BLOCKS = 8;
  private static final int EDGES = BLOCKS * Edge.BLOCK;

  /** Edges that were tried, before those that were not. */
  private static final int TRIED = EDGES - 2 * Edge.BLOCK;

  private static final int SCANS_PER_ROUND = 1_000;

  /** Rounds after which vectors have lost. */
  private static final int MAX_ROUNDS = 400;

  /** Rounds to win one after the other: in one alone the champion may have been interrupted. */
  private static final int ROUNDS_TO_WIN = 8;

  /** How long a process searches before the race: the compiler has other things to do at first. */
  private static final long DELAY_NANOS = 4_000_000_000L;

  private static final long FIRST_USE = System.nanoTime();

  private static final AtomicBoolean IS_STARTED = new AtomicBoolean();

  private static volatile EdgeScan fastest = new PlainScan();

  private final SplittableRandom random = new SplittableRandom(1);
  private final int[] page = new int[EDGES * Edge.INTS];

  private ScanSelector() {}

  /** The fastest scan known so far. All scans choose the same edges. */
  public static EdgeScan fastest() {
    if (!IS_STARTED.get()
        && System.nanoTime() - FIRST_USE > DELAY_NANOS
        && IS_STARTED.compareAndSet(false, true)) {
      ModuleOfVectors.load("org.gonu.search.mcts.selection.VectorScan", EdgeScan.class)
          .ifPresent(ScanSelector::start);
    }
    return fastest;
  }

  private static void start(EdgeScan vectors) {
    Thread thread = new Thread(() -> fastest = winner(fastest, vectors), "gonu-scan-race");
    thread.setDaemon(true);
    thread.start();
  }

  /** The champion, unless the challenger is faster in some consecutive rounds. */
  public static EdgeScan winner(EdgeScan champion, EdgeScan challenger) {
    ScanSelector selector = new ScanSelector();
    int won = 0;
    for (int round = 0; round < MAX_ROUNDS && won < ROUNDS_TO_WIN; round++) {
      selector.fill();
      long start = System.nanoTime();
      long expected = selector.scan(champion);
      long middle = System.nanoTime();
      boolean isRight = selector.scan(challenger) == expected;
      boolean isFaster = System.nanoTime() - middle < middle - start;
      won = isRight && isFaster ? won + 1 : 0;
    }
    return won == ROUNDS_TO_WIN ? challenger : champion;
  }

  /** Scans some runs of edges. Returns the sum of the chosen edges. */
  private long scan(EdgeScan scan) {
    long sum = 0;
    for (int i = 0; i < SCANS_PER_ROUND; i++) {
      int from = i % EDGES;
      int to = from + 1 + i % (EDGES - from);
      sum += scan.best(page, from, to, 50, 20, 5, 256, i % 3 == 0 ? 30 : 0);
    }
    return sum;
  }

  /** Makes up edges of all kinds, among them new, proved and unlikely ones. */
  private void fill() {
    for (int number = 0; number < EDGES; number++) {
      int at = Edge.at(number);
      int low = random.nextInt(8) == 0 ? 50 : 0;
      int high = random.nextInt(8) == 0 ? 50 : 100;
      boolean isNew = number >= TRIED;
      page[at + Edge.VISITS] = isNew ? 0 : 1 + random.nextInt(10_000);
      page[at + Edge.IN_FLIGHT] = isNew ? 0 : random.nextInt(3) * random.nextInt(100);
      page[at + Edge.VALUE] = Float.floatToRawIntBits(random.nextInt(101));
      page[at + Edge.BOUNDS] = low | high << 8 | (random.nextInt(64) == 0 ? Edge.UNLIKELY : 0);
    }
  }
}
