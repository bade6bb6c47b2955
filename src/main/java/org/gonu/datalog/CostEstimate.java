package org.gonu.datalog;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Estimates the number of rows that a lookup gives, from the rows that exist when the rule is
 * planned. By then, all relations of earlier strata have been computed for some state.
 */
final class CostEstimate {
  /** Rows in a sample, at equal distances: rows made one after the other are often alike. */
  private static final int SAMPLE = 200;

  /** Assumed number of rows of a relation that is still empty. */
  private static final double UNKNOWN_ROWS = 6;

  /** Assumed selectivity of a known argument in an unknown relation. */
  private static final double UNKNOWN_SELECTIVITY = 0.4;

  private CostEstimate() {}

  /** The expected number of rows that match a pattern, given its keys. */
  static double rows(Relation relation, TermTable terms, Pattern pattern) {
    int sampled = Math.min(SAMPLE, relation.size());
    int matching = 0;
    MutableSet<IntList> distinctKeys = Sets.mutable.empty();
    for (int i = 0; i < sampled; i++) {
      int row = (int) ((long) i * relation.size() / sampled);
      int start = row * relation.arity();
      if (pattern.hasShape(relation.data(), start, terms)
          && hasConstants(relation, start, terms, pattern)) {
        matching++;
        distinctKeys.add(key(relation, start, terms, pattern));
      }
    }
    if (matching == 0) {
      return UNKNOWN_ROWS * Math.pow(UNKNOWN_SELECTIVITY, pattern.keys().length);
    }
    return (double) relation.size() / sampled * matching / distinctKeys.size();
  }

  private static boolean hasConstants(
      Relation relation, int start, TermTable terms, Pattern pattern) {
    for (int i = 0; i < pattern.keys().length; i++) {
      if (pattern.keys()[i] instanceof TermExpression.Known known
          && pattern.keyPaths()[i].in(relation.data(), start, terms) != known.term()) {
        return false;
      }
    }
    return true;
  }

  private static IntList key(Relation relation, int start, TermTable terms, Pattern pattern) {
    IntArrayList key = new IntArrayList(pattern.keyPaths().length);
    for (Path path : pattern.keyPaths()) {
      key.add(path.in(relation.data(), start, terms));
    }
    return key;
  }
}
