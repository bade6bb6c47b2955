package org.gonu.engine.lanes.lookahead;

import org.eclipse.collections.api.factory.primitive.LongSets;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * A syntactic, incomplete test whether one literal entails another: a conjunction entails each of
 * its inputs, and a literal entails each disjunction that contains it.
 */
final class Entailment {
  /** Pairs of literals that one query may examine. */
  private static final int MAX_WORK = 100_000;

  private final GateBuilder gates;

  /**
   * Pairs for which no entailment was found. The pairs in progress count as such, which ends
   * cycles.
   */
  private final MutableLongSet refuted = LongSets.mutable.empty();

  private int work;

  /** Entailment between the gates of a builder. */
  Entailment(GateBuilder gates) {
    this.gates = gates;
  }

  /** The conjunction of two literals: one of them if it entails the other. */
  int and(int left, int right) {
    if (entails(left, right)) {
      return left;
    }
    return entails(right, left) ? right : gates.and(left, right);
  }

  /** True if {@code literal} provably entails {@code other}; false if that is not known. */
  boolean entails(int literal, int other) {
    CircuitAbandonedException.throwIfInterrupted();
    refuted.clear();
    work = 0;
    return shows(literal, other);
  }

  private boolean shows(int literal, int other) {
    if (literal == other || literal == Gates.FALSE || other == Gates.TRUE) {
      return true;
    }
    boolean isNew = refuted.add((long) literal << Integer.SIZE | other);
    if (!isNew || ++work > MAX_WORK) {
      return false;
    }
    if (isGate(literal) && Gates.isNegated(literal)) {
      return allShow(literal, other);
    }
    if (isGate(other) && !Gates.isNegated(other)) {
      return showsAll(literal, other);
    }
    return showsAny(literal, other) || anyShows(literal, other);
  }

  private boolean isGate(int literal) {
    return gates.kind(Gates.node(literal)) == Gates.AND;
  }

  /** True if each part of a disjunction entails the other literal. */
  private boolean allShow(int disjunction, int other) {
    int node = Gates.node(disjunction);
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (!shows(Gates.not(gates.input(node, i)), other)) {
        return false;
      }
    }
    return true;
  }

  /** True if the literal entails each part of a conjunction. */
  private boolean showsAll(int literal, int conjunction) {
    int node = Gates.node(conjunction);
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (!shows(literal, gates.input(node, i))) {
        return false;
      }
    }
    return true;
  }

  /** True if the literal entails some part of a disjunction. */
  private boolean showsAny(int literal, int other) {
    int node = Gates.node(other);
    for (int i = 0; Gates.isNegated(other) && i < gates.inputCount(node); i++) {
      if (shows(literal, Gates.not(gates.input(node, i)))) {
        return true;
      }
    }
    return false;
  }

  /** True if some part of a conjunction entails the other literal. */
  private boolean anyShows(int literal, int other) {
    int node = Gates.node(literal);
    for (int i = 0; !Gates.isNegated(literal) && i < gates.inputCount(node); i++) {
      if (shows(gates.input(node, i), other)) {
        return true;
      }
    }
    return false;
  }
}
