package org.gonu.datalog;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Predicate;
import org.gonu.text.DiagnosticCode;

/** The extension of a predicate: distinct rows of terms, in the order in which they were found. */
public final class Relation {
  /** So many rows are added at once. */
  private static final int MAX_WAITING = 32;

  private final Predicate predicate;
  private final int arity;
  private final int maxRows;

  /** Number of rows that the message names when the relation overflows. */
  private final int toldRows;

  private final TermTable terms;
  private final MutableList<Index> indexes = Lists.mutable.empty();

  private final RowTable rows;

  /** Rows that wait to be added to a large table, one behind the other. */
  private int[] waiting = new int[0];

  private int waitingRows;

  /** Number of rows that indexes and scans see, so that nothing changes while a rule runs. */
  private int visible;

  /** An empty relation of a state. */
  public Relation(Predicate predicate, TermTable terms) {
    this(predicate, terms, EvaluationLimits.rows(predicate.arity()));
  }

  private Relation(Predicate predicate, TermTable terms, int maxRows) {
    this(predicate, terms, maxRows, maxRows);
  }

  private Relation(Predicate predicate, TermTable terms, int maxRows, int toldRows) {
    if (maxRows > RowTable.MAX_ROWS) {
      throw new IllegalArgumentException("more rows than a table can have: " + maxRows);
    }
    this.predicate = predicate;
    this.arity = predicate.arity();
    this.maxRows = maxRows;
    this.toldRows = toldRows;
    this.terms = terms;
    this.rows = new RowTable(arity);
  }

  /**
   * An empty relation of what can hold in any state, which may have more rows than one state has.
   */
  public static Relation ofAllStates(Predicate predicate, TermTable terms) {
    return new Relation(predicate, terms, EvaluationLimits.rowsOfAllStates(predicate.arity()));
  }

  /**
   * An empty relation that is a projection of this one: each of its rows stands for {@code each}
   * rows here, and it overflows when this one would.
   */
  Relation part(int partArity, long each) {
    Predicate part = new Predicate(predicate.name(), partArity);
    return new Relation(part, terms, (int) (maxRows / each), toldRows);
  }

  /** Number of rows. */
  public int size() {
    return rows.size();
  }

  /** Number of rows up to the last {@link #publish}. */
  int visible() {
    return visible;
  }

  /** Makes the rows added so far visible to indexes and scans. Only while no rule is running. */
  public void publish() {
    visible = rows.size();
  }

  int arity() {
    return arity;
  }

  /** The array of all rows. It is replaced when it grows. */
  int[] data() {
    return rows.data();
  }

  /** A term of a row. */
  public int get(int row, int column) {
    return rows.data()[row * arity + column];
  }

  /** Removes all rows. */
  public void clear() {
    rows.clear();
    waitingRows = 0;
    visible = 0;
    indexes.each(Index::clear);
  }

  /**
   * Adds a row, which is copied. Returns false if it was there.
   *
   * @throws org.gonu.machine.BrokenContractException if the relation grows too large
   */
  public boolean add(int[] row) {
    int before = rows.size();
    if (before == maxRows && !contains(row)) {
      throw EvaluationLimits.fault(
          DiagnosticCode.TOO_MANY_FACTS, told() + " in more than " + toldRows + " cases");
    }
    return rows.add(row) == before;
  }

  /** What the rows of the relation say of one that a sheet has. */
  private String told() {
    int end = predicate.name().indexOf(Predicate.ASKED_FOR);
    return end < 0
        ? "'" + predicate.name() + "' holds"
        : "'" + predicate.name().substring(0, end) + "' is asked for";
  }

  /**
   * Adds a row, which is copied. It may wait for others, but not longer than until the next {@link
   * #settle} or {@link #find}.
   *
   * @throws org.gonu.machine.BrokenContractException if the relation grows too large
   */
  void addSoon(int[] row) {
    if (!rows.isLarge()) {
      add(row);
      return;
    }
    if (waiting.length == 0) {
      waiting = new int[MAX_WAITING * arity];
    }
    System.arraycopy(row, 0, waiting, waitingRows * arity, arity);
    waitingRows++;
    if (waitingRows == MAX_WAITING) {
      settle();
    }
  }

  /**
   * Adds the rows that wait.
   *
   * @throws org.gonu.machine.BrokenContractException if the relation grows too large
   */
  void settle() {
    if (waitingRows > 0) {
      addWaiting();
    }
  }

  private void addWaiting() {
    int count = waitingRows;
    waitingRows = 0;
    rows.fetch(waiting, count);
    int[] row = new int[arity];
    for (int i = 0; i < count; i++) {
      System.arraycopy(waiting, i * arity, row, 0, arity);
      add(row);
    }
  }

  boolean contains(int[] row) {
    return find(row) >= 0;
  }

  /** The number of a row, or -1 if it is not there. */
  public int find(int[] row) {
    settle();
    return rows.find(row);
  }

  /** The index for a pattern. Creates one unless an existing one serves. */
  Index index(Pattern pattern) {
    return indexes
        .detectOptional(index -> index.serves(pattern))
        .orElseGet(
            () -> {
              Index made = new Index(this, terms, pattern);
              indexes.add(made);
              return made;
            });
  }
}
