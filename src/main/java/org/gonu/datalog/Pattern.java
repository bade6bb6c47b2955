package org.gonu.datalog;

/**
 * What the arguments of a literal ask of a row, split by what is known when it is looked up.
 *
 * @param shapes places where a compound with this symbol must stand, outer ones first
 * @param keyPaths places whose term is known before
 * @param keys the terms known for them
 * @param binds places whose term becomes the value of a variable
 * @param repeats places whose term must be the value that this very row gave to a variable
 */
@SuppressWarnings("ArrayRecordComponent") // read in inner loops, never compared
record Pattern(
    Shape[] shapes, Path[] keyPaths, TermExpression[] keys, Slot[] binds, Slot[] repeats) {

  /** A place where a term with this symbol must stand. */
  record Shape(Path path, int symbol) {}

  /** A place and the register of a variable. */
  record Slot(Path path, int register) {}

  /** True if a row has the shapes; only then may its other places be looked at. */
  boolean hasShape(int[] data, int rowStart, TermTable terms) {
    for (Shape shape : shapes) {
      if (terms.symbolOf(shape.path.in(data, rowStart, terms)) != shape.symbol) {
        return false;
      }
    }
    return true;
  }

  /** True if a row of the right shape has the known terms at their places. */
  boolean hasKeys(int[] data, int rowStart, TermTable terms, int[] registers) {
    for (int i = 0; i < keys.length; i++) {
      if (keyPaths[i].in(data, rowStart, terms) != keys[i].find(registers)) {
        return false;
      }
    }
    return true;
  }

  /** Gives the variables their values; false if one of them would need two. */
  boolean bind(int[] data, int rowStart, TermTable terms, int[] registers) {
    for (Slot slot : binds) {
      registers[slot.register] = slot.path.in(data, rowStart, terms);
    }
    for (Slot slot : repeats) {
      if (registers[slot.register] != slot.path.in(data, rowStart, terms)) {
        return false;
      }
    }
    return true;
  }
}
