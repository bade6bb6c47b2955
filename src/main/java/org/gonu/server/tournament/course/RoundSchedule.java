package org.gonu.server.tournament.course;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.TournamentSpec;

/** Makes the rounds of a format. */
public interface RoundSchedule {
  /** At most so many matches are played, without those that are played again. */
  static long maxMatches(TournamentSpec spec) {
    return of(spec).maxMatches();
  }

  /** The schedule of a tournament. */
  static RoundSchedule of(TournamentSpec spec) {
    return spec.format()
        .accept(
            new Format.Visitor<>() {
              @Override
              public RoundSchedule roundRobin(Format.RoundRobin format) {
                return new RoundRobinSchedule(spec);
              }

              @Override
              public RoundSchedule swiss(Format.Swiss format) {
                return new SwissSchedule(spec, format);
              }

              @Override
              public RoundSchedule knockOut(Format.KnockOut format) {
                return new KnockOutSchedule(spec, format);
              }

              @Override
              public RoundSchedule gauntlet(Format.Gauntlet format) {
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
