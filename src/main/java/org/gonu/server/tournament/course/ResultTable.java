package org.gonu.server.tournament.course;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.server.tournament.MatchResult;
import org.jspecify.annotations.Nullable;

/**
 * The results of attempts. Immutable: a table with one result more shares all but a small part with
 * the one before, so that a tournament of many thousand matches can be kept at every moment.
 */
final class ResultTable {
  /** Results are spread over so many parts by the hash of their attempt. */
  private static final int PARTS = 256;

  private static final ResultTable EMPTY = empty();

  private final ImmutableMap<Ledger.Attempt, MatchResult>[] parts;

  private ResultTable(ImmutableMap<Ledger.Attempt, MatchResult>[] parts) {
    this.parts = parts;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
  private static ResultTable empty() {
    ImmutableMap<Ledger.Attempt, MatchResult>[] parts = new ImmutableMap[PARTS];
    Arrays.fill(parts, Maps.immutable.empty());
    return new ResultTable(parts);
  }

  /**
   * A table of results.
   *
   * @throws IllegalArgumentException if an attempt has two different ones
   */
  static ResultTable of(Iterable<MatchResult> results) {
    MutableMap<Integer, MutableMap<Ledger.Attempt, MatchResult>> grown = Maps.mutable.empty();
    for (MatchResult result : results) {
      Ledger.Attempt attempt = new Ledger.Attempt(result.match(), result.attempt());
      MutableMap<Ledger.Attempt, MatchResult> part =
          grown.getIfAbsentPut(part(attempt), Maps.mutable::empty);
      check(part.put(attempt, result), result);
    }
    ImmutableMap<Ledger.Attempt, MatchResult>[] parts = EMPTY.parts.clone();
    grown.forEachKeyValue((number, part) -> parts[number] = part.toImmutable());
    return new ResultTable(parts);
  }

  /**
   * The table with one result more.
   *
   * @throws IllegalArgumentException if that attempt has a different one
   */
  ResultTable with(MatchResult result) {
    Ledger.Attempt attempt = new Ledger.Attempt(result.match(), result.attempt());
    check(get(attempt), result);
    ImmutableMap<Ledger.Attempt, MatchResult>[] next = parts.clone();
    int number = part(attempt);
    next[number] = next[number].newWithKeyValue(attempt, result);
    return new ResultTable(next);
  }

  private static void check(@Nullable MatchResult before, MatchResult now) {
    if (before != null && !before.equals(now)) {
      throw new IllegalArgumentException(
          "match '" + now.match() + "' has two results of attempt " + now.attempt());
    }
  }

  /** The result of an attempt; null if it has none. */
  @Nullable MatchResult get(Ledger.Attempt attempt) {
    return parts[part(attempt)].get(attempt);
  }

  private static int part(Ledger.Attempt attempt) {
    return Math.floorMod(attempt.hashCode(), PARTS);
  }
}
