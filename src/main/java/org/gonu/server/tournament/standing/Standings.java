package org.gonu.server.tournament.standing;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.server.rating.BradleyTerry;
import org.gonu.server.rating.PairedComparison;
import org.gonu.server.rating.Ratings;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.Contest;
import org.gonu.server.tournament.course.Ledger;
import org.gonu.server.tournament.course.PairingCourse;
import org.gonu.server.tournament.course.PlayerTotals;
import org.gonu.server.tournament.course.Sums;

/** The standings of a tournament at some moment: places, results of each against each, ratings. */
public final class Standings {
  private final TournamentSpec spec;
  private final Sums sums;
  private final ImmutableList<StandingRow> rows;
  private final ImmutableList<Contest> contests;

  private Standings(
      TournamentSpec spec,
      Sums sums,
      ImmutableList<StandingRow> rows,
      ImmutableList<Contest> contests) {
    this.spec = spec;
    this.sums = sums;
    this.rows = rows;
    this.contests = contests;
  }

  static Standings of(TournamentSpec spec, ImmutableList<PairingCourse> courses, Ledger ledger) {
    Sums sums = Sums.of(spec, courses, ledger);
    ImmutableList<Integer> players =
        IntInterval.zeroTo(spec.players().size() - 1).collect(player -> player).toImmutable();
    ImmutableList<Double> scores = players.collect(player -> score(spec, sums, courses, player));
    Ranking ranking = Ranking.of(spec, sums, scores);
    ImmutableList<StandingRow> rows =
        ranking
            .order()
            .collectWithIndex(
                (player, i) ->
                    new StandingRow(
                        i + 1,
                        player,
                        scores.get(player),
                        sums.of(player),
                        ranking.values(player),
                        ledger.isWithdrawn(spec.players().get(player).name())));
    return new Standings(spec, sums, rows, courses.flatCollect(PairingCourse::contests));
  }

  private static double score(
      TournamentSpec spec, Sums sums, ImmutableList<PairingCourse> courses, int player) {
    PlayerTotals totals = sums.of(player);
    return spec.format()
        .accept(
            new Format.Visitor<Double>() {
              @Override
              public Double roundRobin(Format.RoundRobin format) {
                return totals.points();
              }

              @Override
              public Double swiss(Format.Swiss format) {
                return totals.points();
              }

              @Override
              public Double knockOut(Format.KnockOut format) {
                return (double)
                    courses.count(course -> course.isDone() && course.winner() == player);
              }

              @Override
              public Double gauntlet(Format.Gauntlet format) {
                return totals.contests() == 0 ? 0 : totals.points() / totals.contests();
              }
            });
  }

  /** The rows, the first place first. */
  public ImmutableList<StandingRow> rows() {
    return rows;
  }

  /** Points that a player has from contests with another. */
  public double points(int player, int opponent) {
    return sums.pointsAgainst(player, opponent);
  }

  /** Contests of two players. */
  public int contests(int player, int opponent) {
    return sums.contestsAgainst(player, opponent);
  }

  /** Contests of a game that count. */
  public int contestsOfGame(int game) {
    return contests.count(contest -> contest.game() == game);
  }

  /** Ratings from the contests of all games; forfeits do not count. */
  public Ratings ratings() {
    return rate(contests);
  }

  /** Ratings from the contests of one game. */
  public Ratings ratings(int game) {
    return rate(contests.select(contest -> contest.game() == game));
  }

  private Ratings rate(ImmutableList<Contest> counted) {
    MutableList<PairedComparison> comparisons = Lists.mutable.empty();
    MutableObjectIntMap<String> units = ObjectIntMaps.mutable.empty();
    for (Contest contest : counted.reject(Contest::isForfeit)) {
      compare(contest, units.getIfAbsentPut(contest.unit(), units.size()), comparisons);
    }
    return BradleyTerry.rate(spec.players().size(), comparisons.toImmutable());
  }

  /** Each pair of a table is compared; each player counts as if it had met one opponent. */
  private void compare(Contest contest, int unit, MutableList<PairedComparison> comparisons) {
    int players = contest.players().size();
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        comparisons.add(
            new PairedComparison(
                contest.players().get(one),
                contest.players().get(other),
                contest.share(one, other, spec.scoring()),
                1.0 / (players - 1),
                unit));
      }
    }
  }
}
