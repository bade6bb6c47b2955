package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.Compaction;
import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.JointChildren;
import org.gonu.search.mcts.store.NodeIndex;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.mcts.store.PageBudget;
import org.junit.jupiter.api.Test;

/** The flat arrays of the tree. */
final class StoresTest {
  @Test
  void take_moreThanThereIs_isRefused() {
    EdgeStore edges = new EdgeStore(8, new PageBudget(3 * 8 * EdgeStore.BYTES));
    assertEquals(0, edges.take(7));
    assertEquals(8, edges.take(4), "a run lies in one page");
    assertEquals(12, edges.take(4));
    assertEquals(16, edges.take(5));

    assertEquals(-1, edges.take(4));
    assertEquals(21, edges.take(3));
  }

  @Test
  void compaction_ofNodesThatStay_movesTheirEdgesTogetherAndLeavesTheRestFree() {
    NodeStore nodes = new NodeStore(1, 2, Aim.GOAL, new PageBudget(1 << 16));
    EdgeStore edges = new EdgeStore(8, new PageBudget(4 * 8 * EdgeStore.BYTES));
    int[] lengths = {3, 5, 4, 5, 0};
    for (int length : lengths) {
      int node = nodes.take();
      nodes.clear(node);
      nodes.setEdges(node, edges.take(length), length);
      for (int i = 0; i < length; i++) {
        edges.open(nodes.firstEdge(node) + i, 100 * node + i);
      }
    }
    BitSet kept = new BitSet();
    kept.set(1);
    kept.set(3, 5);

    BitSet pinned = new BitSet();
    pinned.set(3);
    assertEquals(16, nodes.firstEdge(3));

    Compaction compaction = new Compaction(nodes, edges);
    kept.stream().forEach(compaction::add);
    assertFalse(compaction.movePage(pinned), "page 0");
    assertFalse(compaction.movePage(pinned), "page 1");
    assertEquals(17, compaction.moved(3, 17), "its page has not moved yet");
    assertTrue(compaction.movePage(pinned), "page 2");

    assertEquals(13, edges.end());
    assertEquals(0, nodes.firstEdge(1));
    assertEquals(8, nodes.firstEdge(3), "behind the end of the first page");
    assertEquals(104, edges.move(4));
    assertEquals(300, edges.move(8));
    assertEquals(304, edges.move(12));
    assertEquals(9, compaction.moved(3, 17));
  }

  @Test
  void take_ofNodes_usesThoseGivenBackFirstAndEndsWithTheBudget() {
    int bytes = NodeStore.bytes(1, 2);
    NodeStore nodes = new NodeStore(1, 2, Aim.GOAL, new PageBudget(16L * bytes));
    for (int node = 0; node < 16; node++) {
      assertEquals(node, nodes.take());
      nodes.clear(node);
    }
    assertEquals(NodeStore.NONE, nodes.take());

    nodes.give(3);
    nodes.give(11);
    assertEquals(14, nodes.used());
    assertEquals(11, nodes.take());
    assertEquals(3, nodes.take());
    assertEquals(NodeStore.NONE, nodes.take());

    nodes.give(7);
    nodes.forgetFree();
    nodes.give(7);
    nodes.give(15);
    assertEquals(0, nodes.visits(7), "free nodes count as never visited");
    assertEquals(14, nodes.used());
    assertEquals(15, nodes.take());
    assertEquals(7, nodes.take());
    assertEquals(16, nodes.size());

    nodes.giveAll();
    assertEquals(0, nodes.used());
    assertEquals(0, nodes.take());
  }

  @Test
  void reserve_moreThanTheBudget_takesAllOfIt() {
    NodeStore nodes = new NodeStore(1, 2, Aim.GOAL, new PageBudget(16L * NodeStore.bytes(1, 2)));

    nodes.reserve(1_000_000);

    for (int node = 0; node < 16; node++) {
      assertEquals(node, nodes.take());
    }
    assertEquals(NodeStore.NONE, nodes.take());
  }

  @Test
  void index_manyStates_areFoundUntilTheyAreForgotten() {
    NodeStore nodes = new NodeStore(1, 2, Aim.GOAL, new PageBudget(1 << 24));
    NodeIndex index = new NodeIndex(nodes);
    int count = 50_000;
    for (int i = 0; i < count; i++) {
      long[] state = {31L * i};
      assertEquals(NodeStore.NONE, index.find(state));
      int node = nodes.take();
      nodes.clear(node);
      nodes.setState(node, state);
      index.put(state, node);
    }
    assertEquals(count - 1, index.find(new long[] {31L * (count - 1)}));

    BitSet kept = new BitSet();
    kept.set(100, 200);
    for (int table = 0; table < NodeIndex.TABLES; table++) {
      index.retain(table, kept);
    }

    assertEquals(NodeStore.NONE, index.find(new long[] {31L * 99}));
    assertEquals(100, index.find(new long[] {31L * 100}));
    assertEquals(199, index.find(new long[] {31L * 199}));

    index.clear();
    assertEquals(NodeStore.NONE, index.find(new long[] {31L * 100}));
  }

