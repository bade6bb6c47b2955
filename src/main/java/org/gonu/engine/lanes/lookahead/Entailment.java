package org.gonu.engine.lanes.lookahead;

import org.eclipse.collections.api.factory.primitive.LongSets;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Tells of some literals that they hold wherever others do, as far as the opcode of the gates shows
 * it: a conjunction entails each of its inputs, and each entails a disjunction of it and others.
 */
final class Entailment {
  /** Pairs to look at for one block. */
  private static final int MAX_WORK = 100_000;

  private final GateBuilder gates;

  /** The pairs that were looked at in vain; a pair in hand counts as such. */
  private final MutableLongSet refuted = LongSets.mutable.empty();

  private int work;

  /** Looks at the gates of a builder. */
  Entailment(GateBuilder gates) {
    this.gates = gates;
  }

  /** The literal that is true where both are; one of them if it entails the other. */
  int and(int left, int right) {
    if (entails(left, right)) {
      return left;
    }
    return entails(right, left) ? right : gates.and(left, right);
  }

  /** True if it is sure that one literal is true wherever another is. */
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

  /** A disjunction, each part of which has to entail the other. */
  private boolean allShow(int disjunction, int other) {
    int node = Gates.node(disjunction);
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (!shows(Gates.not(gates.input(node, i)), other)) {
        return false;
      }
    }
    return true;
  }

  /** A conjunction, each part of which has to be entailed. */
  private boolean showsAll(int literal, int conjunction) {
    int node = Gates.node(conjunction);
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (!shows(literal, gates.input(node, i))) {
        return false;
      }
    }
    return true;
  }

  /** A disjunction, one part of which has to be entailed. */
  private boolean showsAny(int literal, int other) {
    int node = Gates.node(other);
    for (int i = 0; Gates.isNegated(other) && i < gates.inputCount(node); i++) {
      if (shows(literal, Gates.not(gates.input(node, i)))) {
        return true;
      }
    }
    return false;
  }

  /** A conjunction, one part of which has to entail the other. */
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
