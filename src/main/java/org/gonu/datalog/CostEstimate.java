package org.gonu.datalog;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * How many rows a lookup will give, judged by the rows that are there when the rule is planned: all
 * that a rule looks at outside of its own stratum has been computed for some state by then.
 */
final class CostEstimate {
  /** Rows that are looked at; larger relations are judged by their first rows. */
  private static final int SAMPLE = 200;

  /** Taken for the number of rows of a relation that is empty so far. */
  private static final double UNKNOWN_ROWS = 6;

  /** What a known argument leaves of an unknown relation. */
  private static final double UNKNOWN_SELECTIVITY = 0.4;

  private CostEstimate() {}

  /** The expected number of rows that a pattern matches, given its keys. */
  static double rows(Relation relation, TermTable terms, Pattern pattern) {
    int sampled = Math.min(SAMPLE, relation.size());
    int matching = 0;
    MutableSet<IntList> distinctKeys = Sets.mutable.empty();
    for (int row = 0; row < sampled; row++) {
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
