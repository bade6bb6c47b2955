package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.TournamentSpec;

/** Which games the rounds of a tournament have. */
final class RoundGamesInTurn {
  private RoundGamesInTurn() {}

  /** The games of a round, counted from 1. */
  static ImmutableList<Integer> of(TournamentSpec spec, Format.RoundGames games, int round) {
    return switch (games) {
      case ALL -> RoundRobinSchedule.games(spec);
      case IN_TURN -> Lists.immutable.of((round - 1) % spec.games().size());
    };
  }

  /** Most matches of a pairing for each repetition, over all rounds. */
  static long matches(TournamentSpec spec, Format.RoundGames games) {
    return games == Format.RoundGames.ALL ? 2L * spec.games().size() : 2;
  }
}
