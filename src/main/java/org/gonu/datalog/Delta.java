package org.gonu.datalog;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** The rows that the last round of a recursive stratum added: from (inclusive) to (exclusive). */
final class Delta {
  private final Relation relation;
  private int from;
  private int to;

  /** True from when its relation may have grown to when that is looked at. */
  private boolean touched;

  /** Numbers of the plans that its rows meet. */
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

  /** Numbers of the plans that its rows meet; may be added to. */
  IntArrayList plans() {
    return plans;
  }

  /** Forgets all rounds; it is to be looked at. */
  void reset() {
    from = 0;
    to = 0;
    touched = true;
  }

  /** Notes that the relation may have grown; false if that was known. */
  boolean touch() {
    boolean isNew = !touched;
    touched = true;
    return isNew;
  }

  /** Ends a round; true if it added rows. */
  boolean advance() {
    touched = false;
    relation.publish();
    from = to;
    to = relation.size();
    return from < to;
  }
}
