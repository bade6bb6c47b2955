package org.gonu.datalog;

import java.util.Arrays;

/**
 * A hash index: the rows of a relation that have a certain shape, by the terms at certain places.
 * Rows are indexed at the next lookup, not when they are added to the relation, since an index is
 * often unused in a state.
 */
final class Index {
  private final Relation relation;
  private final TermTable terms;
  private final Pattern.Shape[] shapes;
  private final Path[] places;

  /** Number of rows that are indexed or known not to have the shape. */
  private int upTo;

  /** The terms at the places, each combination once. */
  private final RowTable keys;

  /** By key: the last row that has it. */
  private int[] last = new int[16];

  /** By row that has the shape: the one before with the same key, or -1. */
  private int[] previous = new int[16];

  /** The key of the row that is indexed. */
  private final int[] key;

  Index(Relation relation, TermTable terms, Pattern pattern) {
    this.relation = relation;
    this.terms = terms;
    this.shapes = pattern.shapes();
    this.places = pattern.keyPaths();
    this.keys = new RowTable(places.length);
    this.key = new int[places.length];
  }

  boolean serves(Pattern pattern) {
    return Arrays.equals(shapes, pattern.shapes()) && Arrays.equals(places, pattern.keyPaths());
  }

  void clear() {
    upTo = 0;
    keys.clear();
  }

  /** The last row with a key, -1 if there is none. */
  int last(int[] key) {
    if (upTo < relation.visible()) {
      takeIn();
    }
    int found = keys.find(key);
    return found < 0 ? -1 : last[found];
  }

  /** The row before that has the same key, -1 if there is none. */
  int previous(int row) {
    return previous[row];
  }

  private void takeIn() {
    int size = relation.visible();
    if (size > previous.length) {
      previous = Arrays.copyOf(previous, Math.max(size, 2 * previous.length));
    }
    int[] data = relation.data();
    int arity = relation.arity();
    for (int row = upTo; row < size; row++) {
      if (hasShape(data, row * arity)) {
        takeIn(row, data, row * arity);
      }
    }
    upTo = size;
  }

  private void takeIn(int row, int[] data, int start) {
    for (int i = 0; i < places.length; i++) {
      key[i] = places[i].in(data, start, terms);
    }
    int known = keys.size();
    int number = keys.add(key);
    if (number == last.length) {
      last = Arrays.copyOf(last, 2 * number);
    }
    previous[row] = number < known ? last[number] : -1;
    last[number] = row;
  }

  private boolean hasShape(int[] data, int start) {
    for (Pattern.Shape shape : shapes) {
      if (terms.symbolOf(shape.path().in(data, start, terms)) != shape.symbol()) {
        return false;
      }
    }
    return true;
  }
}
