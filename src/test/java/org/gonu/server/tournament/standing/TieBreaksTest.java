package org.gonu.server.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.junit.jupiter.api.Test;

/** Tie-breaks, computed by hand. */
final class TieBreaksTest {
  private static final Format.RoundRobin ROUND_ROBIN = new Format.RoundRobin();

  /** Points of the first player in both matches of a pair; the second one has the rest. */
  private static Tournament league(int[][] results, int players, TieBreak... tieBreaks) {
    TournamentSpec usual = Simulated.spec(players, ROUND_ROBIN, 1, 2);
    TournamentSpec spec =
        new TournamentSpec(
            usual.name(),
            usual.seed(),
            usual.games(),
            usual.players(),
            new TournamentSpec.Rules(
                usual.format(),
                1,
                usual.scoring(),
                Optional.empty(),
                Lists.immutable.with(tieBreaks)),
            new TournamentSpec.Conduct(1, false));
    return Simulated.round(
        Tournament.begin(spec),
        match -> {
          int low = match.seats().min();
          int high = match.seats().max();
          int goals = results[low][high];
          return match.seats().collect(player -> player == low ? goals : 100 - goals);
        });
  }

  private static ImmutableList<Double> values(Tournament tournament, String name) {
    int player = tournament.spec().player(name);
    return tournament.standings().rows().detect(row -> row.player() == player).tieBreaks();
  }

  @Test
  void sonnebornBerger_byHand_weighsPointsByTheOpponents() {
    // p1 beats p2 and loses to p3, p2 beats p3; all beat p4 but p3, which draws: points in pairs of
    // matches are p1 4, p2 4, p3 3, p4 1.
    int[][] results = {{0, 100, 0, 100}, {0, 0, 100, 100}, {0, 0, 0, 50}, {0, 0, 0, 0}};

    Tournament end = league(results, 4, TieBreak.SONNEBORN_BERGER);

    assertEquals(4 + 1.0, values(end, "p1").getFirst(), 1e-9);
    assertEquals(3 + 1.0, values(end, "p2").getFirst(), 1e-9);
    assertEquals(Lists.immutable.of("p1", "p2", "p3", "p4"), Simulated.places(end));
  }

  @Test
  void headToHead_byHand_countsOnlyWhoIsTied() {
    // p1 and p2 have four points each; p2 has beaten p1.
    int[][] results = {{0, 0, 100, 100}, {0, 0, 0, 100}, {0, 0, 0, 50}, {0, 0, 0, 0}};

    Tournament end = league(results, 4, TieBreak.HEAD_TO_HEAD);

    assertEquals(0, values(end, "p1").getFirst(), 1e-9);
    assertEquals(2, values(end, "p2").getFirst(), 1e-9);
    assertEquals("p2", Simulated.places(end).getFirst());
  }

  @Test
  void buchholz_byHand_sumsThePointsOfOpponents() {
    int[][] results = {{0, 50, 50}, {0, 0, 50}, {0, 0, 0}};

    Tournament end = league(results, 3, TieBreak.BUCHHOLZ, TieBreak.WINS);

    assertEquals(Lists.immutable.of(4.0, 0.0), values(end, "p1").take(2));
  }

  @Test
  void tieBreaks_equalPoints_countInTheirOrder() {
    Tournament start = Tournament.begin(Simulated.spec(3, ROUND_ROBIN, 1, 2));

    Tournament end = Simulated.round(start, Simulated::draw);
    Tournament again = Simulated.round(Tournament.begin(start.spec()), Simulated::draw);

    assertEquals(Simulated.places(end), Simulated.places(again), "the lot falls the same");
    assertEquals(6, end.standings().rows().getFirst().tieBreaks().size());
  }
}
