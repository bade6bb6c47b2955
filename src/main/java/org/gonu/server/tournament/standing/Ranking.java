package org.gonu.server.tournament.standing;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.server.tournament.Lot;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.Sums;

/**
 * The order of players: by score, then by the tie-breaks in turn, each among those who are still
 * tied. The last of them is the lot, so that the order is total.
 */
final class Ranking {
  private final TournamentSpec spec;
  private final Sums sums;
  private final ImmutableList<TieBreak> criteria;
  private final MutableList<Integer> order = Lists.mutable.empty();

  /** By player, the values of the tie-breaks that were needed. */
  private final MutableMap<Integer, MutableList<Double>> values = Maps.mutable.empty();

  private Ranking(TournamentSpec spec, Sums sums) {
    this.spec = spec;
    this.sums = sums;
    this.criteria = spec.tieBreaks().newWithout(TieBreak.LOT).newWith(TieBreak.LOT);
  }

  /**
   * Ranks players.
   *
   * @param scores what counts first, by player
   */
  static Ranking of(TournamentSpec spec, Sums sums, ImmutableList<Double> scores) {
    Ranking ranking = new Ranking(spec, sums);
    ImmutableList<Integer> all =
        IntInterval.zeroTo(scores.size() - 1).collect(player -> player).toImmutable();
    all.each(player -> ranking.values.put(player, Lists.mutable.empty()));
    ranking.split(all, all.collect(scores::get), 0);
    return ranking;
  }

  /** The players, the best first. */
  ImmutableList<Integer> order() {
    return order.toImmutable();
  }

  /** The values of the tie-breaks that were needed to place a player, in their order. */
  ImmutableList<Double> values(int player) {
    return Lists.immutable.withAll(values.get(player));
  }

  /** Orders players by values, and those of equal values by the criteria from a number on. */
  private void split(ImmutableList<Integer> tied, ImmutableList<Double> by, int next) {
    MutableList<Long> distinct = by.collect(Sums::rounded).distinct().toSortedList().reverseThis();
    for (long value : distinct) {
      ImmutableList<Integer> equals =
          tied.selectWithIndex((player, i) -> Sums.rounded(by.get(i)) == value);
      if (equals.size() == 1 || next == criteria.size()) {
        order.addAllIterable(equals);
      } else {
        ImmutableList<Double> finer =
            equals.collect(player -> value(criteria.get(next), player, equals));
        equals.forEachWithIndex((player, i) -> note(player, finer.get(i)));
        split(equals, finer, next + 1);
      }
    }
  }

  private void note(int player, double value) {
    MutableList<Double> noted = values.get(player);
    if (noted != null) {
      noted.add(value);
    }
  }

  /** The value of a criterion; more is better. */
  private double value(TieBreak criterion, int player, ImmutableList<Integer> tied) {
    return switch (criterion) {
      case CRASHES -> -sums.of(player).faults().crashes();
      case HEAD_TO_HEAD ->
          tied.sumOfDouble(other -> other == player ? 0 : sums.pointsAgainst(player, other));
      case SONNEBORN_BERGER -> sums.sonnebornBerger(player);
      case BUCHHOLZ -> sums.buchholz(player);
      case WINS -> sums.of(player).won();
      // Few enough bits that it can be compared like points.
      case LOT -> Lot.number(spec.seed(), "lot " + spec.players().get(player).name()) >>> 24;
    };
  }
}
