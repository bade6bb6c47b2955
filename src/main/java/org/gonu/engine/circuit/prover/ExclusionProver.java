package org.gonu.engine.circuit.prover;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.StepNetlist;
import org.jspecify.annotations.Nullable;

/**
 * Shows that two literals of a netlist never hold together, by their gates alone: a conjunction
 * excludes what one of its conjuncts excludes, a disjunction what all of its alternatives exclude.
 * Bases exclude each other by the assumed groups, and so do two moves of a role; a move excludes
 * what excludes that it is legal, and a role that does not make some moves makes one of the others.
 * What was found for a disjunction and another literal is kept, so that wide gates with common
 * parts cost little. Sound but incomplete.
 */
final class ExclusionProver {
  /** Deeper gates are not examined, since the search is recursive. */
  private static final int MAX_DEPTH = 300;

  /** Conjunctions of more literals are wide: only strong disjunctions in them are examined. */
  private static final int MAX_WIDTH = 17;

  /** A role that does not make some moves makes another one; so many are tried. */
  private static final int MAX_MOVES_LEFT = 64;

  private static final int EXCLUDES = 1;
  private static final int FAILS = 2;

  private final Gates gates;
  private final int[] legal;
  private final GroupIndex groups;
  private final long maxWork;

  /** By role the number of its first move, then the number of all moves. */
  private final int[] firstMove;

  /** By move its role. */
  private final int[] roles;

  /** Whether pairs of literals exclude each other; pairs with a disjunction only. */
  private final PairVerdicts found = new PairVerdicts();

  /** By literal, of a conjunction or leaf, its conjuncts; null until they are needed. */
  private final @Nullable Conjuncts[] conjuncts;

  /** Literals that tell what holds, not only what does not. */
  private final BitSet strong = new BitSet();

  private final BitSet neverLegal = new BitSet();

  private long work;

  /**
   * A prover.
   *
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param groups that may be assumed
   * @param maxWork pairs of literals that are examined at most; what is left counts as not shown
   */
  ExclusionProver(StepNetlist net, int[] firstMove, GroupIndex groups, long maxWork) {
    gates = net.gates();
    legal = net.legal();
    this.groups = groups;
    this.maxWork = maxWork;
    this.firstMove = firstMove;
    conjuncts = new @Nullable Conjuncts[2 * gates.size()];
    roles = new int[legal.length];
    for (int role = 0; role + 1 < firstMove.length; role++) {
      for (int move = firstMove[role]; move < firstMove[role + 1]; move++) {
        roles[move] = role;
      }
    }
    for (int node = 1; node < gates.size(); node++) {
      noteStrength(node);
    }
    for (int move = 0; move < legal.length; move++) {
      neverLegal.set(move, isNeverLegal(move));
    }
  }

  private void noteStrength(int node) {
    boolean isGate = gates.kind(node) == Gates.AND;
    boolean any = !isGate;
    boolean all = isGate;
    for (int i = 0; i < gates.inputCount(node); i++) {
      any |= strong.get(gates.input(node, i));
      all &= strong.get(Gates.not(gates.input(node, i)));
    }
    strong.set(2 * node, any);
    strong.set(2 * node + 1, all);
  }

  /** Pairs of literals that were examined. */
  long work() {
    return work;
  }

  /** True if the literals provably never hold together. */
  boolean exclude(int one, int other) {
    return exclude(one, other, 0);
  }

  private boolean exclude(int one, int other, int depth) {
    if (isFalse(one) || isFalse(other) || one == Gates.not(other)) {
      return true;
    }
    if (one == Gates.TRUE || other == Gates.TRUE || depth > MAX_DEPTH || work > maxWork) {
      return false;
    }
    if (isDisjunction(one)) {
      return alternativesExclude(one, other, depth);
    }
    return isDisjunction(other)
        ? alternativesExclude(other, one, depth)
        : conjunctsExclude(one, other, depth);
  }

  /** True of the constant, and of a move that is never legal in this phase. */
  private boolean isFalse(int literal) {
    return literal == Gates.FALSE || (isMove(literal) && neverLegal.get(index(literal)));
  }

  private boolean isNeverLegal(int move) {
    if (legal[move] == Gates.FALSE || isDisjunction(legal[move])) {
      return legal[move] == Gates.FALSE;
    }
    Conjuncts needed = conjuncts(legal[move]);
    return basesExclude(needed, needed);
  }

  /** Each alternative must exclude the other literal. */
  private boolean alternativesExclude(int disjunction, int other, int depth) {
    int known = found.of(disjunction, other);
    if (known == PairVerdicts.UNKNOWN) {
      if (++work > maxWork) {
        return false;
      }
      known = allExclude(Gates.node(disjunction), other, depth) ? EXCLUDES : FAILS;
      found.put(disjunction, other, known);
    }
    return known == EXCLUDES;
  }

  private boolean allExclude(int gate, int other, int depth) {
    for (int i = 0; i < gates.inputCount(gate); i++) {
      if (!exclude(Gates.not(gates.input(gate, i)), other, depth + 1)) {
        return false;
      }
    }
    return true;
  }

