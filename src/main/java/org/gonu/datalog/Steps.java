package org.gonu.datalog;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.jspecify.annotations.Nullable;

/** The kinds of steps. */
final class Steps {
  private Steps() {}

  /** Looks up rows by index. */
  static final class Lookup extends Step {
    private final Relation relation;
    private final TermTable terms;
    private final Pattern pattern;
    private final Index index;
    private final int[] key;

    private final WorkLimit limit;

    Lookup(
        Relation relation, TermTable terms, Pattern pattern, boolean existential, WorkLimit limit) {
      super(existential);
      this.relation = relation;
      this.terms = terms;
      this.pattern = pattern;
      this.index = relation.index(pattern);
      this.key = new int[pattern.keys().length];
      this.limit = limit;
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
        if (pattern.bind(relation.data(), row * relation.arity(), terms, registers)
            && proceed(registers)) {
          if (isExistential()) {
            return true;
          }
          found = true;
        }
      }
      return found;
    }
  }

  /**
   * Scans the rows that the round before added, for semi-naive evaluation. If the literal has
   * constants, it uses an index: where many rules name one constant each, scanning all rows for
   * every rule would be too slow.
   */
  static final class DeltaScan extends Step {
    private final Delta delta;
    private final TermTable terms;
    private final Pattern pattern;
    private final WorkLimit limit;
    private final @Nullable Index index;
    private final int[] key;

    /** The rows with the key, in the order of the relation. */
    private final IntArrayList rows = new IntArrayList();

    DeltaScan(Delta delta, TermTable terms, Pattern pattern, boolean existential, WorkLimit limit) {
      super(existential);
      this.limit = limit;
      this.delta = delta;
      this.terms = terms;
      this.pattern = pattern;
      this.key = new int[pattern.keys().length];
      this.index = key.length == 0 ? null : delta.relation().index(pattern);
    }

    @Override
    boolean run(int[] registers) {
      if (index != null) {
        return runRows(index, registers);
      }
      boolean found = false;
      for (int row = delta.from(); row < delta.to(); row++) {
        limit.tick();
        if (pattern.hasShape(delta.relation().data(), start(row), terms) && meet(row, registers)) {
          if (isExistential()) {
            return true;
          }
          found = true;
        }
      }
      return found;
    }

    private boolean runRows(Index index, int[] registers) {
      for (int i = 0; i < key.length; i++) {
        key[i] = pattern.keys()[i].find(registers);
      }
      rows.clear();
      // The rows of a key are linked from the last one, so they are collected and run in reverse.
      for (int row = index.last(key); row >= delta.from(); row = index.previous(row)) {
        limit.tick();
        rows.add(row);
      }
      boolean found = false;
      for (int i = rows.size() - 1; i >= 0; i--) {
        if (meet(rows.get(i), registers)) {
          if (isExistential()) {
            return true;
          }
          found = true;
        }
      }
      return found;
    }

    private int start(int row) {
      return row * delta.relation().arity();
    }

    private boolean meet(int row, int[] registers) {
      return pattern.bind(delta.relation().data(), start(row), terms, registers)
          && proceed(registers);
    }
  }

  /** Tests whether a row with known terms exists, or does not. */
  static final class Membership extends Tests.Test {
    private final Relation relation;
    private final TermExpression[] columns;
    private final boolean wanted;
    private final int[] row;

    Membership(Relation relation, TermExpression[] columns, boolean wanted) {
      this.relation = relation;
      this.columns = columns;
      this.wanted = wanted;
      this.row = new int[columns.length];
    }

    @Override
    boolean holds(int[] registers) {
      return isThere(registers) == wanted;
    }

    private boolean isThere(int[] registers) {
      for (int i = 0; i < columns.length; i++) {
        row[i] = columns[i].find(registers);
        if (row[i] == TermTable.NONE) {
          return false;
        }
      }
      return relation.contains(row);
    }
  }

  /** Compares two known terms. */
  static final class Comparison extends Tests.Test {
    private final TermExpression left;
    private final TermExpression right;
    private final boolean wanted;

    /**
     * A comparison.
     *
     * @param wanted true if the terms must be equal, false if they must differ
     */
    Comparison(TermExpression left, TermExpression right, boolean wanted) {
      this.left = left;
      this.right = right;
      this.wanted = wanted;
    }

    @Override
    boolean holds(int[] registers) {
      return (left.evaluate(registers) == right.evaluate(registers)) == wanted;
    }
  }

  /** Matches a known term with a pattern, which binds variables. */
  static final class Unification extends Step {
    private final TermExpression value;
    private final TermTable terms;
    private final Pattern pattern;
    private final int[] row = new int[1];

    Unification(TermExpression value, TermTable terms, Pattern pattern) {
      super(true);
      this.value = value;
      this.terms = terms;
      this.pattern = pattern;
    }

    @Override
    boolean run(int[] registers) {
      row[0] = value.evaluate(registers);
      return pattern.hasShape(row, 0, terms)
          && pattern.hasKeys(row, 0, terms, registers)
          && pattern.bind(row, 0, terms, registers)
          && proceed(registers);
    }
  }

  /** Tries alternatives in turn. All continue with the same step. */
  static final class Alternatives extends Step {
    private final Step[] firsts;
    private final Step[] lasts;
    private final WorkLimit limit;

    /**
     * Alternatives.
     *
     * @param firsts the first step of each
     * @param lasts the last step of each, which may be the first
     */
    Alternatives(Step[] firsts, Step[] lasts, boolean existential, WorkLimit limit) {
      super(existential);
      this.limit = limit;
      this.firsts = firsts;
      this.lasts = lasts;
    }

    @Override
    void setNext(Step step) {
      for (Step last : lasts) {
        last.setNext(step);
      }
    }

    @Override
    boolean run(int[] registers) {
      boolean found = false;
      for (Step first : firsts) {
        limit.tick();
        if (first.run(registers)) {
          if (isExistential()) {
            return true;
          }
          found = true;
        }
      }
      return found;
    }
  }

  /** An alternative without conditions, which always succeeds. */
  static final class Continue extends Step {
    Continue() {
      super(true);
    }

    @Override
    boolean run(int[] registers) {
      return proceed(registers);
    }
  }

  /** Adds the head of the rule to its relation. */
  static final class Conclusion extends Step {
    private final Relation relation;
    private final TermExpression[] columns;
    private final int[] row;

    Conclusion(Relation relation, TermExpression[] columns) {
      super(true);
      this.relation = relation;
      this.columns = columns;
      this.row = new int[columns.length];
    }

    @Override
    boolean run(int[] registers) {
      for (int i = 0; i < columns.length; i++) {
        row[i] = columns[i].evaluate(registers);
      }
      relation.addSoon(row);
      return true;
    }
  }
}
