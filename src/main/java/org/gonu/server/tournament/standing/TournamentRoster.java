package org.gonu.server.tournament.standing;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.Courses;

/**
 * The matches and players that results and decisions may be about.
 *
 * @param courses all pairings that have been made
 */
record TournamentRoster(TournamentSpec spec, Courses courses) {
  /**
   * Checks that a result is about a match of the tournament.
   *
   * @throws IllegalArgumentException if not
   */
  void check(MatchResult result) {
    ImmutableList<String> names = names(courses.match(result.match()));
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
      ImmutableList<String> names = names(courses.match(forfeit.match()));
      if (!names.contains(forfeit.player())) {
        throw new IllegalArgumentException(
            "'" + forfeit.player() + "' does not play match '" + forfeit.match() + "'");
      }
    } else if (decision instanceof Decision.Replay replay) {
      names(courses.match(replay.match()));
    } else if (decision instanceof Decision.Withdrawal withdrawal
        && spec.player(withdrawal.player()) < 0) {
      throw new IllegalArgumentException("there is no player '" + withdrawal.player() + "'");
    }
  }

  private ImmutableList<String> names(ScheduledMatch match) {
    return match.seats().collect(player -> spec.players().get(player).name());
  }
}
