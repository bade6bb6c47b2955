package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;

/**
 * A mutable and-inverter graph: gates of two inputs, with use counts. Gates are settled one by one,
 * inputs first. No two settled gates have the same inputs (structural hashing). A gate can be
 * replaced by another literal. A gate without uses is dead. Literals as in {@link Gates}.
 */
final class AndGraph {
  /** No such literal. */
  static final int ABSENT = -1;

  private static final int NO_INPUT = -1;

  private int[] left = new int[1024];
  private int[] right = new int[1024];

  /** By node the number of live gates and outputs that read it. */
  private int[] uses = new int[1024];

  /** By node the literal that replaces it, its own if none does. */
  private int[] standIn = new int[1024];

  private int size;

  /** Open addressing: the number of a gate, 0 for a free slot. */
  private int[] slots = new int[4096];

  private int filled;
  private final IntArrayList dying = new IntArrayList();

  /** A graph with the constant false only. */
  AndGraph() {
    addLeaf();
  }

  /**
   * A graph with the same nodes and numbers. No gate is settled.
   *
   * @param list of gates with two inputs each
   */
  static AndGraph of(GateList list) {
    Gates gates = list.gates();
    AndGraph graph = new AndGraph();
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.AND) {
        graph.addGate(gates.input(node, 0), gates.input(node, 1));
      } else {
        graph.addLeaf();
      }
    }
    for (int output : list.literals()) {
      graph.use(Gates.node(output));
    }
    return graph;
  }

  /** Number of nodes, including the constant and dead nodes. */
  int size() {
    return size;
  }

  /** Adds a node that is not a gate. Returns its literal. */
  int addLeaf() {
    return append(NO_INPUT, NO_INPUT);
  }

  /** True if a node is a gate. */
  boolean isGate(int node) {
    return left[node] != NO_INPUT;
  }

  /** The first input of a gate, after replacements. */
  int left(int gate) {
    return current(left[gate]);
  }

  /** The second input of a gate, after replacements. */
  int right(int gate) {
    return current(right[gate]);
  }

  /** Number of live gates and outputs that read a node. */
  int uses(int node) {
    return uses[node];
  }

  /** Adds a use of a node. */
  void use(int node) {
    uses[node]++;
  }

  /** Removes a use of a node, which stays alive in any case. Returns the number of uses left. */
  int release(int node) {
    return --uses[node];
  }

  /** The literal that replaces a literal, itself if none does. */
  int current(int literal) {
    int now = literal;
    while (standIn[Gates.node(now)] != 2 * Gates.node(now)) {
      now = standIn[Gates.node(now)] ^ (now & 1);
    }
    return now;
  }

  /** The conjunction of two literals. Makes a settled gate if there is none. */
  int and(int first, int second) {
    int known = find(first, second);
    if (known != ABSENT) {
      return known;
    }
    int literal = append(Math.min(first, second), Math.max(first, second));
    uses[Gates.node(first)]++;
    uses[Gates.node(second)]++;
    enter(Gates.node(literal));
    return literal;
  }

  /** The conjunction of two literals, or {@link #ABSENT} if no settled gate computes it. */
  int find(int first, int second) {
    int low = Math.min(first, second);
    int high = Math.max(first, second);
    if (low == Gates.FALSE || low == Gates.not(high)) {
      return Gates.FALSE;
    }
    if (low == Gates.TRUE || low == high) {
      return high;
    }
    int slot = slot(low, high);
    while (slots[slot] != 0) {
      int gate = slots[slot];
      if (left[gate] == low && right[gate] == high && standIn[gate] == 2 * gate) {
        return 2 * gate;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    return ABSENT;
  }

  /** Adds a gate that {@link #find} does not see before it is settled. Returns its literal. */
  int addGate(int first, int second) {
    uses[Gates.node(first)]++;
    uses[Gates.node(second)]++;
    return append(Math.min(first, second), Math.max(first, second));
  }

  /**
   * Settles a gate, after the replacement of its inputs.
   *
   * @return the literal of the gate: its own, unless an equal gate is settled or the inputs are
   *     trivial
   */
  int settle(int gate) {
    int low = Math.min(left(gate), right(gate));
    int high = Math.max(left(gate), right(gate));
    left[gate] = low;
    right[gate] = high;
    int known = find(low, high);
    if (known == ABSENT) {
      enter(gate);
      return 2 * gate;
    }
    return known;
  }

  /** Replaces a gate by a literal. The gate dies, with all gates that only it needs. */
  void replace(int gate, int literal) {
    standIn[gate] = literal;
    uses[Gates.node(literal)] += uses[gate];
    uses[gate] = 0;
    dying.add(gate);
    while (dying.notEmpty()) {
      int dead = dying.removeAtIndex(dying.size() - 1);
      leave(Gates.node(left(dead)));
      leave(Gates.node(right(dead)));
    }
  }

  private void leave(int node) {
    if (--uses[node] == 0 && isGate(node)) {
      dying.add(node);
      standIn[node] = Gates.FALSE;
    }
  }

  private int append(int low, int high) {
    if (size == left.length) {
      left = Arrays.copyOf(left, 2 * size);
      right = Arrays.copyOf(right, 2 * size);
      uses = Arrays.copyOf(uses, 2 * size);
      standIn = Arrays.copyOf(standIn, 2 * size);
    }
    left[size] = low;
    right[size] = high;
    standIn[size] = 2 * size;
    return 2 * size++;
  }

  private void enter(int gate) {
    if (2 * ++filled > slots.length) {
      rehash();
    }
    put(gate);
  }

  private void put(int gate) {
    int slot = slot(left[gate], right[gate]);
    while (slots[slot] != 0) {
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = gate;
  }

  private void rehash() {
    int[] old = slots;
    slots = new int[2 * old.length];
    Arrays.stream(old).filter(gate -> gate != 0).forEach(this::put);
  }

  private int slot(int low, int high) {
    int hash = low * 0x9e3779b1 + high * 0x85ebca6b;
    return (hash ^ (hash >>> 15)) & (slots.length - 1);
  }
}
