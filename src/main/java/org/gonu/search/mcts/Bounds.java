package org.gonu.search.mcts;

import java.util.Arrays;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.JointChildren;
import org.gonu.search.mcts.store.NodeStore;

/**
 * The solver of the tree search: for each role a lower bound (what it is certain to get) and an
 * upper bound (what it may get), computed from the children up. This is score bounded Monte Carlo
 * tree search (Cazenave and Saffidine 2010), for any number of roles.
 *
 * <p>The role that chooses gets at least the highest lower bound of its moves, and at most the
 * highest upper bound. The bounds of the other roles depend on the moves that this role may choose.
 * They are all moves whose upper bound reaches its lower bound. Once its value is proved, the
 * others get no more than the worst of the moves proved best, as they are equal for the mover. If
 * two roles share 100 points, one gets what the other does not. Where several roles choose at once,
 * the lower bound of a move is its minimum over all replies.
 *
 * <p>Bounds are in half points, and only ever become tighter. A proof counts the plies to the end,
 * so that wins are played the short way and losses the long way. How long a loss can take is known
 * once no move is open that may be as good.
 */
final class Bounds {
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final JointMoveIndex jointMoveIndex;
  private final JointChildren joints;

  /** True if one of two roles gets what the other does not. */
  private final boolean sharesPoints;

  /** Joint moves of a node up to which all are looked through. */
  private final int maxJointMoves;

  /** The role that moves by chance, or -1. */
  private final int chanceRole;

  /** Scratch for simultaneous moves: by role, where its moves begin in {@link #certain}. */
  private final int[] place;

  /** Scratch: by move, the half points that are certain for its role against all replies. */
  private final int[] certain;

  /** Scratch: by role, the half points that are possible. */
  private final int[] possible;

  Bounds(SearchContext searchContext, JointMoveIndex jointMoveIndex) {
    Tree tree = searchContext.tree();
    nodes = tree.nodes();
    sharesPoints = nodes.aim == Aim.LEAD || searchContext.game().analysis().sharesPoints();
    edges = tree.edges();
    joints = tree.joints();
    this.jointMoveIndex = jointMoveIndex;
    chanceRole = searchContext.chanceRole();
    maxJointMoves = searchContext.parameters().count(TreeCoefficient.BOUNDS_JOINT_MOVES);
    place = new int[nodes.roles + 1];
    certain = new int[maxJointMoves + nodes.roles];
    possible = new int[nodes.roles];
  }

  /**
   * Recomputes the bounds of a node from its children. Returns true if they changed, or if the
   * plies to the end have become known.
   */
  boolean update(int node) {
    int mover = nodes.mover(node);
    if (mover == NodeStore.NOBODY) {
      return false;
    }
    if (mover == NodeStore.SEVERAL) {
      return updateSeveral(node);
    }
    return mover == chanceRole ? updateChance(node) : updateSingle(node, mover);
  }

  /** Copies the bounds of the child for the role that chooses to the edge. */
  private void refresh(int edge, int mover) {
    int child = edges.child(edge);
    if (child >= 0) {
      edges.tighten(edge, nodes.low(child, mover), nodes.high(child, mover));
    }
  }

  private boolean updateSingle(int node, int mover) {
    int from = nodes.firstEdge(node);
    int to = from + nodes.edgeCount(node);
    int low = 0;
    int high = 0;
    for (int edge = from; edge < to; edge++) {
      refresh(edge, mover);
      low = Math.max(low, edges.low(edge));
      high = Math.max(high, edges.high(edge));
    }
    boolean changed = tighten(node, mover, low, high);
    int secured = nodes.low(node, mover);
    int possible = nodes.high(node, mover);
    boolean isDecided = secured == possible;
    if (sharesPoints) {
      changed |= tighten(node, 1 - mover, Aim.FULL - possible, Aim.FULL - secured);
    } else {
      for (int role = 0; role < nodes.roles; role++) {
        if (role != mover) {
          changed |= updateOther(node, role, secured, isDecided);
        }
      }
    }
    if (isDecided) {
      changed |= countPlies(node, secured);
    }
    return changed;
  }

