package org.gonu.datalog;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Predicate;
import org.gonu.machine.Hashing;
import org.gonu.text.DiagnosticCode;

/**
 * The rows of terms for which a predicate holds, each once, in the order in which they were found.
 * Emptying it costs nothing: slots of the hash table count only with the mark of this generation.
 */
public final class Relation {
  private final Predicate predicate;
  private final int arity;
  private final int maxRows;

  /** How many cases are told of when there is a row too many. */
  private final int toldRows;

  private final TermTable terms;
  private final MutableList<Index> indexes = Lists.mutable.empty();

  /** Row r stands at r * arity. */
  private int[] data;

  private int size;

  /** Rows that indexes and scans show, so that nothing moves while a rule is looking. */
  private int visible;

  /** Open addressing, or by term if there is one column: valid if the stamp is the generation. */
  private int[] slots = new int[16];

  private int[] stamps = new int[16];
  private int generation = 1;

  /** An empty relation. */
  public Relation(Predicate predicate, TermTable terms) {
    this(predicate, terms, EvaluationLimits.rows(predicate.arity()), predicate);
  }

  private Relation(Predicate predicate, TermTable terms, int maxRows, Predicate told) {
    this.predicate = predicate;
    this.arity = predicate.arity();
    this.maxRows = maxRows;
    this.toldRows = EvaluationLimits.rows(told.arity());
    this.terms = terms;
    this.data = new int[Math.max(1, 8 * arity)];
  }

  /**
   * An empty relation each of whose rows stands for so many rows of another, which are told apart
   * by further arguments: it is full as soon as the other would be.
   */
  static Relation partOf(Predicate whole, int arity, long each, TermTable terms) {
    int maxRows = (int) (EvaluationLimits.rows(whole.arity()) / each);
    return new Relation(new Predicate(whole.name(), arity), terms, maxRows, whole);
  }

  /** What it is the relation of. */
  public Predicate predicate() {
    return predicate;
  }

  /** Number of rows. */
  public int size() {
    return size;
  }

  /** Number of rows up to the last {@link #publish}. */
  int visible() {
    return visible;
  }

  /** Shows the rows added so far to indexes and scans; only while no rule is running. */
  public void publish() {
    visible = size;
  }

  int arity() {
    return arity;
  }

  /** All rows one after another; changes its identity when rows are added. */
  int[] data() {
    return data;
  }

  /** A cell of a row. */
  public int get(int row, int column) {
    return data[row * arity + column];
  }

  /** Takes all rows away. */
  public void clear() {
    size = 0;
    visible = 0;
    generation++;
    indexes.each(Index::clear);
  }

  /** Adds a row; false if it was there. */
  public boolean add(int[] row) {
    int slot = slot(row);
    if (stamps[slot] == generation) {
      return false;
    }
    if (size == maxRows) {
      throw EvaluationLimits.fault(
          DiagnosticCode.TOO_MANY_FACTS,
          "'" + predicate.name() + "' holds in more than " + toldRows + " cases");
    }
    if ((size + 1) * arity > data.length) {
      data = Arrays.copyOf(data, 2 * data.length);
    }
    System.arraycopy(row, 0, data, size * arity, arity);
    slots[slot] = size++;
    stamps[slot] = generation;
    if (arity > 1 && 2 * size > slots.length) {
      rehash();
    }
    return true;
  }

  boolean contains(int[] row) {
    return find(row) >= 0;
  }

  /** The number of a row, -1 if it is not there. */
  public int find(int[] row) {
    int slot = slot(row);
    return stamps[slot] == generation ? slots[slot] : -1;
  }

  /** The slot of a row, or the free one where it belongs. */
  private int slot(int[] row) {
    if (arity == 1) {
      // Each term has a slot of its own: states are the relations that are filled most often.
      if (row[0] >= slots.length) {
        grow(Math.max(row[0] + 1, 2 * slots.length));
      }
      return row[0];
    }
    int hash = 0;
    for (int i = 0; i < arity; i++) {
      hash = hash * 31 + row[i];
    }
    int mask = slots.length - 1;
    int slot = Hashing.spread(hash) & mask;
    while (stamps[slot] == generation && !equals(slots[slot], row)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean equals(int row, int[] other) {
    int start = row * arity;
    for (int i = 0; i < arity; i++) {
      if (data[start + i] != other[i]) {
        return false;
      }
    }
    return true;
  }

  private void grow(int capacity) {
    slots = Arrays.copyOf(slots, capacity);
    stamps = Arrays.copyOf(stamps, capacity);
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    stamps = new int[slots.length];
    generation = 1;
    int[] row = new int[arity];
    for (int r = 0; r < size; r++) {
      System.arraycopy(data, r * arity, row, 0, arity);
      int slot = slot(row);
      slots[slot] = r;
      stamps[slot] = generation;
    }
  }

  /** The index for a pattern, made if there is none like it. */
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
