package org.gonu.datalog;

import java.util.Arrays;
import org.gonu.machine.Hashing;

/**
 * A hash index: the rows of a relation that have a certain shape, by the terms at certain places.
 * Rows are indexed at the next lookup, not when they are added to the relation, since an index is
 * often unused in a state.
 */
final class Index {
  private final Relation relation;
  private final TermTable terms;
  private final Pattern.Shape[] shapes;
  private final Path[] keys;

  /** Number of rows that are indexed or known not to have the shape. */
  private int upTo;

  /** First row of each bucket; valid if its stamp is the current generation. */
  private int[] heads = new int[16];

  private int[] stamps = new int[16];
  private int generation = 1;

  /** By row: the next one in its bucket or -1, and the hash of its key. */
  private int[] next = new int[16];

  private int[] hashes = new int[16];

  /** By row: the terms at the key places, one after another. */
  private int[] rowKeys;

  private int indexed;

  Index(Relation relation, TermTable terms, Pattern pattern) {
    this.relation = relation;
    this.terms = terms;
    this.shapes = pattern.shapes();
    this.keys = pattern.keyPaths();
    this.rowKeys = new int[16 * keys.length];
  }

  boolean serves(Pattern pattern) {
    return Arrays.equals(shapes, pattern.shapes()) && Arrays.equals(keys, pattern.keyPaths());
  }

  void clear() {
    upTo = 0;
    indexed = 0;
    generation++;
  }

  /** The first row in the bucket of a key, -1 if there is none. */
  int first(int[] key) {
    if (upTo < relation.visible()) {
      takeIn();
    }
    return firstInBucket(hash(key));
  }

  /** The next row of the same bucket, -1 if there is none. */
  int next(int row) {
    return next[row];
  }

  /** True if a row of the bucket really has the key. */
  boolean matches(int row, int[] key) {
    int start = row * key.length;
    for (int i = 0; i < key.length; i++) {
      if (rowKeys[start + i] != key[i]) {
        return false;
      }
    }
    return true;
  }

  private static int hash(int[] key) {
    int hash = 0;
    for (int term : key) {
      hash = hash * 31 + term;
    }
    return Hashing.spread(hash);
  }

  private int firstInBucket(int hash) {
    int bucket = hash & (heads.length - 1);
    return stamps[bucket] == generation ? heads[bucket] : -1;
  }

  private void takeIn() {
    int size = relation.visible();
    if (size > next.length) {
      int capacity = Math.max(size, 2 * next.length);
      next = Arrays.copyOf(next, capacity);
      hashes = Arrays.copyOf(hashes, capacity);
      rowKeys = Arrays.copyOf(rowKeys, capacity * keys.length);
    }
    int[] data = relation.data();
    int arity = relation.arity();
    for (int row = upTo; row < size; row++) {
      if (hasShape(data, row * arity)) {
        int hash = 0;
        for (int i = 0; i < keys.length; i++) {
          int term = keys[i].in(data, row * arity, terms);
          rowKeys[row * keys.length + i] = term;
          hash = hash * 31 + term;
        }
        hashes[row] = Hashing.spread(hash);
        put(row);
      } else {
        next[row] = row;
      }
    }
    upTo = size;
  }

  private boolean hasShape(int[] data, int start) {
    for (Pattern.Shape shape : shapes) {
      if (terms.symbolOf(shape.path().in(data, start, terms)) != shape.symbol()) {
        return false;
      }
    }
    return true;
  }

  private void put(int row) {
    if (2 * ++indexed > heads.length) {
      grow(row);
    }
    int bucket = hashes[row] & (heads.length - 1);
    next[row] = stamps[bucket] == generation ? heads[bucket] : -1;
    heads[bucket] = row;
    stamps[bucket] = generation;
  }

  /** Doubles the number of buckets and reinserts the rows before a given one. */
  private void grow(int before) {
    heads = new int[2 * heads.length];
    stamps = new int[heads.length];
    generation = 1;
    for (int row = 0; row < before; row++) {
      if (next[row] != row) {
        int bucket = hashes[row] & (heads.length - 1);
        next[row] = stamps[bucket] == generation ? heads[bucket] : -1;
        heads[bucket] = row;
        stamps[bucket] = generation;
      }
    }
  }
}
