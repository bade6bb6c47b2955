package org.gonu.search.mcts;

import java.util.BitSet;
import org.gonu.machine.AdmittedMerger;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.Halving;
import org.gonu.search.mcts.store.JointChildren;
import org.gonu.search.mcts.store.NodeIndex;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.mcts.store.PageBudget;
import org.jspecify.annotations.Nullable;

/**
 * The states that the search knows, and the edges between them: a graph in which a state has one
 * node however it is reached, and states with the same future share one. Nodes are added by one
 * worker at a time; their numbers are read by all. Room is made in short steps while no worker
 * runs.
 */
final class Tree {
  /**
   * Nodes for which there is room whatever the memory. Fixed: with fewer, a tree is collected all
   * the time.
   */
  private static final long MIN_NODES = 1 << 12;

  /**
   * States with all moves of the game for which there is room besides. Fixed: without room for
   * some, the root of a game of many moves gets no edges.
   */
  private static final long MIN_WIDE_STATES = 32;

  private final PackedGame game;
  private final SearchParameters parameters;
  private final boolean sharesNodes;
  private final JointChildren joints;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final NodeIndex index;
  private final AdmittedMerger merger;
  private final Ends ends;
  private final Halving halving;
  private final AmafTables amafTables;

  /** Scratch: the representative of a state that is merged with others. */
  private final long[] merged;

  /** The garbage collection under way, if any. */
  private @Nullable TreeGc treeGc;

  private volatile boolean full;

  /** Number of nodes ever added. */
  private volatile long added;

  /**
   * An empty tree.
   *
   * @param parameters say how many bytes it may take, and whether a state is one node however it is
   *     reached
   * @param scale tells what a state is worth in which the rules break down
   * @param aim what the roles seek
   * @param amafTables of moves, which nodes may have
   * @throws IllegalArgumentException if the game has more moves, roles or phases than a node can
   *     hold
   */
  Tree(
      PackedGame game,
      SearchParameters parameters,
      ValueScale scale,
      Aim aim,
      AmafTables amafTables) {
    checkLimit("moves", game.moves().size(), NodeStore.MAX_EDGES);
    checkLimit("roles", game.roles().size(), NodeStore.MAX_ROLES);
    checkLimit("phases", game.phases(), NodeStore.MAX_PHASES);
    this.amafTables = amafTables;
    this.game = game;
    this.parameters = parameters;
    sharesNodes = parameters.uses(Technique.TRANSPOSITIONS);
    int moves = Math.max(1, game.moves().size());
    long least = MIN_NODES * bytes(game, 2) + MIN_WIDE_STATES * EdgeStore.BYTES * moves;
    PageBudget budget = new PageBudget(Math.max(least, parameters.memoryBytes()));
    nodes = new NodeStore(game.words(), game.roles().size(), aim, budget);
    edges = new EdgeStore(moves, budget);
    index = new NodeIndex(nodes);
    merger = new AdmittedMerger(game, sharesNodes ? game.analysis().newMerger() : state -> {});
    merged = new long[game.words()];
    joints = new JointChildren(budget);
    halving = new Halving(nodes, edges);
    ends = new Ends(game, nodes, scale);
  }

  private static void checkLimit(String what, int number, int most) {
    if (number > most) {
      throw new IllegalArgumentException(
          "the tree search can tell " + most + " " + what + " apart, not " + number);
    }
  }

  /** Bytes of a node with so many edges. */
  private static long bytes(PackedGame game, double edgesPerNode) {
    int bytesOfNode = NodeStore.bytes(game.words(), game.roles().size());
    return (long) (bytesOfNode + EdgeStore.BYTES * edgesPerNode);
  }

  /**
   * Takes most of the memory now, so that it costs no time later. The rest is for what turns out to
   * be short.
   *
   * @param end until when, by {@link System#nanoTime}
   * @param edgesPerNode estimate of the number of moves in a state
   */
  void reserve(long end, double edgesPerNode) {
    double share = parameters.value(TreeCoefficient.RESERVED_SHARE);
    long all = (long) (share * parameters.memoryBytes()) / bytes(game, edgesPerNode);
    int parts = parameters.count(TreeCoefficient.RESERVED_STEPS);
    for (int part = 1; part <= parts && end - System.nanoTime() > 0; part++) {
      long reserved = all * part / parts;
      nodes.reserve(reserved);
      edges.reserve((long) (reserved * edgesPerNode));
    }
  }

  NodeStore nodes() {
    return nodes;
  }

  EdgeStore edges() {
    return edges;
  }

  Halving halving() {
    return halving;
  }

  AmafTables amafTables() {
    return amafTables;
  }

  NodeIndex index() {
    return index;
  }

  JointChildren joints() {
    return joints;
  }

  /**
   * Goes on with other lanes of the game, while no worker runs. A tree that has states which they
   * cannot hold is emptied.
   */
  synchronized void changeLanes(PackedGame later) {
    merger.changeLanes(later);
    if (merger.hasMerged() && !admitsAll(later)) {
      clear();
    }
  }

  private boolean admitsAll(PackedGame later) {
    long[] state = new long[later.words()];
    for (int node = 0; node < nodes.size(); node++) {
      nodes.copyState(node, state);
      if (!later.admits(state)) {
        return false;
      }
    }
    return true;
  }

