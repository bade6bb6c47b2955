package org.gonu.datalog;

/**
 * The conditions that the arguments of a literal put on a row, divided by what is known at the
 * lookup.
 *
 * @param shapes places that must have a compound with a given symbol, outer places first
 * @param keyPaths places whose terms are known before the lookup
 * @param keys the known terms of these places
 * @param binds places whose term becomes the value of a variable
 * @param repeats places whose term must equal a variable that the same row binds
 */
@SuppressWarnings("ArrayRecordComponent") // read in inner loops, never compared
record Pattern(
    Shape[] shapes, Path[] keyPaths, TermExpression[] keys, Slot[] binds, Slot[] repeats) {

  /** A place that must have a term with a given symbol. */
  record Shape(Path path, int symbol) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Shape shape && path.equals(shape.path) && symbol == shape.symbol;
    }

    @Override
    public int hashCode() {
      return 31 * path.hashCode() + symbol;
    }
  }

  /** A place and the register of a variable. */
  record Slot(Path path, int register) {}

  /** True if a row has the shapes. Only then the other methods may be called. */
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

  /** Binds the variables; false if one would need two values. */
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
