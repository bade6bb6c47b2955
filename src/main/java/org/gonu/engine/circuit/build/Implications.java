package org.gonu.engine.circuit.build;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;

/** Finds literals that a base implies, by mutex groups. The test is incomplete. */
final class Implications {
  /** Depth of gates that are examined. */
  private static final int MAX_DEPTH = 4;

  /** Wider gates are not examined. */
  private static final int MAX_WIDTH = 64;

  private static final int[] NONE = {};

  private final GateBuilder gates;
  private final MoveGroups moves;
  private final GroupIndex groups;

  Implications(GateBuilder gates, MoveGroups moves, GroupIndex groups) {
    this.gates = gates;
    this.moves = moves;
    this.groups = groups;
  }

  /** The base of a literal that is a base, not negated, and in a group; otherwise -1. */
  int usefulBase(int literal) {
    int node = Gates.node(literal);
    return !Gates.isNegated(literal)
            && gates.kind(node) == Gates.BASE
            && groups.groupsOf(gates.index(node)).length > 0
        ? gates.index(node)
        : -1;
  }

  /**
   * True if the literals negate all bases of a complete group, so that they contradict each other.
   */
  boolean areNone(IntArrayList literals) {
    boolean none = false;
    for (int i = 0; i < literals.size() && !none; i++) {
      int base = Gates.isNegated(literals.get(i)) ? usefulBase(Gates.not(literals.get(i))) : -1;
      for (int group : base < 0 ? NONE : groups.groupsOf(base)) {
        none |= denies(literals, groups.get(group));
      }
    }
    return none;
  }

  private boolean denies(IntArrayList literals, MutexGroup group) {
    if (!group.complete() || group.bases().length > literals.size()) {
      return false;
    }
    for (int base : group.bases()) {
      if (!literals.contains(Gates.not(gates.base(base)))) {
        return false;
      }
    }
    return true;
  }

  /** True if a base provably implies a literal. */
  boolean implies(int base, int literal) {
    return implies(base, literal, MAX_DEPTH);
  }

  private boolean implies(int base, int literal, int depth) {
    int node = Gates.node(literal);
    return switch (gates.kind(node)) {
      case Gates.BASE ->
          Gates.isNegated(literal)
              ? groups.exclude(base, gates.index(node))
              : base == gates.index(node);
      case Gates.DOES -> Gates.isNegated(literal) && depth > 0 && forbids(base, node);
      case Gates.AND ->
          depth > 0
              && gates.inputCount(node) <= MAX_WIDTH
              && (Gates.isNegated(literal)
                  ? oneFails(base, node, depth)
                  : allHold(base, node, depth));
      default -> false;
    };
  }

  /** True if a move is illegal where a base holds. */
  private boolean forbids(int base, int does) {
    for (int needed : moves.needed(gates.index(does))) {
      if (implies(base, Gates.not(needed), 0)) {
        return true;
      }
    }
    return false;
  }

  private boolean oneFails(int base, int gate, int depth) {
    for (int i = 0; i < gates.inputCount(gate); i++) {
      if (implies(base, Gates.not(gates.input(gate, i)), depth - 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean allHold(int base, int gate, int depth) {
    for (int i = 0; i < gates.inputCount(gate); i++) {
      if (!implies(base, gates.input(gate, i), depth - 1)) {
        return false;
      }
    }
    return true;
  }
}
