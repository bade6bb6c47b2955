package org.gonu.engine.circuit.analysis;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;

/**
 * The literals on which some literals depend, with negations pushed down to the bases. A base that
 * no move affects directly depends on its next-state literal, unless it belongs to the step
 * counter.
 */
final class NeededLiterals {
  private final StepNetlist net;
  private final Gates gates;
  private final boolean[] needed;

  /** By node whether it depends on a move. */
  private final boolean[] looksAtMoves;

  private final long[] stepCounter;

  NeededLiterals(Circuit circuit, int... targets) {
    net = circuit.general();
    gates = net.gates();
    stepCounter = StepCounter.of(circuit);
    looksAtMoves = looksAtMoves();
    needed = new boolean[2 * gates.size()];
    for (int target : targets) {
      needed[target] = true;
    }
    // A next-state literal may have a higher number, so repeat until nothing is new.
    while (markInputs()) {}
  }

  private boolean[] looksAtMoves() {
    boolean[] looks = new boolean[gates.size()];
    for (int node = 0; node < looks.length; node++) {
      // Feedbacks count as dependent on moves, since their inputs are not followed.
      looks[node] = gates.kind(node) == Gates.DOES || gates.kind(node) == Gates.FEEDBACK;
      for (int i = 0; i < gates.inputCount(node); i++) {
        looks[node] |= looks[Gates.node(gates.input(node, i))];
      }
    }
    return looks;
  }

  /** Marks the inputs of marked literals. Returns true if a next-state literal was marked. */
  private boolean markInputs() {
    boolean isMore = false;
    for (int literal = needed.length - 1; literal > Gates.TRUE; literal--) {
      if (needed[literal]) {
        int node = Gates.node(literal);
        for (int i = 0; i < gates.inputCount(node); i++) {
          needed[gates.input(node, i) ^ (literal & 1)] = true;
        }
        if (isWaiting(literal) && !needed[causeOf(literal)]) {
          needed[causeOf(literal)] = true;
          isMore = true;
        }
      }
    }
    return isMore;
  }

  /**
   * True for a literal of a base that no move affects directly and that is not of the step counter.
   */
  private boolean isWaiting(int literal) {
    int node = Gates.node(literal);
    if (gates.kind(node) != Gates.BASE) {
      return false;
    }
    int base = gates.index(node);
    return !StateBits.holds(stepCounter, base) && !looksAtMoves[Gates.node(net.next()[base])];
  }

  /** The literal that tells whether a literal of a base holds in the next state. */
  int causeOf(int literal) {
    return net.next()[gates.index(Gates.node(literal))] ^ (literal & 1);
  }

  /** Literals of bases that only change after other bases, ascending. */
  int[] waitingBases() {
    return bases(true);
  }

  /** Literals of the other bases, ascending. */
  int[] plainBases() {
    return bases(false);
  }

  private int[] bases(boolean waiting) {
    IntArrayList found = new IntArrayList();
    for (int literal : ofKind(Gates.BASE)) {
      if (isWaiting(literal) == waiting) {
        found.add(literal);
      }
    }
    return found.toArray();
  }

  /** Literals of nodes of a kind, ascending, so that inputs come first. */
  int[] ofKind(byte kind) {
    IntArrayList found = new IntArrayList();
    for (int literal = 0; literal < needed.length; literal++) {
      if (needed[literal] && gates.kind(Gates.node(literal)) == kind) {
        found.add(literal);
      }
    }
    return found.toArray();
  }
}
