package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;

/**
 * For each function of four variables an implementation with as few gates as possible, where shared
 * parts count twice. A function is the conjunction or the exclusive or of two simpler functions, or
 * the negation of that. Functions that need too many gates have no implementation.
 */
final class OptimalImplementations {
  /** Gates of the largest implementation. */
  private static final int MAX_GATES = 7;

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
  private final int[][] levels = new int[MAX_GATES + 1][];

  /** The functions found for the present number of gates. */
  private final int[] functions = new int[TruthTables.COUNT / 2];

  private int found;

  private OptimalImplementations() {
    Arrays.fill(kinds, Kind.UNKNOWN);
    levels[0] = new int[TruthTables.VARIABLES];
    kinds[0] = Kind.CONSTANT;
    kinds[TruthTables.ALL] = Kind.CONSTANT;
    for (int v = 0; v < TruthTables.VARIABLES; v++) {
      int variable = TruthTables.variable(v);
      first[variable] = (char) v;
      first[TruthTables.not(variable)] = (char) v;
      kinds[variable] = Kind.VARIABLE;
      kinds[TruthTables.not(variable)] = Kind.VARIABLE;
      levels[0][v] = variable;
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
    found = 0;
    for (int i = 0; 2 * i <= gates - 1; i++) {
      conjoin(i, gates - 1 - i);
    }
    for (int i = 0; 2 * i <= gates - GATES_OF_XOR; i++) {
      differ(i, gates - GATES_OF_XOR - i);
    }
    levels[gates] = Arrays.copyOf(functions, found);
  }

  /** Where the partners of a function start: no pair of one level is tried twice. */
  private static int start(int few, int more, int position) {
    return few == more ? position + 1 : 0;
  }

  // Half a million pairs, while the virtual machine is cold: nothing is called but for what is new.
  private void conjoin(int few, int more) {
    int[] left = levels[few];
    int[] right = levels[more];
    Kind[] known = kinds;
    for (int i = 0; i < left.length; i++) {
      int one = left[i];
      int notOne = one ^ TruthTables.ALL;
      for (int j = start(few, more, i); j < right.length; j++) {
        int other = right[j];
        int notOther = other ^ TruthTables.ALL;
        if (known[one & other] == Kind.UNKNOWN) {
          note(one & other, Kind.AND, one, other);
        }
        if (known[one & notOther] == Kind.UNKNOWN) {
          note(one & notOther, Kind.AND, one, notOther);
        }
        if (known[notOne & other] == Kind.UNKNOWN) {
          note(notOne & other, Kind.AND, notOne, other);
        }
        if (known[notOne & notOther] == Kind.UNKNOWN) {
          note(notOne & notOther, Kind.AND, notOne, notOther);
        }
      }
    }
  }

  private void differ(int few, int more) {
    int[] left = levels[few];
    int[] right = levels[more];
    Kind[] known = kinds;
    for (int i = 0; i < left.length; i++) {
      int one = left[i];
      for (int j = start(few, more, i); j < right.length; j++) {
        int other = right[j];
        if (known[one ^ other] == Kind.UNKNOWN) {
          note(one ^ other, Kind.XOR, one, other);
        }
      }
    }
  }

  /** Notes a function that was unknown, and its negation. */
  private void note(int function, Kind kind, int one, int other) {
    int opposite = TruthTables.not(function);
    kinds[function] = kind;
    first[function] = (char) one;
    second[function] = (char) other;
    kinds[opposite] = kind == Kind.XOR ? Kind.XOR : Kind.NAND;
    first[opposite] = (char) (kind == Kind.XOR ? TruthTables.not(one) : one);
    second[opposite] = (char) other;
    functions[found++] = function;
  }
}
