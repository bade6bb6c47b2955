package org.gonu.datalog;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Predicate;
import org.gonu.machine.Hashing;
import org.gonu.text.DiagnosticCode;

/**
 * The extension of a predicate: distinct rows of terms, in the order in which they were found.
 * Clearing takes constant time, since slots of the hash table are only valid with the stamp of the
 * current generation.
 */
public final class Relation {
  private final Predicate predicate;
  private final int arity;
  private final int maxRows;

  /** Number of rows that the message names when the relation overflows. */
  private final int toldRows;

  private final TermTable terms;
  private final MutableList<Index> indexes = Lists.mutable.empty();

  /** Row r starts at index r * arity. */
  private int[] data;

  private int size;

  /** Number of rows that indexes and scans see, so that nothing changes while a rule runs. */
  private int visible;

  /**
   * Hash table with open addressing; with one column, an array by term. A slot is valid if its
   * stamp is the current generation.
   */
  private int[] slots = new int[16];

  private int[] stamps = new int[16];
  private int generation = 1;

  /** An empty relation of a state. */
  public Relation(Predicate predicate, TermTable terms) {
    this(predicate, terms, EvaluationLimits.rows(predicate.arity()));
  }

  private Relation(Predicate predicate, TermTable terms, int maxRows) {
    this(predicate, terms, maxRows, maxRows);
  }

  private Relation(Predicate predicate, TermTable terms, int maxRows, int toldRows) {
    this.predicate = predicate;
    this.arity = predicate.arity();
    this.maxRows = maxRows;
    this.toldRows = toldRows;
    this.terms = terms;
    this.data = new int[Math.max(1, 8 * arity)];
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

  /** The predicate of this relation. */
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

  /** Makes the rows added so far visible to indexes and scans. Only while no rule is running. */
  public void publish() {
    visible = size;
  }

  int arity() {
    return arity;
  }

  /** The array of all rows. It is replaced when it grows. */
  int[] data() {
    return data;
  }

  /** A term of a row. */
  public int get(int row, int column) {
    return data[row * arity + column];
  }

  /** Removes all rows. */
  public void clear() {
    size = 0;
    visible = 0;
    generation++;
    indexes.each(Index::clear);
  }

  /**
   * Adds a row, which is copied. Returns false if it was there.
   *
   * @throws org.gonu.machine.BrokenContractException if the relation grows too large
   */
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

  /** The number of a row, or -1 if it is not there. */
  public int find(int[] row) {
    int slot = slot(row);
    return stamps[slot] == generation ? slots[slot] : -1;
  }

  /** The slot of a row, or the free one where it belongs. */
  private int slot(int[] row) {
    if (arity == 1) {
      // With one column each term has its own slot: the relation of a state is filled most often.
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
