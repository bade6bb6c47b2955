package org.gonu.server.arena;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.server.rating.Sprt;

/**
 * The sums of an arena as results come in, and the verdict of the sequential test on all of them.
 * Once reached, the verdict stays: results of matches that were in progress do not change it.
 */
public final class Scoreboard {
  private final ImmutableList<String> sheets;
  private final Optional<Sprt> sprt;
  private final Standing total = new Standing();
  private final MutableMap<String, Standing> bySheet = Maps.mutable.empty();
  private Sprt.Verdict verdict = Sprt.Verdict.OPEN;

  /**
   * A scoreboard without matches.
   *
   * @param sheets names of the rule sheets
   * @param sprt the test, if one is wanted
   */
  public Scoreboard(ImmutableList<String> sheets, Optional<Sprt> sprt) {
    this.sheets = sheets;
    this.sprt = sprt;
  }

  /** Counts a match. */
  public void add(ArenaResult result) {
    total.add(result);
    ofSheet(result.fixture().sheet()).add(result);
    if (verdict == Sprt.Verdict.OPEN && sprt.isPresent()) {
      verdict = sprt.get().verdict(total.tally());
    }
  }

  /** The names of the sheets. */
  public ImmutableList<String> sheets() {
    return sheets;
  }

  /** The sums of one sheet. */
  public Standing ofSheet(String sheet) {
    return bySheet.getIfAbsentPut(sheet, Standing::new);
  }

  /** The sums of all. */
  public Standing total() {
    return total;
  }

  /** The test, if one is wanted. */
  public Optional<Sprt> sprt() {
    return sprt;
  }

  /** The verdict of the test. */
  public Sprt.Verdict verdict() {
    return verdict;
  }
}
