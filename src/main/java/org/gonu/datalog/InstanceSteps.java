package org.gonu.datalog;

/** Steps that record the rows that they match, to report instances of a rule. */
final class InstanceSteps {
  private InstanceSteps() {}

  /** Looks up rows by index and records each. */
  static final class NotedLookup extends Step {
    private final Relation relation;
    private final TermTable terms;
    private final Pattern pattern;
    private final Index index;
    private final int[] key;
    private final WorkLimit limit;
    private final int[] rowsFound;
    private final int position;

    NotedLookup(
        Relation relation,
        TermTable terms,
        Pattern pattern,
        WorkLimit limit,
        int[] rowsFound,
        int position) {
      super(false);
      this.relation = relation;
      this.terms = terms;
      this.pattern = pattern;
      this.index = relation.index(pattern);
      this.key = new int[pattern.keys().length];
      this.limit = limit;
      this.rowsFound = rowsFound;
      this.position = position;
    }

    @Override
    boolean run(int[] registers) {
      TermExpression[] keys = pattern.keys();
      for (int i = 0; i < keys.length; i++) {
        key[i] = keys[i].find(registers);
      }
      boolean found = false;
      for (int row = index.last(key); row >= 0; row = index.previous(row)) {
        limit.tick();
        if (pattern.bind(relation.data(), row * relation.arity(), terms, registers)) {
          rowsFound[position] = row;
          found |= proceed(registers);
        }
      }
      return found;
    }
  }

  /** Records the row of an atom whose terms are all known. */
  static final class NotedRow extends Tests.Test {
    private final Relation relation;
    private final TermExpression[] columns;
    private final boolean needed;
    private final int[] rowsFound;
    private final int position;
    private final int[] row;

    /**
     * A step.
     *
     * @param needed true if the row must exist; false to record -1 if it does not
     */
    NotedRow(
        Relation relation,
        TermExpression[] columns,
        boolean needed,
        int[] rowsFound,
        int position) {
      this.relation = relation;
      this.columns = columns;
      this.needed = needed;
      this.rowsFound = rowsFound;
      this.position = position;
      this.row = new int[columns.length];
    }

    @Override
    boolean holds(int[] registers) {
      int found = find(registers);
      rowsFound[position] = found;
      return found >= 0 || !needed;
    }

    private int find(int[] registers) {
      for (int i = 0; i < columns.length; i++) {
        row[i] = columns[i].find(registers);
        if (row[i] == TermTable.NONE) {
          return -1;
        }
      }
      return relation.find(row);
    }
  }

  /** Passes an instance to the consumer. */
  static final class Report extends Step {
    private final Relation relation;
    private final TermExpression[] columns;
    private final int[] rowsFound;
    private final InstanceConsumer consumer;
    private final int[] row;

    Report(
        Relation relation, TermExpression[] columns, int[] rowsFound, InstanceConsumer consumer) {
      super(false);
      this.relation = relation;
      this.columns = columns;
      this.rowsFound = rowsFound;
      this.consumer = consumer;
      this.row = new int[columns.length];
    }

    @Override
    boolean run(int[] registers) {
      for (int i = 0; i < columns.length; i++) {
        row[i] = columns[i].evaluate(registers);
      }
      int head = relation.find(row);
      if (head >= 0) {
        consumer.accept(head, rowsFound);
      }
      return true;
    }
  }
}
