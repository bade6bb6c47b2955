package org.gonu.engine.circuit.analysis;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * The literals of a net that some literals are made of, with negations pushed down to the bases.
 * Bases that no move changes at once are made of what they are next, but for those of the step
 * counter.
 */
final class NeededLiterals {
  private final StepNetlist net;
  private final Gates gates;
  private final boolean[] needed;

  /** By node whether it looks at a move. */
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
    // What a base is next may have a higher number: until none is new.
    while (markInputs()) {}
  }

  private boolean[] looksAtMoves() {
    boolean[] looks = new boolean[gates.size()];
    for (int node = 0; node < looks.length; node++) {
      // What components look at is not known here.
      looks[node] = gates.kind(node) == Gates.DOES || gates.kind(node) == Gates.FEEDBACK;
      for (int i = 0; i < gates.inputCount(node); i++) {
        looks[node] |= looks[Gates.node(gates.input(node, i))];
      }
    }
    return looks;
  }

  /** Marks what marked literals are made of. Returns true if a base called for more. */
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

  /** True if it is of a base that neither moves nor the step counter changes at once. */
  private boolean isWaiting(int literal) {
    int node = Gates.node(literal);
    if (gates.kind(node) != Gates.BASE) {
      return false;
    }
    int base = gates.index(node);
    return (stepCounter[base >> 6] >>> base & 1) == 0
        && !looksAtMoves[Gates.node(net.next()[base])];
  }

  /** The literal that says whether the literal of a base holds in the next state. */
  int causeOf(int literal) {
    return net.next()[gates.index(Gates.node(literal))] ^ (literal & 1);
  }

  /** Literals of bases that wait for others to change, ascending. */
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

  /** Literals of nodes of a kind, ascending: what they are made of comes first, but for bases. */
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
