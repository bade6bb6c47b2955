package org.gonu.engine.lanes.phase;

import org.eclipse.collections.api.set.primitive.IntSet;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Which literals of bases a step can make true or false. */
final class StepMonotony {
  /** Nested gates that a proof looks into. */
  private static final int MAX_DEPTH = 8;

  private final StepNetlist net;
  private final Gates gates;

  /** By base its node, 0 if no gate reads it. */
  private final int[] nodes;

  StepMonotony(StepNetlist net) {
    this.net = net;
    gates = net.gates();
    nodes = gates.nodes(Gates.BASE, net.next().length);
  }

  /** True if no step makes a base true, or makes it false where {@code isNegated}. */
  boolean neverTurnsTrue(int base, boolean isNegated) {
    int sign = isNegated ? 1 : 0;
    int next = net.next()[base] ^ sign;
    return next == Gates.FALSE
        || (nodes[base] != 0 && implies(next, 2 * nodes[base] ^ sign, MAX_DEPTH));
  }

  /**
   * True if none of the leaves of a {@link SignedCone} can turn from false to true.
   *
   * @param owner the gates to which the leaves belong
   */
  boolean nothingTurnsTrue(IntSet leaves, Gates owner) {
    return leaves.allSatisfy(
        leaf ->
            switch (owner.kind(Gates.node(leaf))) {
              case Gates.BASE ->
                  neverTurnsTrue(owner.index(Gates.node(leaf)), Gates.isNegated(leaf));
              case Gates.FEEDBACK -> true;
              default -> false;
            });
  }

  /**
   * True if none of the leaves of a {@link SignedCone} can turn from true to false.
   *
   * @param owner the gates to which the leaves belong
   */
  boolean nothingTurnsFalse(IntSet leaves, Gates owner) {
    return leaves.allSatisfy(
        leaf ->
            switch (owner.kind(Gates.node(leaf))) {
              case Gates.BASE ->
                  neverTurnsTrue(owner.index(Gates.node(leaf)), !Gates.isNegated(leaf));
              case Gates.FEEDBACK -> true;
              default -> false;
            });
  }

  /** True if a literal holds only where another one does, as far as the form of gates shows it. */
  private boolean implies(int literal, int other, int depth) {
    if (literal == Gates.FALSE || literal == other) {
      return true;
    }
    int node = Gates.node(literal);
    if (depth == 0 || gates.kind(node) != Gates.AND) {
      return false;
    }
    boolean isConjunction = !Gates.isNegated(literal);
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (implies(gates.input(node, i) ^ (literal & 1), other, depth - 1) == isConjunction) {
        return isConjunction;
      }
    }
    return !isConjunction;
  }
}
