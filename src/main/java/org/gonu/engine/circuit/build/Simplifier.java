package org.gonu.engine.circuit.build;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;

/** Builds gates and simplifies them by what is known about moves and mutex groups. */
final class Simplifier {
  private final GateBuilder gates;
  private final MoveGroups moves;
  private final Implications implications;

  /** Scratch, by move: whether it is an input of the gate in progress. */
  private final boolean[] marked;

  private final int[] negated;

  Simplifier(GateBuilder gates, MoveGroups moves, int moveCount, GroupIndex groups) {
    this.gates = gates;
    this.implications = new Implications(gates, moves, groups);
    this.moves = moves;
    this.marked = new boolean[moveCount];
    this.negated = new int[moves.roles()];
  }

  /** The disjunction of literals. */
  int or(IntArrayList literals) {
    IntArrayList negations = new IntArrayList(literals.size());
    literals.forEach(literal -> negations.add(Gates.not(literal)));
    return Gates.not(and(negations));
  }

  /** The conjunction of literals. "None of many moves" becomes "one of the few others". */
  int and(IntArrayList literals) {
    if (implications.areNone(literals)) {
      return Gates.FALSE;
    }
    Arrays.fill(negated, 0);
    boolean most = false;
    for (int i = 0; i < literals.size(); i++) {
      int move = Gates.isNegated(literals.get(i)) ? moves.moveOf(literals.get(i)) : -1;
      if (move >= 0 && !marked[move]) {
        marked[move] = true;
        int role = moves.roleOf(move);
        most |= 2 * ++negated[role] > moves.live(role);
      }
    }
    IntArrayList inputs = most ? withOthers(literals) : literals;
    for (int i = 0; i < literals.size(); i++) {
      int move = moves.moveOf(literals.get(i));
      if (move >= 0) {
        marked[move] = false;
      }
    }
    return gates.and(inputs.toArray(), inputs.size());
  }

  private IntArrayList withOthers(IntArrayList literals) {
    IntArrayList inputs = new IntArrayList();
    for (int i = 0; i < literals.size(); i++) {
      int literal = literals.get(i);
      int move = Gates.isNegated(literal) ? moves.moveOf(literal) : -1;
      if (move < 0 || 2 * negated[moves.roleOf(move)] <= moves.live(moves.roleOf(move))) {
        inputs.add(literal);
      }
    }
    for (int role = 0; role < negated.length; role++) {
      if (2 * negated[role] > moves.live(role)) {
        IntArrayList others = new IntArrayList();
        moves.addOthers(role, marked, others);
        inputs.add(gates.or(others.toArray(), others.size()));
      }
    }
    return inputs;
  }

  /**
   * Removes from a conjunction what a move or a base in it implies.
   *
   * @param literals of the conjunction, changed
   * @return false if the conjunction cannot hold
   */
  boolean simplify(IntArrayList literals) {
    for (int i = 0; i < literals.size(); i++) {
      int move = Gates.isNegated(literals.get(i)) ? -1 : moves.moveOf(literals.get(i));
      if (move >= 0 && !applyMove(move, literals)) {
        return false;
      }
    }
    return applyBases(literals);
  }

  private boolean applyBases(IntArrayList literals) {
    for (int i = 0; i < literals.size(); i++) {
      int literal = literals.get(i);
      int base = implications.usefulBase(literal);
      int move = Gates.isNegated(literal) ? -1 : moves.moveOf(literal);
      if (base >= 0 && !applyBase(base, literals)) {
        return false;
      }
      for (int j = 0; move >= 0 && j < moves.needed(move).length; j++) {
        int needed = implications.usefulBase(moves.needed(move)[j]);
        if (needed >= 0 && !applyBase(needed, literals)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Removes what a base in the conjunction implies; false if the conjunction cannot hold. */
  private boolean applyBase(int base, IntArrayList literals) {
    int kept = 0;
    for (int i = 0; i < literals.size(); i++) {
      int literal = literals.get(i);
      if (implications.implies(base, Gates.not(literal))) {
        return false;
      }
      if (implications.usefulBase(literal) >= 0 || !implications.implies(base, literal)) {
        literals.set(kept++, literal);
      }
    }
    while (literals.size() > kept) {
      literals.removeAtIndex(literals.size() - 1);
    }
    return true;
  }

  private boolean applyMove(int move, IntArrayList literals) {
    int kept = 0;
    for (int i = 0; i < literals.size(); i++) {
      int literal = literals.get(i);
      int other = moves.moveOf(literal);
      boolean sameRole = other >= 0 && moves.roleOf(other) == moves.roleOf(move);
      if (sameRole && other != move) {
        if (!Gates.isNegated(literal)) {
          return false;
        }
      } else if (moves.implies(move, Gates.not(literal))) {
        return false;
      } else if (other >= 0 || !moves.implies(move, literal)) {
        literals.set(kept++, literal);
      }
    }
    while (literals.size() > kept) {
      literals.removeAtIndex(literals.size() - 1);
    }
    return true;
  }
}
