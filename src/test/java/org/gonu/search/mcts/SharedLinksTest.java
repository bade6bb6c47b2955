package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.mcts.store.PageBudget;
import org.junit.jupiter.api.Test;

/** What several workers do to one node or edge at the same time. */
final class SharedLinksTest {
  private static final int RACES = 5_000;

  private final NodeStore nodes = new NodeStore(1, 1, Aim.GOAL, new PageBudget(1 << 16));
  private final EdgeStore edges = new EdgeStore(8, new PageBudget(1 << 16));

  /** Something that one of two workers does, time after time. */
  private interface Action {
    void run(int race);
  }

  /** Has two workers do something at the same time, and looks at it after each time. */
  private static void race(Action prepare, Action one, Action other, Action check)
      throws InterruptedException {
    CyclicBarrier barrier = new CyclicBarrier(2);
    boolean[] isDone = new boolean[1];
    Thread thread =
        new Thread(
            () -> {
              for (int race = 0; race < RACES; race++) {
                meet(barrier);
                other.run(race);
                meet(barrier);
              }
              isDone[0] = true;
            });
    thread.setDaemon(true);
    thread.start();
    for (int race = 0; race < RACES; race++) {
      prepare.run(race);
      meet(barrier);
      one.run(race);
      meet(barrier);
      check.run(race);
    }
    thread.join();
    assertTrue(isDone[0]);
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (BrokenBarrierException | InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }

  @Test
  void expandSoon_edgeThatIsLinkedMeanwhile_leavesTheChild() throws InterruptedException {
    int edge = edges.take(1);

    race(
        race -> edges.open(edge, 3),
        race -> edges.expandSoon(edge),
        race -> edges.link(edge, 42),
        race -> assertEquals(42, edges.child(edge)));
  }

  @Test
  void link_edgeThatAnotherWorkerLinks_tellsBothTheSameChild() throws InterruptedException {
    int edge = edges.take(1);
    int[] told = new int[2];

    race(
        race -> edges.open(edge, 3),
        race -> told[0] = edges.link(edge, 10),
        race -> told[1] = edges.link(edge, 11),
        race -> assertTrue(told[0] == told[1] && told[0] == edges.child(edge)));
  }

  @Test
  void claimAmafTable_whilePlayoutsAreAdded_losesNoneAndIsGivenOnce() throws InterruptedException {
    int node = nodes.take();
    boolean[] isMine = new boolean[2];
    Action adding =
        race -> {
          for (int i = 0; i < 16; i++) {
            nodes.addVisits(node, 1, Counters.SHARED);
          }
        };

    race(
        race -> nodes.clear(node),
        race -> {
          adding.run(race);
          isMine[0] = nodes.claimAmafTable(node, 5);
          adding.run(race);
        },
        race -> {
          adding.run(race);
          isMine[1] = nodes.claimAmafTable(node, 6);
          adding.run(race);
        },
        race -> {
          assertEquals(64, nodes.visits(node));
          assertTrue(isMine[0] != isMine[1]);
          assertEquals(isMine[0] ? 5 : 6, nodes.amafTable(node));
        });
  }

  @Test
  void retain_tablesOfNodesThatGo_areTakenAgainEmpty() {
    AmafTables tables = new AmafTables(1 << 10, 1 << 21, 3_000);
    int count = 0;
    while (tables.hasRoom()) {
      int table = tables.take(count);
      tables.add(table, 7, 4, 200);
      count++;
    }
    assertEquals(AmafTables.NONE, tables.take(count));
    BitSet kept = new BitSet();
    kept.set(0, count / 2);

    tables.retain(kept);

    assertTrue(tables.hasRoom());
    int[] taken = new int[count - count / 2];
    for (int i = 0; i < taken.length; i++) {
      taken[i] = tables.take(count + i);
      assertEquals(0, tables.count(taken[i], 7));
    }
    assertEquals(taken.length, Arrays.stream(taken).distinct().count());
    assertTrue(Arrays.stream(taken).allMatch(table -> table >= 0));
    assertFalse(tables.hasRoom());
    tables.retain(new BitSet());
    tables.clear();
    assertEquals(0, tables.take(0));
  }

  @Test
  void add_manyPlayoutsOfAMove_keepsTheirMeanAndABoundedNumber() {
    AmafTables tables = new AmafTables(16, 1 << 21, 3_000);
    int table = tables.take(0);

    for (int i = 0; i < 200_000; i++) {
      tables.add(table, 3, 64, 64 * 25);
    }

    assertTrue(tables.count(table, 3) <= AmafTables.MAX_COUNT);
    assertEquals(25, tables.mean(table, 3), 0.5);
  }
}