  /** Number of states in the tree. */
  int size() {
    return nodes.used();
  }

  /** Number of nodes ever added. */
  long added() {
    return added;
  }

  /** True if a node could not be added for lack of room. */
  boolean isFull() {
    return full;
  }

  /** The node of a state, or {@link NodeStore#NONE}. */
  synchronized int find(long[] state) {
    merge(state);
    int node = index.find(merged);
    boolean isGone = node >= 0 && treeGc != null && treeGc.isGone(node);
    return isGone ? NodeStore.NONE : node;
  }

  private void merge(long[] state) {
    System.arraycopy(state, 0, merged, 0, merged.length);
    merger.merge(merged);
  }

  /**
   * The node of a state, which is added if it is new.
   *
   * @param legal bit i tells whether move i is legal
   * @param promising the same for moves that playouts would choose from
   * @param goals by role, -1 where there is not exactly one value; of a terminal state
   * @return {@link NodeStore#NONE} if there is no room
   */
  synchronized int add(
      long[] state, long[] legal, long[] promising, boolean terminal, int[] goals) {
    merge(state);
    int known = sharesNodes ? index.find(merged) : NodeStore.NONE;
    if (treeGc != null) {
      return known < 0 || treeGc.isDoomed(known) ? NodeStore.NONE : known;
    }
    if (known != NodeStore.NONE) {
      return known;
    }
    int node = nodes.take();
    if (node == NodeStore.NONE) {
      full = true;
      return NodeStore.NONE;
    }
    nodes.clear(node);
    nodes.setState(node, merged);
    nodes.setPhase(node, Math.max(0, game.phaseOf(merged)));
    if (terminal) {
      ends.close(node, goals);
    } else if (!open(node, legal, promising)) {
      nodes.give(node);
      full = true;
      return NodeStore.NONE;
    }
    index.put(merged, node);
    added++;
    return node;
  }

  /** Gives a node its edges. Returns false if there is no room. */
  private boolean open(int node, long[] legal, long[] promising) {
    int deciding = 0;
    int count = 0;
    int mover = 0;
    boolean isBroken = false;
    for (int role = 0; role < nodes.roles; role++) {
      int own = MoveBits.count(legal, game.firstMove(role), game.firstMove(role + 1));
      isBroken |= own == 0;
      if (own > 1) {
        deciding++;
        count += own;
        mover = role;
      }
    }
    if (isBroken) {
      ends.closeBroken(node);
      return true;
    }
    count = Math.max(1, count);
    int run = edges.take(count);
    if (run < 0) {
      return false;
    }
    nodes.setEdges(node, run, count);
    nodes.setMover(node, deciding > 1 ? NodeStore.SEVERAL : mover);
    fill(run, legal, promising, deciding == 0);
    return true;
  }

  /** Opens edges for the moves of the roles that choose, or of the first role if none does. */
  private void fill(int run, long[] legal, long[] promising, boolean isForced) {
    int edge = run;
    for (int role = 0; role < nodes.roles; role++) {
      int from = game.firstMove(role);
      int to = game.firstMove(role + 1);
      if (isForced ? role == 0 : MoveBits.count(legal, from, to) > 1) {
        for (int move = MoveBits.next(legal, from);
            move < to;
            move = MoveBits.next(legal, move + 1)) {
          edges.open(edge, move);
          if (!MoveBits.has(promising, move)) {
            edges.markUnlikely(edge);
          }
          edge++;
        }
      }
    }
  }

  /** The child by a joint move, or {@link NodeStore#NONE}. */
  synchronized int joint(int node, long joint) {
    return joints.get(node, joint);
  }

  /**
   * Links the child of a joint move, unless there is one. Returns the child that is linked now,
   * which may be that of another worker who was faster.
   */
  synchronized int linkJoint(int node, long joint, int child) {
    int known = joints.get(node, joint);
    if (known >= 0) {
      return known;
    }
    full |= !joints.put(node, joint, child);
    return child;
  }

  /** Discards what belongs to removed nodes. Only while no worker runs. */
  void forgetAllBut(BitSet kept) {
    halving.retain(kept);
    amafTables.retain(kept);
  }

  /**
   * Continues to remove the nodes that matter least, until there is room. Only while no worker
   * runs.
   *
   * @param root from which the search goes on
   * @return true if room has been made
   */
  synchronized boolean makeRoom(int root, TreeGc.Paths paths) {
    TreeGc current = treeGc == null ? new TreeGc(this, parameters, root) : treeGc;
    boolean isDone = current.step(paths);
    treeGc = isDone ? null : current;
    full = !isDone;
    return isDone;
  }

  /** Tells a garbage collection under way that another node has become the root. */
  synchronized void turnTo(int root) {
    if (treeGc != null) {
      treeGc.turnTo(root);
    }
  }

  /** Removes all nodes. Only while no worker runs. */
  synchronized void clear() {
    treeGc = null;
    full = false;
    nodes.giveAll();
    edges.startOver();
    index.clear();
    joints.clear();
    halving.clear();
    amafTables.clear();
  }
}
