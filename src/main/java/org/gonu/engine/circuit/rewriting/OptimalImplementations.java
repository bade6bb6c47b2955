package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * How to make each function of four variables of as few gates as possible, not counting that a part
 * may be needed twice: the conjunction or the difference of two simpler ones, or the negation of
 * that. Functions that need too many gates have no implementation.
 */
final class OptimalImplementations {
  /** Gates of the dearest implementation. */
  static final int MAX_GATES = 7;

  /** Gates that tell whether two inputs differ. */
  private static final int GATES_OF_XOR = 3;

  private static final OptimalImplementations SHARED = new OptimalImplementations();

  /** A way to make a function. */
  enum Kind {
    /** None is known. */
    UNKNOWN,
    /** It is a constant. */
    CONSTANT,
    /** It is a variable or its negation. */
    VARIABLE,
    /** It is true where both parts are. */
    AND,
    /** It is true where one part is not. */
    NAND,
    /** It is true where one part is and the other is not. */
    XOR
  }

  private final Kind[] kinds = new Kind[TruthTables.COUNT];
  private final char[] first = new char[TruthTables.COUNT];
  private final char[] second = new char[TruthTables.COUNT];

  /** By number of gates the functions that need so many; of a function and its negation one. */
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

  /** The implementations, the same for all. */
  static OptimalImplementations shared() {
    return SHARED;
  }

  /** How a function is made. */
  Kind kind(int function) {
    return kinds[function];
  }

  /** The first part of a function, or the number of the variable that it is. */
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
