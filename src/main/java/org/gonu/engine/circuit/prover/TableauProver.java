package org.gonu.engine.circuit.prover;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Refutes conjunctions of literals: shows that they never hold together, in states that satisfy the
 * assumed groups and with one legal move of every role. A tableau with unit propagation:
 * consequences are propagated through the gates, and alternatives are tried in turn, down to a
 * depth. It is sound but incomplete: it never refutes what is possible, and may fail to refute what
 * is not.
 *
 * <p>Feedbacks of recursive components are unconstrained.
 */
final class TableauProver {
  /** Most nested alternatives. */
  private static final int MAX_DEPTH = 60;

  /** Depth of gates that are examined to exclude an alternative. */
  private static final int MAX_LOOK = 4;

  private final Gates gates;
  private final int[] legal;
  private final PartialAssignment values;
  private final MoveNeeds needs;
  private final GroupAssumptions assumptions;
  private final ImmutableList<int[]> phases;
  private final PossibleMoves moves;
  private final int[] baseNodes;
  private final int[] moveNodes;

  /** Gates that are false: disjunctions of the negations of their inputs. */
  private final IntArrayList clauses = new IntArrayList();

  private final IntArrayList queue = new IntArrayList();

  /** The number of steps at which the attempt is given up. */
  private long end;

  /**
   * A prover for a netlist.
   *
   * @param known by base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, negative if
   *     it changes
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param phases sets of bases; in every state all bases of one of the sets hold
   */
  TableauProver(
      StepNetlist net,
      int[] known,
      int[] firstMove,
      ImmutableList<int[]> phases,
      GroupIndex groups) {
    this.gates = net.gates();
    this.legal = net.legal();
    this.phases = phases;
    this.moves = new PossibleMoves(firstMove, legal);
    this.baseNodes = gates.nodes(Gates.BASE, known.length);
    this.moveNodes = gates.nodes(Gates.DOES, legal.length);
    this.values = new PartialAssignment(net, moves);
    this.needs = new MoveNeeds(net, moves, values);
    this.assumptions = new GroupAssumptions(groups, baseNodes, values);
    for (int base = 0; base < known.length; base++) {
      if (known[base] >= 0 && baseNodes[base] != 0) {
        values.fix(baseNodes[base], known[base] == Gates.TRUE);
      }
    }
  }

  /** The groups that proofs may assume. */
  GroupAssumptions assumptions() {
    return assumptions;
  }

  /** Steps made so far. */
  long work() {
    return values.work();
  }

  /**
   * True if these literals provably never hold together.
   *
   * @param most step limit
   */
  boolean refutes(long most, int... literals) {
    end = values.work() + most;
    return phases.allSatisfy(marks -> refutesIn(marks, literals));
  }

  private boolean refutesIn(int[] marks, int... literals) {
    moves.reset();
    values.changed();
    for (int base : marks) {
      if (baseNodes[base] != 0) {
        queue.add(2 * baseNodes[base]);
      }
    }
    boolean refuted = !propagate();
    queue.addAll(literals);
    refuted = refuted || !propagate() || splits(0);
    undo(0, 0);
    return refuted;
  }

  /** Tries all alternatives of a clause; true if each leads to a contradiction. */
  private boolean splits(int depth) {
    int clause = depth == MAX_DEPTH || values.work() > end ? 0 : smallestClause();
    if (clause == 0) {
      return false;
    }
    int trailMark = values.mark();
    int clauseMark = clauses.size();
    long[] before = moves.snapshot();
    for (int i = 0; i < gates.inputCount(clause); i++) {
      int alternative = Gates.not(gates.input(clause, i));
      if (values.look(alternative, MAX_LOOK) >= 0) {
        queue.add(alternative);
        boolean refuted = !propagate() || splits(depth + 1);
        undo(trailMark, clauseMark);
        moves.restore(before);
        values.changed();
        if (!refuted) {
          return false;
        }
      }
    }
    return true;
  }

