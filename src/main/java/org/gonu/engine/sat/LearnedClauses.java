package org.gonu.engine.sat;

import java.util.function.Predicate;
import org.eclipse.collections.impl.list.mutable.FastList;

/** The clauses that were learned and not dropped since. */
final class LearnedClauses {
  /** Clauses above which half of them are dropped; the limit grows by this each time. */
  private static final int STEP = 4_000;

  /** Clauses with so few levels are never dropped. */
  private static final int KEPT_LEVELS = 2;

  private FastList<Clause> clauses = FastList.newList();
  private int limit = STEP;

  void add(Clause clause) {
    clauses.add(clause);
  }

  /** True if there are so many that half of them should be dropped. */
  boolean isFull() {
    return clauses.size() > limit;
  }

  /**
   * Drops the less useful half.
   *
   * @param isUsed true for a clause that must stay, since a value follows from it
   */
  void dropHalf(Predicate<Clause> isUsed) {
    clauses.sortThisByInt(clause -> clause.levels);
    FastList<Clause> kept = FastList.newList();
    for (int i = 0; i < clauses.size(); i++) {
      Clause clause = clauses.get(i);
      if (i < clauses.size() / 2 || clause.levels <= KEPT_LEVELS || isUsed.test(clause)) {
        kept.add(clause);
      } else {
        clause.isDropped = true;
      }
    }
    clauses = kept;
    limit = Math.max(limit, kept.size()) + STEP;
  }
}
