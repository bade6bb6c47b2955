package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.Halving;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.mcts.store.PageBudget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of playouts near what the tree can hold. */
final class HalvingTest {
  private static final int TABLE = 77;

  private final NodeStore nodes = new NodeStore(1, 2, Aim.GOAL, new PageBudget(1 << 16));
  private final EdgeStore edges = new EdgeStore(8, new PageBudget(1 << 16));
  private final Halving halving = new Halving(nodes, edges);

  /** A node with two edges and nearly as many playouts as make it due. */
  private int nodeShortOfTheLimit(int missing) {
    int node = nodes.take();
    nodes.clear(node);
    nodes.setPhase(node, 5);
    nodes.setEdges(node, edges.take(2), 2);
    nodes.claimAmafTable(node, TABLE);
    for (int i = 0; i < 2; i++) {
      edges.open(nodes.firstEdge(node) + i, i);
    }
    int visits = NodeStore.MAX_VISITS - missing;
    nodes.addVisits(node, visits, Counters.PLAIN);
    nodes.addGoals(node, 0, 30L * visits, Counters.PLAIN);
    nodes.addGoals(node, 1, 70L * visits, Counters.PLAIN);
    edges.addVisits(nodes.firstEdge(node), visits - 1_000, Counters.PLAIN);
    edges.addVisits(nodes.firstEdge(node) + 1, 1_000, Counters.PLAIN);
    return node;
  }

  @Test
  void run_nodeAtTheLimit_halvesItWithItsEdgesAndLeavesMeansAndOtherFields() {
    int node = nodeShortOfTheLimit(8);

    assertTrue(nodes.addVisits(node, 8, Counters.PLAIN));
    halving.note(node);
    assertFalse(nodes.addVisits(node, 8, Counters.PLAIN), "it is told once");
    assertTrue(halving.isDue());
    halving.run();

    assertFalse(halving.isDue());
    assertEquals(NodeStore.MAX_VISITS / 2 + 4, nodes.visits(node));
    assertEquals(30, nodes.value(node, 0), 1e-4);
    assertEquals(70, nodes.value(node, 1), 1e-4);
    assertEquals(500, edges.visits(nodes.firstEdge(node) + 1));
    assertEquals(1_000, halving.share(node, 500));
    assertEquals(NodeStore.MAX_VISITS + 8L, halving.visits(node));
    assertEquals(TABLE, nodes.amafTable(node));
    assertEquals(5, nodes.phase(node));
  }

  @Test
  void run_timeAfterTime_tellsAllPlayouts() {
    int node = nodeShortOfTheLimit(8);
    long all = nodes.visits(node);
    for (int i = 0; i < 50; i++) {
      int more = NodeStore.MAX_VISITS - nodes.visits(node);
      assertTrue(nodes.addVisits(node, more, Counters.PLAIN));
      all += more;
      halving.note(node);
      halving.run();
    }

    assertEquals(all, halving.visits(node));
    assertEquals(all, halving.share(node, nodes.visits(node)));
  }

  @Test
  void retain_nodesThatGo_areNotHalvedNorTold() {
    int goes = nodeShortOfTheLimit(0);
    int stays = nodeShortOfTheLimit(0);
    halving.note(goes);
    halving.note(stays);
    halving.run();
    halving.note(goes);
    BitSet kept = new BitSet();
    kept.set(stays);

    halving.retain(kept);

    assertFalse(halving.isDue());
    assertEquals(NodeStore.MAX_VISITS / 2, halving.visits(goes));
    assertEquals(NodeStore.MAX_VISITS, halving.visits(stays));
  }

