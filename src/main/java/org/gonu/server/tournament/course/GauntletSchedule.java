package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.TournamentSpec;

/** One player meets all others, one in each round. */
final class GauntletSchedule implements RoundSchedule {
  private final TournamentSpec spec;
  private final int hero;

  GauntletSchedule(TournamentSpec spec, Format.Gauntlet format) {
    this.spec = spec;
    this.hero = format.hero();
  }

  @Override
  public int rounds() {
    return spec.players().size() - 1;
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
    int other = round - 1 < hero ? round - 1 : round;
    return Lists.immutable.of(
        new Pairing(round, 1, Lists.immutable.of(hero, other), RoundRobinSchedule.games(spec)));
  }

  @Override
  public long maxMatches() {
    return 2L * rounds() * spec.games().size() * spec.repetitions();
  }
}
