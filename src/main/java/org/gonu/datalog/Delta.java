package org.gonu.datalog;

/** The rows that the last round of a recursive stratum added: from (inclusive) to (exclusive). */
final class Delta {
  private final Relation relation;
  private int from;
  private int to;

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

  /** Forgets all rounds. */
  void reset() {
    from = 0;
    to = 0;
  }

  /** Ends a round; true if it added rows. */
  boolean advance() {
    relation.publish();
    from = to;
    to = relation.size();
    return from < to;
  }
}