  private void undo(int trailMark, int clauseMark) {
    queue.clear();
    values.undo(trailMark);
    while (clauses.size() > clauseMark) {
      clauses.removeAtIndex(clauses.size() - 1);
    }
  }

  /** The open clause with the fewest alternatives; 0 if none is open. */
  private int smallestClause() {
    int best = 0;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < clauses.size() && fewest > 2; i++) {
      int open = openAlternatives(clauses.get(i));
      if (open > 1 && open < fewest) {
        best = clauses.get(i);
        fewest = open;
      }
    }
    return best;
  }

  /** Number of alternatives of a false gate that may hold; 0 if one does hold. */
  private int openAlternatives(int clause) {
    int open = 0;
    for (int i = 0; i < gates.inputCount(clause); i++) {
      int value = values.look(Gates.not(gates.input(clause, i)), MAX_LOOK);
      if (value > 0) {
        return 0;
      }
      open += value == 0 ? 1 : 0;
    }
    return open;
  }

  /** Propagates until nothing is new or the steps are used up; false at a contradiction. */
  private boolean propagate() {
    int before;
    do {
      CircuitAbandonedException.throwIfInterrupted();
      if (!drain()) {
        return false;
      }
      before = values.version();
      for (int i = 0; i < clauses.size() && queue.isEmpty() && values.work() < end; i++) {
        if (!follow(clauses.get(i))) {
          return false;
        }
      }
      if (!settleMoves()) {
        return false;
      }
    } while ((queue.notEmpty() || values.version() != before) && values.work() < end);
    return true;
  }

  private boolean drain() {
    boolean possible = true;
    for (int i = 0; possible && i < queue.size(); i++) {
      possible = assume(queue.get(i));
    }
    queue.clear();
    return possible;
  }

  /** Propagates a clause: the last alternative that is left must hold. */
  private boolean follow(int clause) {
    int open = 0;
    int last = 0;
    for (int i = 0; i < gates.inputCount(clause); i++) {
      int alternative = Gates.not(gates.input(clause, i));
      int value = values.look(alternative, MAX_LOOK);
      if (value > 0) {
        return true;
      }
      if (value == 0) {
        open++;
        last = alternative;
      }
    }
    if (open == 1) {
      queue.add(last);
    } else if (open > 1) {
      needs.cutMoves(clause);
    }
    return open > 0;
  }

  /** A role with one possible move makes it; false if a role has none left. */
  private boolean settleMoves() {
    for (int role = 0; role < moves.roles(); role++) {
      int move = moves.only(role);
      if (move == -1) {
        return false;
      }
      if (move >= 0) {
        if (moveNodes[move] != 0 && values.given(moveNodes[move]) == 0) {
          queue.add(2 * moveNodes[move]);
        } else if (moveNodes[move] == 0 && values.look(legal[move], MAX_LOOK) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Makes a literal true; false at a contradiction. */
  private boolean assume(int literal) {
    values.count();
    int node = Gates.node(literal);
    int known = values.value(literal);
    if (known < 0) {
      return false;
    }
    if (values.given(node) != 0) {
      return true;
    }
    values.set(literal);
    return switch (gates.kind(node)) {
      case Gates.BASE -> {
        int base = gates.index(node);
        if (Gates.isNegated(literal)) {
          yield assumptions.followMissing(base, queue);
        }
        assumptions.follow(base, queue);
        yield true;
      }
      case Gates.DOES -> {
        assumeMove(gates.index(node), Gates.isNegated(literal));
        yield true;
      }
      case Gates.AND -> {
        assumeGate(node, Gates.isNegated(literal));
        yield true;
      }
      default -> true;
    };
  }

  private void assumeGate(int node, boolean isFalse) {
    if (isFalse) {
      clauses.add(node);
      return;
    }
    for (int i = 0; i < gates.inputCount(node); i++) {
      queue.add(gates.input(node, i));
    }
  }

  private void assumeMove(int move, boolean isFalse) {
    if (isFalse) {
      moves.remove(move);
    } else {
      moves.settle(move);
      queue.add(legal[move]);
    }
  }
}
