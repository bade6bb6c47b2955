package org.gonu.server.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tournaments of thousands of matches: a result must not cost more, the more there are. */
final class LargeTournamentTest {
  private static final int MATCHES = 3_800;

  static Stream<TournamentSpec> specs() {
    return Stream.of(
        Simulated.spec(20, new Format.RoundRobin(), 10, 2),
        Simulated.spec(2, new Format.RoundRobin(), 1_900, 2),
        Simulated.spec(2, new Format.KnockOut(0, Format.RoundGames.ALL), 1_900, 2));
  }

  @ParameterizedTest
  @MethodSource("specs")
  @Timeout(value = 20, unit = TimeUnit.SECONDS)
  void with_thousandsOfResults_takesSecondsAndIsTheSameAsInOneGo(TournamentSpec spec) {
    Tournament tournament = Tournament.begin(spec);
    while (!tournament.isFinished()) {
      ScheduledMatch match = tournament.next().getFirst();
      tournament = tournament.with(Simulated.result(tournament, match));
    }

    assertTrue(tournament.results().size() > MATCHES / 4, "" + tournament.results().size());
    Tournament inOneGo =
        Tournament.of(spec, tournament.results().castToList(), Lists.mutable.empty());
    assertTrue(inOneGo.isFinished());
    assertEquals(Simulated.text(inOneGo), Simulated.text(tournament));
    assertEquals(
        inOneGo.pairings().collect(PairingSummary::pairs),
        tournament.pairings().collect(PairingSummary::pairs));
  }
}
