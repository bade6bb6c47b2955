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
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.states.StateProbe;

/** Reads reports from the tree, also while workers add to it. */
final class Reports {
  private static final int MAX_LINE_PLIES = 24;

  /** A proved line is followed so far to the goals at its end. */
  private static final int MAX_PROOF_PLIES = 1000;

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
    ImmutableList<ImmutableList<Move>> line = line(node, view, role);
    MutableDoubleList values = DoubleLists.mutable.empty();
    for (int any = 0; any < nodes.roles; any++) {
      values.add(goal(node, any));
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

  /** The expected goal of a role, 0 to 100 points. */
  private double goal(int node, int role) {
    if (nodes.aim == Aim.GOAL) {
      return nodes.value(node, role);
    }
    int lowest = lowest(nodes.low(node, role));
    int highest = highest(nodes.high(node, role));
    return Math.max(lowest, Math.min(highest, goalOfRival(end(node), role)));
  }

  /**
   * The mean goal of a rival at a node. Where the lead is proved, moves that nobody would make are
   * in that mean, too: the goals told are as far apart as is proved.
   */
  private double goalOfRival(int node, int role) {
    double own = nodes.goal(node, role);
    double other = nodes.goal(node, 1 - role);
    double lead = own - other;
    if (nodes.low(node, role) == nodes.high(node, role)) {
      lead = nodes.low(node, role) - Aim.FULL / 2.0;
    } else if (nodes.low(node, 1 - role) == nodes.high(node, 1 - role)) {
      lead = Aim.FULL / 2.0 - nodes.low(node, 1 - role);
    }
    return (own + other + lead) / 2;
  }

  /** The end of a proved line from a node; the node itself, or a later one, if there is none. */
  private int end(int node) {
    int now = node;
    for (int ply = 0; ply < MAX_PROOF_PLIES; ply++) {
      int next = provedChild(now);
      if (next < 0) {
        break;
      }
      now = next;
    }
    return now;
  }

  /** The child behind {@link #provedEdge}, or a negative number. */
  private int provedChild(int node) {
    int edge = provedEdge(node, Math.max(0, nodes.mover(node)));
    return edge < 0 ? NodeStore.NONE : edges.child(edge);
  }

  /**
   * The edge of a move that is proved to be the best for the role that chooses, or a negative
   * number. Of several, it is one that leaves an observing role the least, as the bounds do; then
   * the shortest way to a win, the longest to a loss; then the most visited.
   */
  private int provedEdge(int node, int observer) {
    int mover = nodes.mover(node);
    if (mover < 0 || nodes.low(node, mover) != nodes.high(node, mover)) {
      return NodeStore.NONE;
    }
    int value = nodes.low(node, mover);
    int best = NodeStore.NONE;
    int from = nodes.firstEdge(node);
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      boolean isEqual = edges.isProved(edge) && edges.low(edge) == value;
      if (isEqual && (best < 0 || compareProved(edge, best, observer) < 0)) {
        best = edge;
      }
    }
    return best;
  }

  /** Compares moves that are proved to be worth the same; negative if the first comes first. */
  private int compareProved(int first, int second, int observer) {
    int byObserver = Integer.compare(most(first, observer), most(second, observer));
    if (byObserver != 0) {
      return byObserver;
    }
    int byPlies = Integer.compare(plies(first), plies(second));
    if (byPlies != 0) {
      return edges.low(first) > Aim.FULL / 2 ? byPlies : -byPlies;
    }
    return Integer.compare(edges.visits(second), edges.visits(first));
  }

  /** The half points that a role may get behind an edge. */
  private int most(int edge, int role) {
    int child = edges.child(edge);
    return child < 0 ? Aim.FULL : nodes.high(child, role);
  }

  /** The plies to the end behind a proved edge. */
  private int plies(int edge) {
    int child = edges.child(edge);
    return child >= 0 && nodes.hasPlies(child) ? nodes.plies(child) : UNKNOWN_PLIES;
  }

  private int lowest(int halves) {
    return nodes.aim.lowestGoal(halves);
  }

  private int highest(int halves) {
    return nodes.aim.highestGoal(halves);
  }

