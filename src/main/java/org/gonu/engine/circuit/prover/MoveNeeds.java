package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Finds moves of which one must be made for a gate to be false, and rules out the other moves. */
final class MoveNeeds {
  /** Depth of gates that are examined. */
  private static final int MAX_LOOK = 4;

  private final Gates gates;
  private final PossibleMoves moves;
  private final PartialAssignment values;

  /** Scratch: bit i for move i. */
  private final long[] union;

  MoveNeeds(StepNetlist net, PossibleMoves moves, PartialAssignment values) {
    this.gates = net.gates();
    this.moves = moves;
    this.values = values;
    this.union = new long[(net.legal().length + 63) / 64];
  }

  /**
   * If every alternative of a clause needs one of some moves of a role, rules out the role's other
   * moves.
   */
  void cutMoves(int clause) {
    for (int role = 0; role < moves.roles(); role++) {
      Arrays.fill(union, 0);
      if (alternativesNeed(clause, role, MAX_LOOK) && moves.keep(role, union)) {
        values.changed();
      }
    }
  }

  private boolean alternativesNeed(int gate, int role, int depth) {
    for (int i = 0; i < gates.inputCount(gate); i++) {
      int alternative = Gates.not(gates.input(gate, i));
      if (values.look(alternative, depth) >= 0 && !needs(alternative, role, depth - 1)) {
        return false;
      }
    }
    return true;
  }

  /** Adds to the union moves of a role of which the literal needs one; false if it needs none. */
  private boolean needs(int literal, int role, int depth) {
    values.count();
    int node = Gates.node(literal);
    if (gates.kind(node) == Gates.DOES) {
      int move = gates.index(node);
      union[move >> 6] |= 1L << move;
      return !Gates.isNegated(literal) && moves.roleOf(move) == role;
    }
    if (gates.kind(node) != Gates.AND || depth == 0) {
      return false;
    }
    if (Gates.isNegated(literal)) {
      return alternativesNeed(node, role, depth);
    }
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (needs(gates.input(node, i), role, depth - 1)) {
        return true;
      }
    }
    return false;
  }
}
