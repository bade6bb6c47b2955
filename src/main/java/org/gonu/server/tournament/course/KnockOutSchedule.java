package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.TournamentSpec;

/**
 * Who loses a pairing is out. Players are placed in the usual bracket, in which the first two of
 * the specification can meet in the final only. If their number is no power of two, the first ones
 * have a bye in the first round.
 */
final class KnockOutSchedule implements RoundSchedule {
  private final TournamentSpec spec;
  private final Format.KnockOut format;

  KnockOutSchedule(TournamentSpec spec, Format.KnockOut format) {
    this.spec = spec;
    this.format = format;
  }

  @Override
  public int rounds() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(spec.players().size() - 1);
  }

  @Override
  public boolean waits() {
    return true;
  }

  @Override
  public int repetitions() {
    return spec.repetitions() + format.extra();
  }

  @Override
  public ImmutableList<Pairing> round(
      int round, ImmutableList<PairingCourse> before, Ledger ledger) {
    ImmutableList<Integer> games = RoundGamesInTurn.of(spec, format.games(), round);
    ImmutableList<Integer> in =
        round == 1
            ? bracket()
            : before
                .select(course -> course.pairing().round() == round - 1)
                .collect(PairingCourse::winner);
    MutableList<Pairing> pairings = Lists.mutable.empty();
    int players = spec.players().size();
    for (int i = 0; i < in.size(); i += 2) {
      int one = Math.min(in.get(i), in.get(i + 1));
      int other = Math.max(in.get(i), in.get(i + 1));
      ImmutableList<Integer> both =
          other < players ? Lists.immutable.of(one, other) : Lists.immutable.of(one);
      pairings.add(new Pairing(round, pairings.size() + 1, both, games));
    }
    return pairings.toImmutable();
  }

  /** The places of the first round: numbers of players, and higher ones where nobody is. */
  private ImmutableList<Integer> bracket() {
    MutableList<Integer> places = Lists.mutable.of(0);
    for (int round = 0; round < rounds(); round++) {
      int last = 2 * places.size() - 1;
      places = places.flatCollect(place -> Lists.mutable.of(place, last - place));
    }
    return places.toImmutable();
  }

  @Override
  public long maxMatches() {
    return (spec.players().size() - 1)
        * RoundGamesInTurn.matches(spec, format.games())
        * repetitions();
  }
}
