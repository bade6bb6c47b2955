package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.SeatPlan;
import org.gonu.server.tournament.TournamentSpec;

/**
 * Everybody meets everybody: in rounds by the circle method, in which one player stays and the
 * others move on by one seat after each round. Games of three and more seats are played at tables
 * of as many players, every combination of players once, in a last round; if there are fewer
 * players than seats, two players share the seats as in the other formats.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Round-robin_tournament#Circle_method">The circle
 *     method</a>
 */
final class RoundRobinSchedule implements RoundSchedule {
  private final TournamentSpec spec;
  private final ImmutableList<Integer> pairGames;
  private final ImmutableList<Integer> tableGames;

  RoundRobinSchedule(TournamentSpec spec) {
    this.spec = spec;
    ImmutableList<Integer> games = games(spec);
    this.tableGames = games.select(this::hasTables);
    this.pairGames = games.reject(this::hasTables);
  }

  /** The indices of all games. */
  static ImmutableList<Integer> games(TournamentSpec spec) {
    return IntInterval.zeroTo(spec.games().size() - 1).collect(game -> game).toImmutable();
  }

  private boolean hasTables(int game) {
    int seats = spec.games().get(game).seats().size();
    return seats > 2 && seats <= spec.players().size();
  }

  private int pairRounds() {
    int players = spec.players().size();
    return pairGames.isEmpty() ? 0 : players - 1 + players % 2;
  }

  @Override
  public int rounds() {
    return pairRounds() + (tableGames.isEmpty() ? 0 : 1);
  }

  @Override
  public boolean waits() {
    return false;
  }

  @Override
  public int repetitions() {
    return spec.repetitions();
  }

  @Override
  public ImmutableList<Pairing> round(
      int round, ImmutableList<PairingCourse> before, Ledger ledger) {
    MutableList<Pairing> pairings = Lists.mutable.empty();
    if (round > pairRounds()) {
      for (int game : tableGames) {
        for (ImmutableList<Integer> table : tables(spec.games().get(game).seats().size())) {
          pairings.add(new Pairing(round, pairings.size() + 1, table, Lists.immutable.of(game)));
        }
      }
      return pairings.toImmutable();
    }
    int players = spec.players().size();
    int even = players + players % 2;
    for (int i = 0; i < even / 2; i++) {
      int one = circle(i, round, even);
      int other = circle(even - 1 - i, round, even);
      if (one < players && other < players) {
        ImmutableList<Integer> both =
            Lists.immutable.of(Math.min(one, other), Math.max(one, other));
        pairings.add(new Pairing(round, pairings.size() + 1, both, pairGames));
      }
    }
    return pairings.toImmutable();
  }

  /** The player at a place of the circle; the first one stays. */
  private static int circle(int place, int round, int even) {
    return place == 0 ? 0 : 1 + (place - 1 + round - 1) % (even - 1);
  }

  /** All combinations of players, in lexicographic order. */
  private ImmutableList<ImmutableList<Integer>> tables(int size) {
    MutableList<ImmutableList<Integer>> tables = Lists.mutable.empty();
    combine(0, size, Lists.mutable.empty(), tables);
    return tables.toImmutable();
  }

  private void combine(
      int from, int left, MutableList<Integer> chosen, MutableList<ImmutableList<Integer>> tables) {
    if (left == 0) {
      tables.add(chosen.toImmutable());
      return;
    }
    for (int player = from; player <= spec.players().size() - left; player++) {
      chosen.add(player);
      combine(player + 1, left - 1, chosen, tables);
      chosen.remove(chosen.size() - 1);
    }
  }

  @Override
  public long maxMatches() {
    long players = spec.players().size();
    double matches = 0;
    for (int game : pairGames) {
      matches += players * (players - 1) / 2.0 * SeatPlan.legs(spec.games().get(game), 2);
    }
    for (int game : tableGames) {
      int seats = spec.games().get(game).seats().size();
      double tables = 1;
      for (int i = 0; i < seats; i++) {
        tables *= (players - i) / (i + 1.0);
      }
      matches += tables * seats;
    }
    return (long) Math.min(Long.MAX_VALUE, matches * spec.repetitions());
  }
}
