package org.gonu.datalog;

import java.util.Arrays;

/**
 * The place of a term in a row of a relation: a column and a path of argument positions into its
 * compounds.
 */
final class Path {
  private final int column;
  private final int[] descent;

  private Path(int column, int[] descent) {
    this.column = column;
    this.descent = descent;
  }

  static Path column(int column) {
    return new Path(column, new int[0]);
  }

  /** The place of an argument of the compound at this place. */
  Path argument(int position) {
    int[] longer = Arrays.copyOf(descent, descent.length + 1);
    longer[descent.length] = position;
    return new Path(column, longer);
  }

  /** The term at this place of a row. The row must have the shape. */
  int in(int[] data, int rowStart, TermTable terms) {
    int term = data[rowStart + column];
    // Nearly all places are a column or an argument of one; without the loop these are inlined.
    if (descent.length == 0) {
      return term;
    }
    term = terms.argument(term, descent[0]);
    return descent.length == 1 ? term : below(term, terms);
  }

  private int below(int outer, TermTable terms) {
    int term = outer;
    for (int i = 1; i < descent.length; i++) {
      term = terms.argument(term, descent[i]);
    }
    return term;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Path path
        && column == path.column
        && Arrays.equals(descent, path.descent);
  }

  @Override
  public int hashCode() {
    return 31 * column + Arrays.hashCode(descent);
  }
}
