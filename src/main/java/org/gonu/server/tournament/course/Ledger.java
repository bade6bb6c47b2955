package org.gonu.server.tournament.course;

import java.util.Collection;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.multimap.set.MutableSetMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.MatchResult;
import org.jspecify.annotations.Nullable;

/**
 * What became of each match, by results and decisions. The order in which these came does not
 * matter: a decision that a match is played again beats everything about that attempt, a forfeit
 * beats results.
 */
public final class Ledger {
  /** As often a match without a result is tried if no player is missing: it is then void. */
  static final int MAX_FAULTLESS_ATTEMPTS = 3;

  private final ResultTable results;
  private final MutableSet<Attempt> replays;
  private final MutableSetMultimap<Attempt, String> forfeits;
  private final MutableMap<String, Integer> withdrawals;

  /** An attempt at a match. */
  record Attempt(String match, int number) {}

  /** What became of a match. */
  public enum Kind {
    /** To be played. */
    OPEN,
    /** It has a result. */
    PLAYED,
    /** Somebody has forfeited it. */
    FORFEITED,
    /** It counts for nobody. */
    VOID
  }

  /**
   * The state of a match.
   *
   * @param attempt the number of the attempt that is open or that counts
   * @param result of the attempt that counts, if it was played
   * @param forfeiters names of players
   * @param tried results of all attempts that were not annulled, those without goals included
   */
  public record State(
      Kind kind,
      int attempt,
      Optional<MatchResult> result,
      ImmutableSet<String> forfeiters,
      ImmutableList<MatchResult> tried) {
    boolean isOpen() {
      return kind == Kind.OPEN;
    }
  }

  /**
   * A ledger.
   *
   * @throws IllegalArgumentException if an attempt has two different results
   */
  public Ledger(Collection<MatchResult> played, Collection<Decision> decisions) {
    this.results = ResultTable.of(played);
    this.replays = Sets.mutable.empty();
    this.forfeits = Multimaps.mutable.set.empty();
    this.withdrawals = Maps.mutable.empty();
    decisions.forEach(this::add);
  }

  /**
   * A ledger with one result more.
   *
   * @throws IllegalArgumentException if that attempt has a different result
   */
  public Ledger(Ledger before, MatchResult result) {
    this.results = before.results.with(result);
    this.replays = before.replays;
    this.forfeits = before.forfeits;
    this.withdrawals = before.withdrawals;
  }

  private void add(Decision decision) {
    if (decision instanceof Decision.Forfeit forfeit) {
      forfeits.put(new Attempt(forfeit.match(), forfeit.attempt()), forfeit.player());
    } else if (decision instanceof Decision.Replay replay) {
      replays.add(new Attempt(replay.match(), replay.attempt()));
    } else if (decision instanceof Decision.Withdrawal withdrawal) {
      withdrawals.merge(withdrawal.player(), withdrawal.fromRound(), Math::min);
    }
  }

  /** True if a player has left before a round is made. */
  public boolean isWithdrawn(String player, int round) {
    return withdrawals.containsKey(player) && withdrawals.get(player) <= round;
  }

  /** True if a player has left. */
  public boolean isWithdrawn(String player) {
    return withdrawals.containsKey(player);
  }

  /** What became of a match. */
  public State state(String match) {
    MutableList<MatchResult> tried = Lists.mutable.empty();
    int faultless = 0;
    for (int number = 1; ; number++) {
      Attempt attempt = new Attempt(match, number);
      if (replays.contains(attempt)) {
        faultless = 0;
        continue;
      }
      MatchResult result = results.get(attempt);
      if (forfeits.containsKey(attempt)) {
        return state(Kind.FORFEITED, number, null, forfeits.get(attempt).toImmutable(), tried);
      }
      if (result == null) {
        return state(Kind.OPEN, number, null, Sets.immutable.empty(), tried);
      }
      tried.add(result);
      if (result.goals().isPresent()) {
        return state(Kind.PLAYED, number, result, Sets.immutable.empty(), tried);
      }
      faultless += result.lacksPlayers() ? 0 : 1;
      if (faultless >= MAX_FAULTLESS_ATTEMPTS) {
        return state(Kind.VOID, number, null, Sets.immutable.empty(), tried);
      }
    }
  }

  /** True if an attempt that was not annulled has goals, even if somebody forfeited it later. */
  boolean wasPlayed(String match) {
    MatchResult result = results.get(new Attempt(match, state(match).attempt()));
    return result != null && result.goals().isPresent();
  }

  private static State state(
      Kind kind,
      int attempt,
      @Nullable MatchResult result,
      ImmutableSet<String> forfeiters,
      MutableList<MatchResult> tried) {
    return new State(kind, attempt, Optional.ofNullable(result), forfeiters, tried.toImmutable());
  }
}