  @Test
  void node_allFields_areKeptApart() {
    NodeStore nodes = new NodeStore(2, 5, Aim.GOAL, new PageBudget(1 << 16));
    for (int i = 0; i < 3; i++) {
      nodes.clear(nodes.take());
    }
    nodes.setEdges(1, 123_456_789, 90_000);
    nodes.setMover(1, NodeStore.SEVERAL);
    nodes.setPhase(1, 3);
    nodes.setPlies(1, 321);
    assertTrue(nodes.claimAmafTable(1, 77));
    nodes.addVisits(1, 4, Counters.PLAIN);
    nodes.addGoals(1, 4, 240, Counters.SHARED);
    nodes.setLow(1, 4, 30);
    nodes.setHigh(1, 3, 120);
    nodes.setState(1, new long[] {-1, 5});

    assertEquals(123_456_789, nodes.firstEdge(1));
    assertEquals(90_000, nodes.edgeCount(1));
    assertEquals(NodeStore.SEVERAL, nodes.mover(1));
    assertEquals(3, nodes.phase(1));
    assertEquals(321, nodes.plies(1));
    assertEquals(77, nodes.amafTable(1));
    assertEquals(4, nodes.visits(1));
    assertEquals(60, nodes.value(1, 4));
    assertEquals(30, nodes.low(1, 4));
    assertEquals(Aim.FULL, nodes.high(1, 4));
    assertEquals(120, nodes.high(1, 3));
    assertEquals(0, nodes.low(1, 3));
    assertTrue(nodes.hasState(1, new long[] {-1, 5}));
    assertFalse(nodes.isBounded(0) || nodes.isBounded(2), "neighbours are untouched");
    assertEquals(50, nodes.value(0, 0));
  }

  @Test
  void value_meanOutsideTheBounds_isTheNearestBound() {
    NodeStore nodes = new NodeStore(1, 1, Aim.GOAL, new PageBudget(1 << 16));
    nodes.clear(nodes.take());
    nodes.addVisits(0, 10, Counters.PLAIN);
    nodes.addGoals(0, 0, 900, Counters.PLAIN);
    nodes.setHigh(0, 0, 101);

    assertEquals(50.5f, nodes.value(0, 0));
  }

  private static void retain(JointChildren children, BitSet kept) {
    MutableList<IntArrayList> parents = Lists.mutable.empty();
    for (int table = 0; table < children.tables(); table++) {
      parents.add(new IntArrayList());
    }
    kept.stream().forEach(node -> parents.get(JointChildren.tableOf(node)).add(node));
    for (int table = 0; table < children.tables(); table++) {
      children.retain(table, parents.get(table), kept);
    }
  }

  @Test
  void jointChildren_manyOfManyNodes_areFoundAfterGrowthAndRecycling() {
    JointChildren children = new JointChildren(new PageBudget(1 << 24));
    for (int node = 0; node < 100; node++) {
      for (int joint = 0; joint < 50; joint++) {
        assertTrue(children.put(node, joint, 100 + 50 * node + joint));
      }
    }
    assertEquals(100 + 50 * 99 + 49, children.get(99, 49));
    assertEquals(NodeStore.NONE, children.get(99, 50));

    BitSet kept = new BitSet();
    kept.set(7);
    kept.set(100 + 50 * 7 + 3);
    retain(children, kept);

    assertEquals(100 + 50 * 7 + 3, children.get(7, 3));
    assertEquals(NodeStore.NONE, children.get(7, 4));
    assertEquals(NodeStore.NONE, children.get(8, 3));
    assertTrue(children.first(7) >= 0);
    assertTrue(children.next(7, children.first(7)) < 0, "one entry is left");
  }

  @Test
  void jointChildren_withoutRoom_areRefusedUntilOthersAreForgotten() {
    PageBudget budget = new PageBudget(1 << 18);
    JointChildren children = new JointChildren(budget);
    int node = 0;
    while (children.put(node, 0, node + 1)) {
      node++;
    }
    assertTrue(node > 1_000, "put " + node);
    assertEquals(node, children.get(node - 1, 0));

    BitSet kept = new BitSet();
    kept.set(0, 3);
    retain(children, kept);

    assertTrue(children.put(node, 0, node + 1));
    assertEquals(2, children.get(1, 0));
    assertEquals(NodeStore.NONE, children.get(2, 0), "its child is forgotten");
    assertEquals(node + 1, children.get(node, 0));
  }

  @Test
  void tickets_pathThatGrows_keepsItsStepsAndSums() {
    PendingPaths paths = new PendingPaths(2, 2);
    int path = paths.take();
    for (int node = 0; node < 100; node++) {
      paths.add(path, node);
      paths.setEdge(path, 1, 1_000 + node);
    }
    paths.collect(path, 3, 30, new long[] {150, 150});
    paths.collect(path, 1, 5, new long[] {100, 0});

    assertEquals(100, paths.length(path));
    assertEquals(1_064, paths.edge(path, 64, 1));
    assertEquals(-1, paths.edge(path, 64, 0));
    assertTrue(paths.passes(path, 99));
    assertFalse(paths.passes(path, 100));
    assertEquals(4, paths.count(path));
    assertEquals(35, paths.plies(path));
    assertEquals(250, paths.goals(path, 0));
    assertEquals(1, paths.used());
    paths.give(path);
    assertEquals(0, paths.used());
  }

  @Test
  void tickets_pathThatIsCut_goesOnFromItsStem() {
    PendingPaths paths = new PendingPaths(4, 1);
    int path = paths.take();
    for (int node = 0; node < 100; node++) {
      paths.add(path, node);
      paths.setEdge(path, 0, 1_000 + node);
    }

    int prefix = paths.cut(path, 40, 2);
    int other = paths.take();
    paths.join(other, prefix);
    paths.add(other, 7_000);

    assertEquals(60, paths.length(path));
    assertEquals(100, paths.depth(path));
    assertEquals(40, paths.node(path, 0));
    assertEquals(1_099, paths.edge(path, 59, 0));
    assertEquals(40, paths.length(prefix));
    assertEquals(1_039, paths.edge(prefix, 39, 0));
    assertEquals(41, paths.depth(other));
    assertTrue(paths.passes(other, 39));
    assertFalse(paths.passes(other, 40));
    assertFalse(paths.leave(prefix));
    assertTrue(paths.leave(prefix), "both jobs are done");
  }
}
