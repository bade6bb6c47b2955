package org.gonu.server.tournament.course;

import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;

/**
 * What a player did wrong in some matches.
 *
 * @param late answers that came too late
 * @param illegal answers that were no legal move
 * @param failed answers that were missing since the player or its connection broke down
 * @param absent attempts for which it could not be reached
 * @param forfeited matches that it forfeited
 * @param crashes matches in which it broke down, was missing, or that it forfeited
 */
public record FaultCount(
    int late, int illegal, int failed, int absent, int forfeited, int crashes) {
  /** Nothing. */
  static final FaultCount NONE = new FaultCount(0, 0, 0, 0, 0, 0);

  /** What a player did wrong in a match, in all attempts that were not annulled. */
  static FaultCount of(ScheduledMatch match, int player, TournamentSpec spec, Ledger ledger) {
    Ledger.State state = ledger.state(match.id());
    FaultCount sum = NONE;
    for (MatchResult result : state.tried()) {
      for (int seat = 0; seat < match.seats().size(); seat++) {
        if (match.seats().get(seat) == player) {
          sum = sum.plus(of(result.faults().get(seat)));
        }
      }
    }
    boolean forfeited = state.forfeiters().contains(spec.players().get(player).name());
    boolean crashed = forfeited || sum.crashes > 0;
    return new FaultCount(
        sum.late, sum.illegal, sum.failed, sum.absent, forfeited ? 1 : 0, crashed ? 1 : 0);
  }

  private static FaultCount of(Faults faults) {
    return new FaultCount(
        faults.late(),
        faults.illegal(),
        faults.failed(),
        faults.absent() ? 1 : 0,
        0,
        faults.isCrash() ? 1 : 0);
  }

  /** The sum of both. */
  FaultCount plus(FaultCount other) {
    return new FaultCount(
        late + other.late,
        illegal + other.illegal,
        failed + other.failed,
        absent + other.absent,
        forfeited + other.forfeited,
        crashes + other.crashes);
  }

  /** True if there was a crash. */
  boolean isCrash() {
    return crashes > 0;
  }
}