  /** Updates the bounds of a role that does not choose here. */
  private boolean updateOther(int node, int role, int secured, boolean isDecided) {
    int from = nodes.firstEdge(node);
    int low = Aim.FULL;
    int high = isDecided ? Aim.FULL : 0;
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      if (edges.high(edge) >= secured) {
        int child = edges.child(edge);
        low = Math.min(low, child < 0 ? 0 : nodes.low(child, role));
        int possible = child < 0 ? Aim.FULL : nodes.high(child, role);
        if (!isDecided) {
          high = Math.max(high, possible);
        } else if (edges.low(edge) == secured) {
          high = Math.min(high, possible);
        }
      }
    }
    return low <= high && tighten(node, role, low, high);
  }

  /** Counts the plies to the end. Returns true if they have just become known. */
  private boolean countPlies(int node, int value) {
    boolean wasKnown = nodes.hasPlies(node);
    int from = nodes.firstEdge(node);
    int shortest = Short.MAX_VALUE;
    int longest = 0;
    boolean isOpen = false;
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      if (edges.high(edge) >= value) {
        int child = edges.child(edge);
        if (child >= 0 && edges.isProved(edge) && nodes.hasPlies(child)) {
          shortest = Math.min(shortest, nodes.plies(child) + 1);
          longest = Math.max(longest, nodes.plies(child) + 1);
        } else {
          isOpen = true;
        }
      }
    }
    int plies = value > Aim.FULL / 2 ? shortest : longest;
    if (plies < Short.MAX_VALUE && (value > Aim.FULL / 2 || !isOpen)) {
      nodes.setPlies(node, plies);
    }
    return !wasKnown && nodes.hasPlies(node);
  }

  private boolean updateChance(int node) {
    boolean changed = false;
    int from = nodes.firstEdge(node);
    for (int role = 0; role < nodes.roles; role++) {
      int low = Aim.FULL;
      int high = 0;
      for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
        int child = edges.child(edge);
        low = Math.min(low, child < 0 ? 0 : nodes.low(child, role));
        high = Math.max(high, child < 0 ? Aim.FULL : nodes.high(child, role));
      }
      changed |= tighten(node, role, low, high);
    }
    return changed;
  }

  private boolean updateSeveral(int node) {
    long count = jointMoveIndex.count(node);
    if (count > maxJointMoves) {
      return false;
    }
    for (int role = 0; role < nodes.roles; role++) {
      place[role + 1] = place[role] + Math.max(1, jointMoveIndex.edges(node, role));
    }
    if (hasTooFewChildren(node, count)) {
      return false;
    }
    Arrays.fill(certain, 0, place[nodes.roles], Aim.FULL);
    Arrays.fill(possible, 0);
    for (int joint = 0; joint < count; joint++) {
      noteReplies(joints.get(node, joint), joint);
    }
    boolean changed = false;
    for (int role = 0; role < nodes.roles; role++) {
      int edge = jointMoveIndex.firstEdge(node, role);
      boolean hasChoice = jointMoveIndex.edges(node, role) > 0;
      int low = 0;
      for (int at = place[role]; at < place[role + 1]; at++) {
        low = Math.max(low, certain[at]);
        if (hasChoice) {
          edges.tighten(edge + at - place[role], certain[at], Aim.FULL);
        }
      }
      changed |= tighten(node, role, low, possible[role]);
    }
    return changed;
  }

  /** True if no move of any role has a child for each reply, so that no move can be certain. */
  private boolean hasTooFewChildren(int node, long count) {
    int most = 1;
    for (int role = 0; role < nodes.roles; role++) {
      most = Math.max(most, place[role + 1] - place[role]);
    }
    long missing = count / most;
    for (int pair = joints.first(node); pair >= 0 && missing > 0; missing--) {
      pair = joints.next(node, pair);
    }
    return missing > 0;
  }

  /** Records the goals of a joint move as a reply to each of its moves. */
  private void noteReplies(int child, int joint) {
    int rest = joint;
    for (int role = 0; role < nodes.roles; role++) {
      int own = place[role + 1] - place[role];
      int at = place[role] + rest % own;
      rest /= own;
      certain[at] = Math.min(certain[at], child < 0 ? 0 : nodes.low(child, role));
      possible[role] = Math.max(possible[role], child < 0 ? Aim.FULL : nodes.high(child, role));
    }
  }

  /** Returns true if they have become tighter; a bound does not pass the other one. */
  private boolean tighten(int node, int role, int low, int high) {
    int oldLow = nodes.low(node, role);
    int oldHigh = nodes.high(node, role);
    int newLow = Math.max(oldLow, Math.min(low, oldHigh));
    int newHigh = Math.min(oldHigh, Math.max(high, newLow));
    if (newLow == oldLow && newHigh == oldHigh) {
      return false;
    }
    nodes.setLow(node, role, newLow);
    nodes.setHigh(node, role, newHigh);
    return true;
  }
}
