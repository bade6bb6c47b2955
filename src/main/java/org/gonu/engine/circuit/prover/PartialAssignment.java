package org.gonu.engine.circuit.prover;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * A partial assignment of truth values to the nodes of a netlist, with a trail for backtracking.
 */
final class PartialAssignment {
  private final Gates gates;
  private final int[] legal;
  private final PossibleMoves moves;

  /** By node: 1 if it is true, -1 if it is false, 0 if nothing is known. */
  private final byte[] values;

  /** Assigned nodes in the order of assignment. */
  private final IntArrayList trail = new IntArrayList();

  /** Cache of {@link #look}: by node the version in which it was computed, and the value. */
  private final int[] lookedAt;

  private final byte[] looked;
  private int now = 1;
  private long work;

  PartialAssignment(StepNetlist net, PossibleMoves moves) {
    this.gates = net.gates();
    this.legal = net.legal();
    this.moves = moves;
    this.values = new byte[gates.size()];
    this.lookedAt = new int[gates.size()];
    this.looked = new byte[gates.size()];
    values[0] = -1;
  }

  /** Assigns a node permanently. */
  void fix(int node, boolean value) {
    values[node] = (byte) (value ? 1 : -1);
  }

  /** Makes an unassigned literal true. */
  void set(int literal) {
    now++;
    values[Gates.node(literal)] = (byte) (Gates.isNegated(literal) ? -1 : 1);
    trail.add(Gates.node(literal));
  }

  /** To be called when the possible moves have changed. */
  void changed() {
    now++;
  }

  /** A number that increases with every change. */
  int version() {
    return now;
  }

  /** Counts a step of work. */
  void count() {
    work++;
  }

  /** Steps made so far. */
  long work() {
    return work;
  }

  /** The present length of the trail, for {@link #undo}. */
  int mark() {
    return trail.size();
  }

  /** Undoes the assignments since a mark. */
  void undo(int mark) {
    now++;
    while (trail.size() > mark) {
      values[trail.removeAtIndex(trail.size() - 1)] = 0;
    }
  }

  /** The value assigned to a node: 1 for true, -1 for false, 0 for unassigned. */
  int given(int node) {
    return values[node];
  }

  /** The value of a literal by assignment: 1, -1, or 0 if it is unknown. */
  int value(int literal) {
    int node = Gates.node(literal);
    int value = values[node];
    if (value == 0 && gates.kind(node) == Gates.DOES && !moves.contains(gates.index(node))) {
      value = -1;
    }
    return Gates.isNegated(literal) ? -value : value;
  }

  /**
   * The value of a literal by assignment or, up to a depth, by its inputs: 1, -1, or 0 if unknown.
   */
  int look(int literal, int depth) {
    work++;
    int node = Gates.node(literal);
    int value = value(2 * node);
    if (value == 0 && depth > 0) {
      if (lookedAt[node] != now) {
        looked[node] = (byte) lookInto(node, depth);
        lookedAt[node] = now;
      }
      value = looked[node];
    }
    return Gates.isNegated(literal) ? -value : value;
  }

  private int lookInto(int node, int depth) {
    if (gates.kind(node) == Gates.DOES) {
      return look(legal[gates.index(node)], depth - 1) < 0 ? -1 : 0;
    }
    if (gates.kind(node) != Gates.AND) {
      return 0;
    }
    int least = 1;
    for (int i = 0; i < gates.inputCount(node) && least >= 0; i++) {
      least = Math.min(least, look(gates.input(node, i), depth - 1));
    }
    return least;
  }
}
