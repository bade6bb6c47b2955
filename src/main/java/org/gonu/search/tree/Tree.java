package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;

/**
 * The states that the search knows, each once however it is reached, and the edges between them.
 * Nodes are added by one worker at a time; their numbers are read by all. Growing, and making room,
 * is done while no worker runs.
 */
final class Tree {
  private static final int SMALLEST = 1 << 12;
  private static final int GROWTH = 4;

  /** Longest of the arrays, in elements, leaving room for what machines put before them. */
  private static final long MOST_ELEMENTS = Integer.MAX_VALUE - 64L;

  private final PackedGame game;
  private final long memoryBytes;
  private final boolean sharesNodes;
  private final IntArrayList freeNodes = new IntArrayList();
  private final JointChildren joints = new JointChildren();
  private volatile NodeStore nodes;
  private volatile EdgeStore edges;

  /** Open addressing: numbers of nodes by the hashes of their states. */
  private int[] index;

  private volatile boolean full;

  /** Nodes ever added. */
  private volatile long added;

  /**
   * An empty tree that may take so many bytes.
   *
   * @param reservedBytes what it takes from the start: it never has to grow within
   * @param edgesPerNode how many moves there are in a state, as far as one can tell
   * @param sharesNodes true if a state is one node however it is reached
   */
  Tree(
      PackedGame game,
      long memoryBytes,
      long reservedBytes,
      double edgesPerNode,
      boolean sharesNodes) {
    this.game = game;
    this.memoryBytes = memoryBytes;
    this.sharesNodes = sharesNodes;
    int capacity = capacity(reservedBytes, edgesPerNode);
    nodes = new NodeStore(capacity, game.words(), game.roles().size());
    edges = new EdgeStore((int) Math.min(mostEdges(), (long) (edgesPerNode * capacity)));
    index = new int[indexLength(capacity)];
  }

  NodeStore nodes() {
    return nodes;
  }

  EdgeStore edges() {
    return edges;
  }

  JointChildren joints() {
    return joints;
  }

  /** Number of states in the tree. */
  int size() {
    return nodes.size - freeNodes.size();
  }

  /** Number of nodes that were ever added. */
  long added() {
    return added;
  }

  /** True if a node could not be added for want of room. */
  boolean isFull() {
    return full;
  }

  /** The node of a state, or {@link NodeStore#NONE}. */
  synchronized int find(long[] state) {
    return index[slot(state)] - 1;
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
    int slot = slot(state);
    if (index[slot] != 0 && sharesNodes) {
      return index[slot] - 1;
    }
    int node = newNode();
    if (node == NodeStore.NONE) {
      full = true;
      return NodeStore.NONE;
    }
    nodes.clear(node);
    nodes.setState(node, state);
    nodes.setPhase(node, Math.max(0, game.phaseOf(state)));
    if (terminal) {
      close(node, goals);
    } else if (!open(node, legal, promising)) {
      freeNodes.add(node);
      full = true;
      return NodeStore.NONE;
    }
    index[slot] = node + 1;
    added++;
    return node;
  }

  private int newNode() {
    if (freeNodes.notEmpty()) {
      return freeNodes.removeAtIndex(freeNodes.size() - 1);
    }
    return nodes.size < nodes.capacity ? nodes.size++ : NodeStore.NONE;
  }

  /** A terminal node: its value is known, unless the rules break down in it. */
  private void close(int node, int[] goals) {
    for (int role = 0; role < goals.length; role++) {
      boolean isKnown = goals[role] >= 0;
      nodes.setLow(node, role, isKnown ? goals[role] : 50);
      nodes.setHigh(node, role, nodes.low(node, role));
    }
  }

