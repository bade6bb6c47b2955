package org.gonu.search.mcts;

import java.util.Arrays;
import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;
import org.gonu.machine.Move;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.states.StateProbe;

/** Reads reports from the tree, also while workers add to it. */
final class Reports {
  private static final int MAX_LINE_PLIES = 24;

  /** Plies to the end where they are unknown: such a win comes last, such a loss first. */
  private static final int UNKNOWN_PLIES = Short.MAX_VALUE;

  private final PackedGame game;
  private final StateProbe probe;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final Tree tree;
  private final JointMoveIndex jointMoveIndex;

  Reports(PackedGame game, Tree tree, StateProbe probe) {
    this.game = game;
    this.tree = tree;
    this.probe = probe;
    this.nodes = tree.nodes();
    this.edges = tree.edges();
    this.jointMoveIndex = new JointMoveIndex(game, tree);
  }

  /** The report on a node for a role. */
  SearchReport report(int node, StateProbe.View view, int role) {
    ImmutableList<Candidate> candidates = candidates(node, view, role);
    ImmutableList<ImmutableList<Move>> line = line(node, view);
    MutableDoubleList values = DoubleLists.mutable.empty();
    for (int any = 0; any < nodes.roles; any++) {
      values.add(value(node, any));
    }
    return new SearchReport(
        tree.halving().visits(node),
        tree.size(),
        line.size(),
        values.toImmutable(),
        nodes.low(node, role) == nodes.high(node, role),
        candidates,
        line);
  }

  private double value(int node, int role) {
    return nodes.value(node, role);
  }

  private ImmutableList<Candidate> candidates(int node, StateProbe.View view, int role) {
    int from = jointMoveIndex.firstEdge(node, role);
    int to = jointMoveIndex.firstEdge(node, role + 1);
    if (from == to) {
      return only(node, view, role);
    }
    MutableList<Ranked> ranked = Lists.mutable.empty();
    for (int edge = from; edge < to; edge++) {
      ranked.add(ranked(node, edge));
    }
    return order(ranked).collect(Ranked::candidate).toImmutable();
  }

  /** The only candidate of a role without a choice. */
  private ImmutableList<Candidate> only(int node, StateProbe.View view, int role) {
    int move = onlyMove(view, role);
    if (move < 0) {
      return Lists.immutable.empty();
    }
    return Lists.immutable.of(
        new Candidate(
            game.moves().get(move),
            tree.halving().visits(node),
            value(node, role),
            nodes.low(node, role),
            nodes.high(node, role)));
  }

  /** The first legal move of a role, -1 if there is none. */
  private int onlyMove(StateProbe.View view, int role) {
    for (int move = game.firstMove(role); move < game.firstMove(role + 1); move++) {
      if (MoveBits.has(view.legal(), move)) {
        return move;
      }
    }
    return -1;
  }

  /** A candidate with the number of plies to the end behind it. */
  private record Ranked(int edge, Candidate candidate, int plies) {}

  private Ranked ranked(int node, int edge) {
    int low = edges.low(edge);
    int high = edges.high(edge);
    double mean = edges.visits(edge) == 0 ? low : edges.value(edge);
    double value = Math.max(low, Math.min(high, mean));
    int child = edges.child(edge);
    int plies =
        child >= 0 && low == high && nodes.hasPlies(child) ? nodes.plies(child) : UNKNOWN_PLIES;
    Move move = game.moves().get(edges.move(edge));
    long visits = tree.halving().share(node, edges.visits(edge));
    return new Ranked(edge, new Candidate(move, visits, value, low, high), plies);
  }

  /**
   * Orders candidates, best first. The best proved move comes first if it is worth more than the
   * most visited unproved move; the shortest of equal wins, the longest of equal losses. The others
   * follow by visits.
   */
  private static MutableList<Ranked> order(MutableList<Ranked> ranked) {
    Comparator<Ranked> proved =
        Comparator.comparingInt((Ranked r) -> -r.candidate().lowest())
            .thenComparingInt(r -> r.candidate().lowest() > 50 ? r.plies() : -r.plies())
            .thenComparingLong(r -> -r.candidate().visits());
    Comparator<Ranked> open =
        Comparator.comparingLong((Ranked r) -> -r.candidate().visits())
            .thenComparingDouble(r -> -r.candidate().value());
    MutableList<Ranked> known = ranked.select(r -> r.candidate().proved()).sortThis(proved);
    MutableList<Ranked> unknown = ranked.reject(r -> r.candidate().proved()).sortThis(open);
    if (known.isEmpty() || unknown.isEmpty()) {
      return known.withAll(unknown);
    }
    Candidate first = unknown.getFirst().candidate();
    Candidate sure = known.getFirst().candidate();
    boolean isSureBetter =
        sure.lowest() >= first.highest() || (first.visits() > 0 && sure.value() >= first.value());
    if (!isSureBetter) {
      return unknown.withAll(known);
    }
    MutableList<Ranked> all = Lists.mutable.of(known.getFirst());
    return all.withAll(unknown).withAll(known.drop(1));
  }

  /** The principal variation, as far as the tree goes. */
  private ImmutableList<ImmutableList<Move>> line(int start, StateProbe.View first) {
    MutableList<ImmutableList<Move>> line = Lists.mutable.empty();
    int node = start;
    StateProbe.View view = first;
    while (node >= 0
        && nodes.mover(node) != NodeStore.NOBODY
        && nodes.visits(node) > 0
        && line.size() < MAX_LINE_PLIES) {
      int[] chosenEdges = new int[nodes.roles];
      int[] jointMove = new int[nodes.roles];
      for (int role = 0; role < chosenEdges.length; role++) {
        chosenEdges[role] = bestEdge(node, role);
        jointMove[role] =
            chosenEdges[role] < 0 ? onlyMove(view, role) : edges.move(chosenEdges[role]);
        if (jointMove[role] < 0) {
          return line.toImmutable();
        }
      }
      line.add(Lists.immutable.fromStream(Arrays.stream(jointMove).mapToObj(game.moves()::get)));
      int mover = nodes.mover(node);
      node =
          mover >= 0
              ? edges.child(chosenEdges[mover])
              : tree.joint(node, jointMoveIndex.number(node, chosenEdges, 0));
      view = probe.after(view.state(), jointMove);
    }
    return line.toImmutable();
  }

  private int bestEdge(int node, int role) {
    int from = jointMoveIndex.firstEdge(node, role);
    int to = jointMoveIndex.firstEdge(node, role + 1);
    MutableList<Ranked> ranked = Lists.mutable.empty();
    for (int edge = from; edge < to; edge++) {
      ranked.add(ranked(node, edge));
    }
    return ranked.isEmpty() ? -1 : order(ranked).getFirst().edge();
  }
}
