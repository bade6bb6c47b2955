package org.gonu.server.tournament;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MapIterable;

/** The matches and players that results and decisions may be about. */
final class Roster {
  private final TournamentSpec spec;
  private final ImmutableMap<String, Pairing> pairings;
  private final MapIterable<Pairing, ImmutableList<Unit>> plans;

  /**
   * A roster.
   *
   * @param pairings all that have been made
   * @param plans the repetitions of at least these
   */
  Roster(
      TournamentSpec spec,
      ImmutableList<Pairing> pairings,
      MapIterable<Pairing, ImmutableList<Unit>> plans) {
    this.spec = spec;
    this.pairings = pairings.groupByUniqueKey(Pairing::id);
    this.plans = plans;
  }

  /**
   * Checks that a result is about a match of the tournament.
   *
   * @throws IllegalArgumentException if not
   */
  void check(MatchResult result) {
    ImmutableList<String> names = names(match(result.match()));
    if (!names.equals(result.players())) {
      throw new IllegalArgumentException(
          "match '"
              + result.match()
              + "' is one of "
              + names.makeString(", ")
              + ", not of "
              + result.players().makeString(", "));
    }
  }

  /**
   * Checks that a decision is about matches and players of the tournament.
   *
   * @throws IllegalArgumentException if not
   */
  void check(Decision decision) {
    if (decision instanceof Decision.Forfeit forfeit) {
      ImmutableList<String> names = names(match(forfeit.match()));
      if (!names.contains(forfeit.player())) {
        throw new IllegalArgumentException(
            "'" + forfeit.player() + "' does not play match '" + forfeit.match() + "'");
      }
    } else if (decision instanceof Decision.Replay replay) {
      match(replay.match());
    } else if (decision instanceof Decision.Withdrawal withdrawal
        && spec.player(withdrawal.player()) < 0) {
      throw new IllegalArgumentException("there is no player '" + withdrawal.player() + "'");
    }
  }

  private ImmutableList<String> names(ScheduledMatch match) {
    return match.seats().collect(player -> spec.players().get(player).name());
  }

  private ScheduledMatch match(String id) {
    // Round and pairing come first, see Pairing.id.
    int end = id.indexOf('.', id.indexOf('.') + 1);
    Pairing pairing = end < 0 ? null : pairings.get(id.substring(0, end));
    ImmutableList<Unit> units =
        pairing == null
            ? Lists.immutable.empty()
            : plans.getIfAbsentValue(pairing, Lists.immutable.empty());
    for (Unit unit : units) {
      if (id.startsWith(unit.id() + "-")) {
        ScheduledMatch found = unit.matches().detect(match -> match.id().equals(id));
        if (found != null) {
          return found;
        }
      }
    }
    throw new IllegalArgumentException("there is no match '" + id + "' by what came before");
  }
}