  @Test
  void addVisits_ofSeveralThreadsOverTheLimit_isToldOnceAndReachesNoOtherField() throws Exception {
    int adders = 3;
    int additions = 20_000;
    int node = nodeShortOfTheLimit(adders * additions / 2);
    AtomicInteger told = new AtomicInteger();
    CountDownLatch start = new CountDownLatch(adders);
    Thread[] threads = new Thread[adders];
    for (int i = 0; i < adders; i++) {
      threads[i] =
          new Thread(
              () -> {
                start.countDown();
                for (int n = 0; n < additions; n++) {
                  told.addAndGet(nodes.addVisits(node, 1, Counters.SHARED) ? 1 : 0);
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }

    assertEquals(1, told.get());
    assertEquals(NodeStore.MAX_VISITS + adders * additions / 2, nodes.visits(node));
    assertEquals(TABLE, nodes.amafTable(node));
    assertEquals(5, nodes.phase(node));
  }

  /** As if the search had gone on for long: all shares and means stay as they are. */
  private static void scale(LaneSearch search, int node) {
    Tree tree = search.tree();
    NodeStore nodes = tree.nodes();
    int times = (NodeStore.MAX_VISITS - 1) / nodes.visits(node);
    int visits = nodes.visits(node);
    for (int role = 0; role < nodes.roles; role++) {
      long points = Math.round(visits * (double) nodes.value(node, role));
      nodes.addGoals(node, role, (times - 1) * points, Counters.PLAIN);
    }
    nodes.addVisits(node, (times - 1) * visits, Counters.PLAIN);
    int from = nodes.firstEdge(node);
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      int own = tree.edges().visits(edge);
      tree.edges().addVisits(edge, (times - 1) * own, Counters.PLAIN);
    }
  }

  private static void assertNear(long expected, long actual, long tolerance) {
    assertTrue(Math.abs(expected - actual) <= tolerance, expected + " is not near " + actual);
  }

  private static long sumOfVisits(SearchReport report) {
    return report.candidates().sumOfLong(Candidate::visits);
  }

  @ParameterizedTest
  @CsvSource({"connect-four,1", "connect-four,3", "tron-10x10,1", "tron-10x10,3"})
  void run_rootNearTheLimit_keepsChoiceValuesAndAllPlayouts(String name, int threads) {
    Sheet sheet = Sheet.ofLibrary(name);
    LaneSearch search =
        new LaneSearch(sheet.packed(), SearchParameters.DEFAULT.withResources(threads, 64L << 20));
    search.run(SearchBudget.playouts(200_000));
    int root = search.tree().find(sheet.packed().initialState());
    SearchReport first = search.report(0);
    scale(search, root);
    SearchReport before = search.report(0);
    assertEquals(first.values().get(0), before.values().get(0), 0.1);

    search.run(SearchBudget.playouts(400_000));

    NodeStore nodes = search.tree().nodes();
    assertTrue(nodes.visits(root) < NodeStore.MAX_VISITS, "it was halved");
    SearchReport after = search.report(0);
    assertEquals(before.best().move(), after.best().move());
    assertEquals(before.values().get(0), after.values().get(0), 1);
    assertNear(before.playouts() + 400_000, after.playouts(), 40_000);
    assertNear(after.playouts(), sumOfVisits(after), 100);
    assertTrue(after.candidates().allSatisfy(candidate -> candidate.visits() > 0));
  }

  @Test
  void moveTo_childNearTheLimit_goesOnWithWhatIsKept() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    LaneSearch search =
        new LaneSearch(sheet.packed(), SearchParameters.DEFAULT.withResources(1, 64L << 20));
    search.run(SearchBudget.playouts(300_000));
    long[] next = sheet.packed().pack(sheet.factsAfter("(drop d)"));
    scale(search, search.tree().find(next));

    search.moveTo(sheet.factsAfter("(drop d)"));
    SearchReport before = search.report(1);
    for (int turn = 0; turn < 2; turn++) {
      search.run(SearchBudget.playouts(300_000));
    }

    SearchReport after = search.report(1);
    assertNear(before.playouts() + 600_000, after.playouts(), 60_000);
    assertEquals(before.values().get(1), after.values().get(1), 1);
    assertNear(after.playouts(), sumOfVisits(after), after.playouts() / 1_000);
  }

  @Test
  void of_meanOfMorePlayoutsThanFloatsCount_staysWhereItIs() {
    int before = 1 << 26;
    float mean = 10;

    for (int i = 0; i < 1 << 23; i++) {
      mean = RunningMean.of(mean, before + 8 * i, i % 10 == 0 ? 800L : 0, 8);
    }

    assertEquals(10, mean, 0.1);
  }

  @Test
  void of_meanOfFewPlayouts_isExact() {
    float mean = 0;
    for (int i : IntStream.range(0, 1_000).toArray()) {
      mean = RunningMean.of(mean, i, i % 2 == 0 ? 0 : 100L, 1);
    }

    assertEquals(50, mean, 1e-3);
  }
}
