package org.gonu.datalog;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** The rows that the last round of a recursive stratum added: from (inclusive) to (exclusive). */
final class Delta {
  private final Relation relation;
  private int from;
  private int to;

  /** True if its relation may have grown since the last {@link #advance}. */
  private boolean touched;

  /** Numbers of the plans that join its rows. */
  private final IntArrayList plans = new IntArrayList();

  Delta(Relation relation) {
    this.relation = relation;
  }

  Relation relation() {
    return relation;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  /** Numbers of the plans that join its rows; the caller may add to the list. */
  IntArrayList plans() {
    return plans;
  }

  /** Starts before the first round, and marks it as touched. */
  void reset() {
    from = 0;
    to = 0;
    touched = true;
  }

  /** Marks it as touched. Returns false if it was. */
  boolean touch() {
    boolean isNew = !touched;
    touched = true;
    return isNew;
  }

  /** Ends a round. Returns true if the round added rows. */
  boolean advance() {
    touched = false;
    relation.publish();
    from = to;
    to = relation.size();
    return from < to;
  }
}
