package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * For each function of four variables an implementation with as few gates as possible, where shared
 * parts count twice. A function is the conjunction or the exclusive or of two simpler functions, or
 * the negation of that. Functions that need too many gates have no implementation.
 */
final class OptimalImplementations {
  /** Gates of the largest implementation. */
  static final int MAX_GATES = 7;

  /** Gates of an exclusive or. */
  private static final int GATES_OF_XOR = 3;

  private static final OptimalImplementations SHARED = new OptimalImplementations();

  /** The top operator of an implementation. */
  enum Kind {
    /** No implementation is known. */
    UNKNOWN,
    /** A constant. */
    CONSTANT,
    /** A variable or its negation. */
    VARIABLE,
    /** Conjunction of both parts. */
    AND,
    /** Negated conjunction of both parts. */
    NAND,
    /** Exclusive or of both parts. */
    XOR
  }

  private final Kind[] kinds = new Kind[TruthTables.COUNT];
  private final char[] first = new char[TruthTables.COUNT];
  private final char[] second = new char[TruthTables.COUNT];

  /**
   * By number of gates the functions that need as many; only one of a function and its negation.
   */
  private final IntArrayList[] levels = new IntArrayList[MAX_GATES + 1];

  private OptimalImplementations() {
    Arrays.fill(kinds, Kind.UNKNOWN);
    levels[0] = new IntArrayList();
    kinds[0] = Kind.CONSTANT;
    kinds[TruthTables.ALL] = Kind.CONSTANT;
    for (int v = 0; v < TruthTables.VARIABLES; v++) {
      int variable = TruthTables.variable(v);
      first[variable] = (char) v;
      first[TruthTables.not(variable)] = (char) v;
      kinds[variable] = Kind.VARIABLE;
      kinds[TruthTables.not(variable)] = Kind.VARIABLE;
      levels[0].add(variable);
    }
    for (int gates = 1; gates <= MAX_GATES; gates++) {
      findAll(gates);
    }
  }

  /** The shared table. Computed when the class is loaded. */
  static OptimalImplementations shared() {
    return SHARED;
  }

  /** The top operator of a function. */
  Kind kind(int function) {
    return kinds[function];
  }

  /** The first part of a function, or the number of its variable. */
  int first(int function) {
    return first[function];
  }

  /** The second part of a function. */
  int second(int function) {
    return second[function];
  }

  private void findAll(int gates) {
    levels[gates] = new IntArrayList();
    for (int i = 0; 2 * i <= gates - 1; i++) {
      combine(i, gates - 1 - i, gates, false);
    }
    for (int i = 0; 2 * i <= gates - GATES_OF_XOR; i++) {
      combine(i, gates - GATES_OF_XOR - i, gates, true);
    }
  }

  private void combine(int few, int more, int gates, boolean isXor) {
    IntArrayList left = levels[few];
    IntArrayList right = levels[more];
    for (int i = 0; i < left.size(); i++) {
      for (int j = 0; j < right.size(); j++) {
        int one = left.get(i);
        int other = right.get(j);
        if (isXor) {
          note(one ^ other, Kind.XOR, one, other, gates);
        } else {
          noteAnd(one, other, gates);
          noteAnd(one, TruthTables.not(other), gates);
          noteAnd(TruthTables.not(one), other, gates);
          noteAnd(TruthTables.not(one), TruthTables.not(other), gates);
        }
      }
    }
  }

  private void noteAnd(int one, int other, int gates) {
    note(one & other, Kind.AND, one, other, gates);
  }

  private void note(int function, Kind kind, int one, int other, int gates) {
    if (kinds[function] != Kind.UNKNOWN) {
      return;
    }
    int opposite = TruthTables.not(function);
    kinds[function] = kind;
    first[function] = (char) one;
    second[function] = (char) other;
    kinds[opposite] = kind == Kind.XOR ? Kind.XOR : Kind.NAND;
    first[opposite] = (char) (kind == Kind.XOR ? TruthTables.not(one) : one);
    second[opposite] = (char) other;
    levels[gates].add(function);
  }
}
