package org.gonu.cli.server;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * What many matches cost.
 *
 * @param seconds that they took
 * @param rows before the first match, then after each tenth of them, when no match is under way
 * @param unfinished matches that have no result
 */
record LoadReport(double seconds, ImmutableList<Row> rows, int unfinished) {
  /** The heap may grow by so much, in KiB: caches fill, code is compiled. */
  static final long MAX_HEAP_GROWTH = 16 << 10;

  /** Threads and files may be more by so many: pools come and go. */
  static final int MAX_GROWTH = 8;

  /**
   * What was seen up to a number of matches.
   *
   * @param turns moves of players that were waited for
   * @param late of them, those that took longer than the play clock
   * @param slowestMillis the longest time of a move
   */
  record Row(int matches, long turns, long late, long slowestMillis, Footprint footprint) {}

  /** What is not as it should be, a line each. Growth is that since the first tenth. */
  ImmutableList<String> findings() {
    MutableList<String> findings = Lists.mutable.empty();
    Row last = rows.getLast();
    if (unfinished > 0) {
      findings.add(String.format(Locale.ROOT, "%,d matches have no result", unfinished));
    }
    if (last.late() > 0) {
      findings.add(String.format(Locale.ROOT, "%,d turns were late", last.late()));
    }
    Footprint before = rows.get(1).footprint();
    Footprint after = last.footprint();
    grown("heap KiB", before.heapKibibytes(), after.heapKibibytes(), MAX_HEAP_GROWTH, findings);
    grown("threads", before.threads(), after.threads(), MAX_GROWTH, findings);
    grown("open files", before.openFiles(), after.openFiles(), MAX_GROWTH, findings);
    return findings.toImmutable();
  }

  private static void grown(
      String what, long before, long after, long slack, MutableList<String> findings) {
    if (after > before + slack) {
      findings.add(String.format(Locale.ROOT, "%s grew from %,d to %,d", what, before, after));
    }
  }
}
