package org.gonu.engine.circuit.build;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Facts about the moves of a step that simplify gates: every role makes exactly one of its live
 * moves, those that can be legal at all, and a move that is made is legal.
 */
final class MoveGroups {
  private final GateBuilder gates;
  private final int[] firstMove;

  /** By move: its role. */
  private final int[] roleOf;

  /** By role: number of its live moves. */
  private final int[] live;

  /**
   * By move: the literal that tells whether it is made; a constant for a move that is not live or
   * the only live one.
   */
  private final int[] does;

  /** By move: literals that hold if it is made, ascending; empty where not computed yet. */
  private final int[][] implied;

  private final int[] legal;

  /**
   * The facts about some moves.
   *
   * @param legal by move: the literal in {@code gates} that tells whether it is legal
   */
  MoveGroups(GateBuilder gates, int[] firstMove, int[] legal) {
    this.gates = gates;
    this.firstMove = firstMove;
    this.legal = legal;
    this.roleOf = new int[legal.length];
    this.live = new int[firstMove.length - 1];
    this.does = new int[legal.length];
    this.implied = new int[legal.length][0];
    for (int role = 0; role < live.length; role++) {
      settle(role);
    }
  }

  private void settle(int role) {
    for (int move = firstMove[role]; move < firstMove[role + 1]; move++) {
      roleOf[move] = role;
      live[role] += legal[move] == Gates.FALSE ? 0 : 1;
    }
    for (int move = firstMove[role]; move < firstMove[role + 1]; move++) {
      if (legal[move] == Gates.FALSE) {
        does[move] = Gates.FALSE;
      } else {
        does[move] = live[role] == 1 ? Gates.TRUE : gates.does(move);
      }
    }
  }

  /** The literal that tells whether a move is made. */
  int does(int move) {
    return does[move];
  }

  /** The move of a literal, plain or negated; -1 if the literal is no move. */
  int moveOf(int literal) {
    int node = Gates.node(literal);
    return gates.kind(node) == Gates.DOES ? gates.index(node) : -1;
  }

  /** The role of a move. */
  int roleOf(int move) {
    return roleOf[move];
  }

  /** Number of live moves of a role. */
  int live(int role) {
    return live[role];
  }

  /** Number of roles. */
  int roles() {
    return live.length;
  }

  /** Adds the literals of the live moves of a role that are not marked. */
  void addOthers(int role, boolean[] marked, IntArrayList to) {
    for (int move = firstMove[role]; move < firstMove[role + 1]; move++) {
      if (!marked[move] && does[move] != Gates.FALSE) {
        to.add(does[move]);
      }
    }
  }

  /** True if a move that is made implies a literal. */
  boolean implies(int move, int literal) {
    return Arrays.binarySearch(needed(move), literal) >= 0;
  }

  /** Literals that hold if a move is made, ascending; not to be changed. */
  int[] needed(int move) {
    if (implied[move].length == 0) {
      implied[move] = conjuncts(legal[move]);
    }
    return implied[move];
  }

  /**
   * A literal and the conjuncts that it implies, nested ones included; a limited number of them.
   */
  private int[] conjuncts(int literal) {
    IntArrayList found = new IntArrayList();
    IntArrayList open = IntArrayList.newListWith(literal);
    while (open.notEmpty() && found.size() < 200) {
      int next = open.removeAtIndex(open.size() - 1);
      found.add(next);
      int node = Gates.node(next);
      for (int i = 0; !Gates.isNegated(next) && i < gates.inputCount(node); i++) {
        open.add(gates.input(node, i));
      }
    }
    return found.toSortedArray();
  }
}
