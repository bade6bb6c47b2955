package org.gonu.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** The flat arrays of the tree. */
final class StoresTest {
  @Test
  void take_moreThanThereIs_isRefused() {
    EdgeStore edges = new EdgeStore(10);
    assertEquals(0, edges.take(7));

    assertEquals(-1, edges.take(4));
    assertEquals(7, edges.take(3));
  }

  @Test
  void compaction_ofNodesThatStay_movesTheirEdgesTogetherAndLeavesTheRestFree() {
    NodeStore nodes = new NodeStore(5, 1, 2);
    EdgeStore edges = new EdgeStore(20);
    int[] lengths = {3, 5, 2, 4, 0};
    for (int node = 0; node < lengths.length; node++) {
      nodes.size++;
      nodes.clear(node);
      nodes.setEdges(node, edges.take(lengths[node]), lengths[node]);
      for (int i = 0; i < lengths[node]; i++) {
        edges.open(nodes.firstEdge(node) + i, 100 * node + i);
      }
    }
    BitSet kept = new BitSet();
    kept.set(1);
    kept.set(3, 5);

    Compaction compaction = new Compaction(nodes, edges, kept);

    assertEquals(9, edges.size);
    assertEquals(0, nodes.firstEdge(1));
    assertEquals(5, nodes.firstEdge(3));
    assertEquals(104, edges.move(4));
    assertEquals(300, edges.move(5));
    assertEquals(303, edges.move(8));
    assertEquals(6, compaction.moved(3, 11));
  }

  @Test
  void node_allFields_areKeptApart() {
    NodeStore nodes = new NodeStore(3, 2, 5);
    nodes.size = 3;
    for (int node = 0; node < 3; node++) {
      nodes.clear(node);
    }
    nodes.setEdges(1, 123_456_789, 65_000);
    nodes.setMover(1, NodeStore.SEVERAL);
    nodes.setPhase(1, 3);
    nodes.setPlies(1, 321);
    nodes.setMoveTable(1, 77);
    nodes.addVisits(1, 4, Counters.PLAIN);
    nodes.addGoals(1, 4, 240, Counters.SHARED);
    nodes.setLow(1, 4, 30);
    nodes.setHigh(1, 3, 60);
    nodes.setState(1, new long[] {-1, 5});

    NodeStore grown = nodes.grown(10);
    assertEquals(123_456_789, grown.firstEdge(1));
    assertEquals(65_000, grown.edgeCount(1));
    assertEquals(NodeStore.SEVERAL, grown.mover(1));
    assertEquals(3, grown.phase(1));
    assertEquals(321, grown.plies(1));
    assertEquals(77, grown.moveTable(1));
    assertEquals(4, grown.visits(1));
    assertEquals(60, grown.value(1, 4));
    assertEquals(30, grown.low(1, 4));
    assertEquals(100, grown.high(1, 4));
    assertEquals(60, grown.high(1, 3));
    assertEquals(0, grown.low(1, 3));
    assertTrue(grown.hasState(1, new long[] {-1, 5}));
    assertFalse(grown.isBounded(0) || grown.isBounded(2), "neighbours are untouched");
    assertEquals(50, grown.value(0, 0));
  }

  @Test
  void value_meanOutsideTheBounds_isTheNearestBound() {
    NodeStore nodes = new NodeStore(1, 1, 1);
    nodes.clear(0);
    nodes.addVisits(0, 10, Counters.PLAIN);
    nodes.addGoals(0, 0, 900, Counters.PLAIN);
    nodes.setHigh(0, 0, 50);

    assertEquals(50, nodes.value(0, 0));
  }

  @Test
  void jointChildren_manyOfManyNodes_areFoundAfterGrowthAndRecycling() {
    JointChildren children = new JointChildren();
    for (int node = 0; node < 100; node++) {
      for (int joint = 0; joint < 50; joint++) {
        children.put(node, joint, 100 + 50 * node + joint, 128);
      }
    }
    assertEquals(100 + 50 * 99 + 49, children.get(99, 49));
    assertEquals(NodeStore.NONE, children.get(99, 50));

    BitSet kept = new BitSet();
    kept.set(7);
    kept.set(100 + 50 * 7 + 3);
    children.retain(kept);

    assertEquals(100 + 50 * 7 + 3, children.get(7, 3));
    assertEquals(NodeStore.NONE, children.get(7, 4));
    assertEquals(NodeStore.NONE, children.get(8, 3));
    assertTrue(children.first(7) >= 0);
    assertTrue(children.next(children.first(7)) < 0, "one entry is left");
  }

  @Test
  void tickets_pathThatGrows_keepsItsStepsAndSums() {
    Tickets tickets = new Tickets(2, 2);
    int ticket = tickets.take();
    for (int node = 0; node < 100; node++) {
      tickets.add(ticket, node);
      tickets.setArm(ticket, 1, 1_000 + node);
    }
    tickets.collect(ticket, 3, 30, new long[] {150, 150});
    tickets.collect(ticket, 1, 5, new long[] {100, 0});

    assertEquals(100, tickets.length(ticket));
    assertEquals(1_064, tickets.arm(ticket, 64, 1));
    assertEquals(-1, tickets.arm(ticket, 64, 0));
    assertTrue(tickets.passes(ticket, 99));
    assertFalse(tickets.passes(ticket, 100));
    assertEquals(4, tickets.count(ticket));
    assertEquals(35, tickets.plies(ticket));
    assertEquals(250, tickets.goals(ticket, 0));
    assertEquals(1, tickets.used());
    tickets.give(ticket);
    assertEquals(0, tickets.used());
  }
}