  private ImmutableList<Candidate> candidates(int node, StateProbe.View view, int role) {
    int from = jointMoveIndex.firstEdge(node, role);
    int to = jointMoveIndex.firstEdge(node, role + 1);
    if (from == to) {
      return only(node, view, role);
    }
    MutableList<Ranked> ranked = Lists.mutable.empty();
    for (int edge = from; edge < to; edge++) {
      ranked.add(ranked(node, edge, role));
    }
    return order(ranked, node, role).collect(Ranked::candidate).toImmutable();
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
            goal(node, role),
            lowest(nodes.low(node, role)),
            highest(nodes.high(node, role))));
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

  /**
   * A candidate with what it is ranked by.
   *
   * @param points what the role expects
   * @param low the least that it may get, in half points
   * @param high the most that it may get, in half points
   * @param plies to the end behind the candidate
   */
  private record Ranked(
      int edge, Candidate candidate, double points, int low, int high, int plies) {
    boolean isProved() {
      return low == high;
    }
  }

  private Ranked ranked(int node, int edge, int role) {
    int low = edges.low(edge);
    int high = edges.high(edge);
    double mean = edges.visits(edge) == 0 ? 0 : edges.value(edge);
    double points = Math.max(low / 2.0, Math.min(high / 2.0, mean));
    int child = edges.child(edge);
    int plies = low == high ? plies(edge) : UNKNOWN_PLIES;
    Move move = game.moves().get(edges.move(edge));
    long visits = tree.halving().share(node, edges.visits(edge));
    double goal = goalBehind(node, edge, role, points);
    boolean isEnd = low == high && child >= 0 && nodes.mover(child) == NodeStore.NOBODY;
    int lowest = isEnd ? (int) Math.round(goal) : lowest(low);
    int highest = isEnd ? lowest : highest(high);
    double value = Math.max(lowest, Math.min(highest, goal));
    Candidate candidate = new Candidate(move, visits, value, lowest, highest);
    return new Ranked(edge, candidate, points, low, high, plies);
  }

  /**
   * The expected goal behind an edge. Of edges whose state has no node only the points are known;
   * what a role gets beyond them is taken to be as at the node.
   */
  private double goalBehind(int node, int edge, int role, double points) {
    if (nodes.aim == Aim.GOAL) {
      return points;
    }
    int child = nodes.mover(node) >= 0 ? edges.child(edge) : NodeStore.NONE;
    return child >= 0
        ? goalOfRival(end(child), role)
        : points + nodes.goal(node, role) - nodes.value(node, role);
  }

  /**
   * Orders the candidates of a node, best first. Where the node is proved, that is a move by which
   * the role is certain to get its value: of moves at the same time, no upper bound is known.
   */
  private MutableList<Ranked> order(MutableList<Ranked> ranked, int node, int role) {
    MutableList<Ranked> ordered = order(ranked);
    int value = nodes.low(node, role);
    if (value == nodes.high(node, role) && ordered.getFirst().low() < value) {
      ordered.sortThis(Comparator.comparing(each -> each.low() < value));
    }
    return ordered;
  }

  /**
   * Orders candidates, best first. The best proved move comes first if it is worth more than the
   * most visited unproved move; the shortest of equal wins, the longest of equal losses. The others
   * follow by visits.
   */
  private static MutableList<Ranked> order(MutableList<Ranked> ranked) {
    Comparator<Ranked> proved =
        Comparator.comparingInt((Ranked r) -> -r.low())
            .thenComparingInt(r -> r.low() > Aim.FULL / 2 ? r.plies() : -r.plies())
            .thenComparingLong(r -> -r.candidate().visits());
    Comparator<Ranked> open =
        Comparator.comparingLong((Ranked r) -> -r.candidate().visits())
            .thenComparingDouble(r -> -r.points());
    MutableList<Ranked> known = ranked.select(Ranked::isProved).sortThis(proved);
    MutableList<Ranked> unknown = ranked.reject(Ranked::isProved).sortThis(open);
    if (known.isEmpty() || unknown.isEmpty()) {
      return known.withAll(unknown);
    }
    Ranked first = unknown.getFirst();
    Ranked sure = known.getFirst();
    boolean isSureBetter =
        sure.low() >= first.high()
            || (first.candidate().visits() > 0 && sure.points() >= first.points());
    if (!isSureBetter) {
      return unknown.withAll(known);
    }
    MutableList<Ranked> all = Lists.mutable.of(known.getFirst());
    return all.withAll(unknown).withAll(known.drop(1));
  }

  /**
   * The principal variation for a role, as far as the tree goes. What is proved of the role counts
   * on the worst that others may do to it among moves that are equal to them; so does the line.
   */
  private ImmutableList<ImmutableList<Move>> line(int start, StateProbe.View first, int observer) {
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
        chosenEdges[role] = bestEdge(node, role, observer);
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

  private int bestEdge(int node, int role, int observer) {
    int proved = nodes.mover(node) == role ? provedEdge(node, observer) : NodeStore.NONE;
    if (proved >= 0) {
      return proved;
    }
    int from = jointMoveIndex.firstEdge(node, role);
    int to = jointMoveIndex.firstEdge(node, role + 1);
    MutableList<Ranked> ranked = Lists.mutable.empty();
    for (int edge = from; edge < to; edge++) {
      ranked.add(ranked(node, edge, role));
    }
    return ranked.isEmpty() ? -1 : order(ranked, node, role).getFirst().edge();
  }
}
