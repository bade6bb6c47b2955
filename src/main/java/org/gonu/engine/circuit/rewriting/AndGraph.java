package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;

/**
 * Gates of two inputs. They are settled one by one, inputs first; no two settled ones have the same
 * inputs. A gate can be replaced by another literal; those that nothing needs any more are dead.
 * Literals as in {@link Gates}.
 */
final class AndGraph {
  /** No such literal. */
  static final int ABSENT = -1;

  private static final int NO_INPUT = -1;

  private int[] left = new int[1024];
  private int[] right = new int[1024];

  /** By node how many live gates and outputs read it. */
  private int[] uses = new int[1024];

  /** By node the literal that stands for it now. */
  private int[] standIn = new int[1024];

  private int size;

  /** Open addressing: the number of a gate, 0 for a free slot. */
  private int[] slots = new int[4096];

  private int filled;
  private final IntArrayList dying = new IntArrayList();

  /** A graph that holds the constant false only. */
  AndGraph() {
    addLeaf();
  }

  /**
   * The same nodes by the same numbers, none of the gates settled.
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

  /** Number of nodes so far, the constant and the dead included. */
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

  /** An input of a gate, a literal as it stands now. */
  int left(int gate) {
    return current(left[gate]);
  }

  /** The other input of a gate, a literal as it stands now. */
  int right(int gate) {
    return current(right[gate]);
  }

  /** How many live gates and outputs read a node. */
  int uses(int node) {
    return uses[node];
  }

  /** Counts one use more of a node. */
  void use(int node) {
    uses[node]++;
  }

  /** Counts one use less of a node, which lives on in any case. Returns how many are left. */
  int release(int node) {
    return --uses[node];
  }

  /** The literal that stands for another now. */
  int current(int literal) {
    int now = literal;
    while (standIn[Gates.node(now)] != 2 * Gates.node(now)) {
      now = standIn[Gates.node(now)] ^ (now & 1);
    }
    return now;
  }

  /** The literal that is true where both are; makes a settled gate if there is none. */
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

  /** The literal that is true where both are, or {@link #ABSENT} if no settled gate computes it. */
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

  /** Adds a gate that others do not find before it is settled. Returns its literal. */
  int addGate(int first, int second) {
    uses[Gates.node(first)]++;
    uses[Gates.node(second)]++;
    return append(Math.min(first, second), Math.max(first, second));
  }

  /**
   * Settles a gate: reads its inputs anew, since others may stand for them by now.
   *
   * @return the literal that the gate has become: its own, unless there is such a gate already or
   *     the inputs are trivial
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

  /** Lets a literal stand for a gate, which dies, with all that only it needs. */
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
