package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.TournamentSpec;

/**
 * Players of about equal points meet.
 *
 * <p>Players stand in the order of their points, then of the specification. If their number is odd,
 * the last of those who have had the fewest byes has one. Then the first player without an opponent
 * gets one, until all have: the upper half of those with as many points meets the lower half, else
 * the next in order. A candidate is passed over if the rest could then not be paired with as few
 * repeated pairings as possible, which a maximum matching tells. So no two players meet twice where
 * that can be avoided.
 */
final class SwissSchedule implements RoundSchedule {
  private final TournamentSpec spec;
  private final Format.Swiss format;

  SwissSchedule(TournamentSpec spec, Format.Swiss format) {
    this.spec = spec;
    this.format = format;
  }

  @Override
  public int rounds() {
    return format.rounds();
  }

  @Override
  public boolean waits() {
    return true;
  }

  @Override
  public int repetitions() {
    return spec.repetitions();
  }

  @Override
  public ImmutableList<Pairing> round(
      int round, ImmutableList<PairingCourse> before, Ledger ledger) {
    Sums sums = Sums.of(spec, before, ledger);
    MutableList<Integer> order =
        IntInterval.zeroTo(spec.players().size() - 1)
            .collect(player -> player)
            .reject(player -> ledger.isWithdrawn(spec.players().get(player).name(), round))
            .toList()
            .sortThisByLong(player -> -sums.roundedPoints(player));
    ImmutableList<Integer> games = RoundGamesInTurn.of(spec, format.games(), round);
    MutableList<Pairing> pairings = Lists.mutable.empty();
    MutableList<Pairing> byes = Lists.mutable.empty();
    if (order.size() % 2 == 1) {
      int idle = bye(order, sums);
      order.remove((Integer) idle);
      byes.add(new Pairing(round, order.size() / 2 + 1, Lists.immutable.of(idle), games));
    }
    for (ImmutableList<Integer> both : pair(order, sums)) {
      pairings.add(new Pairing(round, pairings.size() + 1, both, games));
    }
    return pairings.withAll(byes).toImmutable();
  }

  private static int bye(MutableList<Integer> order, Sums sums) {
    int fewest = order.collectInt(sums::byes).min();
    MutableList<Integer> candidates =
        order.select(player -> sums.byes(player) == fewest).toReversed();
    return candidates
        .detectOptional(
            player -> {
              MutableList<Integer> rest = order.reject(player::equals);
              return 2 * freshPairs(rest, sums) == rest.size();
            })
        .orElseGet(candidates::getFirst);
  }

  /** Most pairs of players who have not met. */
  private static int freshPairs(MutableList<Integer> players, Sums sums) {
    return MaximumMatching.size(
        players.size(), (one, other) -> !sums.haveMet(players.get(one), players.get(other)));
  }

  private static ImmutableList<ImmutableList<Integer>> pair(MutableList<Integer> order, Sums sums) {
    MutableList<ImmutableList<Integer>> pairs = Lists.mutable.empty();
    MutableList<Integer> rest = Lists.mutable.withAll(order);
    int needed = freshPairs(rest, sums);
    while (rest.notEmpty()) {
      int first = rest.remove(0);
      for (int candidate : preferred(first, rest, sums)) {
        MutableList<Integer> others = rest.reject(player -> player == candidate);
        int fresh = sums.haveMet(first, candidate) ? 0 : 1;
        if (fresh + freshPairs(others, sums) >= needed) {
          needed -= fresh;
          rest = others;
          pairs.add(Lists.immutable.of(first, candidate));
          break;
        }
      }
    }
    return pairs.toImmutable();
  }

  /** All possible opponents, the best first. */
  private static MutableList<Integer> preferred(int first, MutableList<Integer> rest, Sums sums) {
    long points = sums.roundedPoints(first);
    MutableList<Integer> equals = rest.select(player -> sums.roundedPoints(player) == points);
    MutableList<Integer> lower = rest.reject(player -> sums.roundedPoints(player) == points);
    int half = equals.size() / 2;
    return Lists.mutable
        .withAll(equals.drop(half))
        .withAll(equals.take(half).toReversed())
        .withAll(lower);
  }

  @Override
  public long maxMatches() {
    return (long) format.rounds()
        * (spec.players().size() / 2)
        * RoundGamesInTurn.matches(spec, format.games())
        * spec.repetitions();
  }
}