  /** A conjunction or leaf and another one. */
  private boolean conjunctsExclude(int one, int other, int depth) {
    if ((++work & 0xffff) == 0) {
      CircuitAbandonedException.throwIfInterrupted();
    }
    Conjuncts left = conjuncts(one);
    Conjuncts right = conjuncts(other);
    return left.contradict(right)
        || isNever(left)
        || isNever(right)
        || basesExclude(left, right)
        || movesExclude(left, right, depth)
        || pairsExclude(left, right, depth)
        || disjunctionExcludes(left, other, depth)
        || disjunctionExcludes(right, one, depth)
        || legalityExcludes(left, right, depth)
        || legalityExcludes(right, left, depth)
        || movesLeftExclude(left, other, depth)
        || movesLeftExclude(right, one, depth);
  }

  /** True if two products provably never hold together; disjunctions in them are not looked at. */
  boolean exclude(Conjuncts left, Conjuncts right) {
    return ++work <= maxWork
        && (left.contradict(right)
            || isNever(left)
            || isNever(right)
            || basesExclude(left, right)
            || movesExclude(left, right, 0)
            || legalityExcludes(left, right, 0)
            || legalityExcludes(right, left, 0));
  }

  private boolean isNever(Conjuncts some) {
    for (int move : some.moves()) {
      if (isFalse(move)) {
        return true;
      }
    }
    return false;
  }

  private boolean basesExclude(Conjuncts left, Conjuncts right) {
    for (int base : left.bases()) {
      for (int other : right.bases()) {
        if (((base | other) & 1) == 0 && groups.exclude(index(base), index(other))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean movesExclude(Conjuncts left, Conjuncts right, int depth) {
    for (int move : left.moves()) {
      for (int other : right.moves()) {
        if (move != other
            && (roles[index(move)] == roles[index(other)]
                || areNeverLegalTogether(index(move), index(other), depth))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Moves of two roles: one needs a base with which the other is not legal. */
  private boolean areNeverLegalTogether(int left, int right, int depth) {
    if (!isDisjunction(legal[left])) {
      for (int base : conjuncts(legal[left]).bases()) {
        if (exclude(base, legal[right], depth + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  /** True if two strong disjunctions show it. They often do, and are found again elsewhere. */
  private boolean pairsExclude(Conjuncts left, Conjuncts right, int depth) {
    for (int disjunction : left.disjunctions()) {
      for (int other : right.disjunctions()) {
        if (disjunction != other
            && strong.get(disjunction)
            && strong.get(other)
            && alternativesExclude(disjunction, other, depth + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean disjunctionExcludes(Conjuncts some, int other, int depth) {
    boolean isNarrow = some.all().length <= MAX_WIDTH && isConjunction(other);
    for (int disjunction : some.disjunctions()) {
      if ((isNarrow || strong.get(disjunction))
          && alternativesExclude(disjunction, other, depth + 1)) {
        return true;
      }
    }
    return false;
  }

  /** True if a move is not legal with one of some bases. */
  private boolean legalityExcludes(Conjuncts some, Conjuncts others, int depth) {
    for (int move : some.moves()) {
      int needed = legal[index(move)];
      for (int base : others.bases()) {
        if (exclude(needed, base, depth + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  /** True if a role makes none of some moves, and is then allowed no other one. */
  private boolean movesLeftExclude(Conjuncts some, int other, int depth) {
    for (int i = 0; i < some.otherMoves().length; i++) {
      int role = roles[index(some.otherMoves()[i])];
      boolean isFirst = i == 0 || roles[index(some.otherMoves()[i - 1])] != role;
      if (isFirst && movesLeftExclude(role, some, other, depth)) {
        return true;
      }
    }
    return false;
  }

  private boolean movesLeftExclude(int role, Conjuncts some, int other, int depth) {
    BitSet left = new BitSet();
    left.set(firstMove[role], firstMove[role + 1]);
    for (int move : some.otherMoves()) {
      left.clear(index(move));
    }
    left.andNot(neverLegal);
    return left.cardinality() <= MAX_MOVES_LEFT
        && left.stream().allMatch(move -> exclude(legal[move], other, depth + 1));
  }

  /** The conjuncts of a conjunction or leaf. */
  private Conjuncts conjuncts(int literal) {
    Conjuncts known = conjuncts[literal];
    if (known == null) {
      IntArrayList list = IntArrayList.newListWith(literal);
      int node = Gates.node(literal);
      for (int i = 0; i < gates.inputCount(node); i++) {
        int input = gates.input(node, i);
        list.addAll(isConjunction(input) ? conjuncts(input).all() : new int[] {input});
      }
      known = Conjuncts.of(gates, list);
      conjuncts[literal] = known;
    }
    return known;
  }

  private boolean isDisjunction(int literal) {
    return Gates.isNegated(literal) && gates.kind(Gates.node(literal)) == Gates.AND;
  }

  private boolean isConjunction(int literal) {
    return !Gates.isNegated(literal) && gates.kind(Gates.node(literal)) == Gates.AND;
  }

  private boolean isMove(int literal) {
    return !Gates.isNegated(literal) && gates.kind(Gates.node(literal)) == Gates.DOES;
  }

  private int index(int literal) {
    return gates.index(Gates.node(literal));
  }
}