  /** Gives a node its edges; false if there is no room. */
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
            edges.doubt(edge);
          }
          edge++;
        }
      }
    }
  }

  private int slot(long[] state) {
    int mask = index.length - 1;
    int slot = Hashing.hash(state, 0, state.length) & mask;
    while (index[slot] != 0 && !nodes.hasState(index[slot] - 1, state)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** The child by a joint move, or {@link NodeStore#NONE}. */
  synchronized int joint(int node, long joint) {
    return joints.get(node, joint);
  }

  /** Links the child of a joint move. */
  synchronized void putJoint(int node, long joint, int child) {
    joints.put(node, joint, child, nodes.capacity);
  }

  /**
   * Grows if the memory allows it. Only while no worker runs.
   *
   * @return false if it does not
   */
  boolean grow() {
    double edgesPerNode = Math.max(1, (double) edges.size / Math.max(1, nodes.size)) * 1.1;
    int wanted =
        (int) Math.min(capacity(memoryBytes, edgesPerNode), (long) GROWTH * nodes.capacity);
    int wantedEdges = (int) Math.min(mostEdges(), (long) (wanted * edgesPerNode));
    if (wanted < 1.2 * nodes.capacity && wantedEdges < 1.2 * edges.capacity) {
      return false;
    }
    nodes = nodes.grown(Math.max(nodes.capacity, wanted));
    edges = edges.grown(Math.max(edges.capacity, wantedEdges));
    reindex();
    full = false;
    return true;
  }

  /**
   * Forgets the nodes that matter least, until half of them are gone. Only while no worker runs.
   *
   * @param pinned nodes that must stay, since playouts under way will come back to them
   * @return where the edges of the others are now
   */
  Compaction forget(int root, BitSet pinned) {
    Compaction compaction = retain(new Recycling(this, root, pinned).survivors());
    full = false;
    return compaction;
  }

  /** Number of nodes that fit into some bytes, each with some edges. */
  private int capacity(long bytes, double edgesPerNode) {
    int longs = NodeStore.longs(game.words(), game.roles().size());
    double each = Long.BYTES * longs + Integer.BYTES * (EdgeStore.STRIDE * edgesPerNode + GROWTH);
    double most = Math.min((double) MOST_ELEMENTS / longs, mostEdges() / edgesPerNode);
    return (int) Math.max(SMALLEST, Math.min(most, bytes / each));
  }

  private static long mostEdges() {
    return MOST_ELEMENTS / EdgeStore.STRIDE;
  }

  /** Takes the tables of moves off all nodes. Only while no worker runs. */
  void forgetMoveTables() {
    for (int node = 0; node < nodes.size; node++) {
      nodes.setMoveTable(node, MoveTables.NONE);
    }
  }

  private static int indexLength(int capacity) {
    return Math.max(4, Integer.highestOneBit(2 * capacity - 1) << 1);
  }

  private void reindex() {
    BitSet free = new BitSet(nodes.size);
    freeNodes.forEach(free::set);
    int length = indexLength(Math.min(nodes.capacity, 1 << 28));
    if (index.length == length) {
      // A new one each time would be garbage that the collector stops all threads for.
      Arrays.fill(index, 0);
    } else {
      index = new int[length];
    }
    int mask = index.length - 1;
    for (int node = free.nextClearBit(0); node < nodes.size; node = free.nextClearBit(node + 1)) {
      int slot = nodes.hash(node) & mask;
      while (index[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      index[slot] = node + 1;
    }
  }

  private Compaction retain(BitSet kept) {
    joints.retain(kept);
    BitSet free = new BitSet(nodes.size);
    freeNodes.forEach(free::set);
    for (int node = 0; node < nodes.size; node++) {
      if (kept.get(node)) {
        cutEdges(node, kept);
      } else if (!free.get(node)) {
        freeNodes.add(node);
      }
    }
    reindex();
    return new Compaction(nodes, edges, kept);
  }

  private void cutEdges(int node, BitSet kept) {
    int from = nodes.firstEdge(node);
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      if (edges.child(edge) >= 0 && !kept.get(edges.child(edge))) {
        edges.setChild(edge, NodeStore.NONE);
      }
    }
  }
}
