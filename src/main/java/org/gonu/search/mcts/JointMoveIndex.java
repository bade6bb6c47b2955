package org.gonu.search.mcts;

import java.util.Arrays;
import org.gonu.machine.Hashing;
import org.gonu.machine.PackedGame;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Numbers the joint moves of nodes at which several roles choose: mixed radix over the edges of
 * these roles, the first role lowest. A role without a choice has no edges and no digit. If the
 * joint moves do not fit into a long, their numbers are 64-bit hashes of the edges.
 */
final class JointMoveIndex {
  private final NodeStore nodes;
  private final EdgeStore edges;

  /** By role the index of its first move; behind the last role the number of all moves. */
  private final int[] firstMove;

  private final boolean isWide;

  JointMoveIndex(PackedGame game, Tree tree) {
    this.nodes = tree.nodes();
    this.edges = tree.edges();
    firstMove = new int[nodes.roles + 1];
    Arrays.setAll(firstMove, game::firstMove);
    long most = 1;
    for (int role = 0; role < nodes.roles; role++) {
      most = times(most, firstMove[role + 1] - firstMove[role]);
    }
    isWide = most == Long.MAX_VALUE;
  }

  /** True if states of the game may have more joint moves than fit into a long. */
  boolean isWide() {
    return isWide;
  }

  /** A product, or {@link Long#MAX_VALUE} if it overflows. */
  private static long times(long count, int own) {
    int choices = Math.max(1, own);
    return count > Long.MAX_VALUE / choices ? Long.MAX_VALUE : count * choices;
  }

  /** The first edge of a role, or of the next one that has any. */
  int firstEdge(int node, int role) {
    int from = nodes.firstEdge(node);
    int to = from + nodes.edgeCount(node);
    int least = firstMove[role];
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (edges.move(middle) < least) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** Number of edges of a role. */
  int edges(int node, int role) {
    return firstEdge(node, role + 1) - firstEdge(node, role);
  }

  /** Number of joint moves, or {@link Long#MAX_VALUE} if there are more. */
  long count(int node) {
    long count = 1;
    for (int role = 0; role < nodes.roles; role++) {
      count = times(count, edges(node, role));
    }
    return count;
  }

  /** The number of the joint move of some edges, one for each role; -1 for roles without. */
  long number(int node, int[] chosenEdges, int from) {
    if (isWide && count(node) == Long.MAX_VALUE) {
      return mixed(node, chosenEdges, from);
    }
    long number = 0;
    int end = nodes.firstEdge(node) + nodes.edgeCount(node);
    for (int role = nodes.roles - 1; role >= 0; role--) {
      int first = firstEdge(node, role);
      int edge = chosenEdges[from + role];
      number = number * Math.max(1, end - first) + (edge < 0 ? 0 : edge - first);
      end = first;
    }
    return number;
  }

  private long mixed(int node, int[] chosenEdges, int from) {
    long mixed = 0;
    for (int role = 0; role < nodes.roles; role++) {
      int edge = chosenEdges[from + role];
      mixed = Hashing.mix(mixed + (edge < 0 ? 0 : edge - nodes.firstEdge(node) + 1));
    }
    return mixed;
  }
}
