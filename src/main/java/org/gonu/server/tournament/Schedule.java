package org.gonu.server.tournament;

import org.eclipse.collections.api.list.ImmutableList;

/** Makes the rounds of a format. */
interface Schedule {
  /** The schedule of a tournament. */
  static Schedule of(TournamentSpec spec) {
    return spec.format()
        .accept(
            new Format.Visitor<>() {
              @Override
              public Schedule roundRobin(Format.RoundRobin format) {
                return new RoundRobinSchedule(spec);
              }

              @Override
              public Schedule swiss(Format.Swiss format) {
                return new SwissSchedule(spec, format);
              }

              @Override
              public Schedule knockOut(Format.KnockOut format) {
                return new KnockOutSchedule(spec, format);
              }

              @Override
              public Schedule gauntlet(Format.Gauntlet format) {
                return new GauntletSchedule(spec, format);
              }
            });
  }

  /** Number of rounds. */
  int rounds();

  /** True if a round can be made only when all earlier ones are over. */
  boolean waits();

  /**
   * The pairings of a round.
   *
   * @param round from 1
   * @param before the courses of all earlier rounds
   */
  ImmutableList<Pairing> round(int round, ImmutableList<PairingCourse> before, Ledger ledger);

  /** Repetitions of a pairing, those that break ties included. */
  int repetitions();

  /** At most so many matches are played, without those that are played again. */
  long maxMatches();
}
