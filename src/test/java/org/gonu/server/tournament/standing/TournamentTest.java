package org.gonu.server.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Format.RoundGames;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.junit.jupiter.api.Test;

/** Formats in small tournaments. */
final class TournamentTest {
  private static final Format.RoundRobin ROUND_ROBIN = new Format.RoundRobin();

  private static ImmutableList<Pair<Integer, ImmutableList<Integer>>> pairings(
      Tournament tournament) {
    return tournament
        .pairings()
        .collect(each -> Tuples.pair(each.pairing().round(), each.pairing().players()));
  }

  @Test
  void roundRobin_twoSeats_hasEveryPairTwiceWithTheSameSeed() {
    Tournament start = Tournament.begin(Simulated.spec(4, ROUND_ROBIN, 1, 2));

    ImmutableList<ScheduledMatch> matches = start.next();

    assertEquals(12, matches.size());
    assertEquals("1.1.game1.1-1", matches.get(0).id());
    assertEquals("1.1.game1.1-2", matches.get(1).id());
    assertEquals(matches.get(0).seats().toReversed(), matches.get(1).seats());
    assertEquals(matches.get(0).seed(), matches.get(1).seed());
    assertTrue(matches.get(0).seed() != matches.get(2).seed());
    Tournament end = Simulated.round(start, Simulated::byNumber);
    assertTrue(end.isFinished());
    assertEquals(Lists.immutable.of("p1", "p2", "p3", "p4"), Simulated.places(end));
    assertEquals(6, end.standings().rows().getFirst().totals().points(), 1e-9);
  }

  @Test
  void roundRobin_gameOfThreeSeats_hasTablesWithRotations() {
    Tournament start = Tournament.begin(Simulated.spec(4, ROUND_ROBIN, 1, 3));

    assertEquals(4 * 3, start.next().size());
    ImmutableList<ImmutableList<Integer>> table =
        start.next().take(3).collect(ScheduledMatch::seats);
    for (int seat = 0; seat < 3; seat++) {
      int place = seat;
      assertEquals(3, table.collect(seats -> seats.get(place)).distinct().size());
    }
  }

  @Test
  void roundRobin_gameOfOneSeat_comparesTheGoalsOfTwoMatches() {
    Tournament start = Tournament.begin(Simulated.spec(2, ROUND_ROBIN, 1, 1));

    Tournament end =
        Simulated.round(start, match -> Lists.immutable.of(match.seats().contains(0) ? 80 : 60));

    StandingRow first = end.standings().rows().getFirst();
    assertEquals(1, first.totals().contests());
    assertEquals(1, first.totals().won());
    assertEquals(0.8, first.totals().points(), 1e-9);
    assertTrue(end.standings().ratings().elo(0) > 0);
  }

  @Test
  void swiss_secondRound_pairsWinnersOfTheFirst() {
    TournamentSpec spec = Simulated.spec(8, new Format.Swiss(3, RoundGames.ALL, 0.5), 1, 2);
    Tournament second = Simulated.round(Tournament.begin(spec), Simulated::byNumber);

    assertEquals(
        Lists.immutable.of(
            Tuples.pair(1, Lists.immutable.of(0, 4)),
            Tuples.pair(1, Lists.immutable.of(1, 5)),
            Tuples.pair(1, Lists.immutable.of(2, 6)),
            Tuples.pair(1, Lists.immutable.of(3, 7)),
            Tuples.pair(2, Lists.immutable.of(0, 2)),
            Tuples.pair(2, Lists.immutable.of(1, 3)),
            Tuples.pair(2, Lists.immutable.of(4, 6)),
            Tuples.pair(2, Lists.immutable.of(5, 7))),
        pairings(second));
    Tournament end =
        Simulated.round(Simulated.round(second, Simulated::byNumber), Simulated::byNumber);
    assertTrue(end.isFinished());
    assertEquals("p1", Simulated.places(end).getFirst());
  }

  @Test
  void swiss_oddNumber_givesTheLastABye() {
    TournamentSpec spec = Simulated.spec(5, new Format.Swiss(2, RoundGames.ALL, 0.5), 2, 2);

    Tournament second = Simulated.round(Tournament.begin(spec), Simulated::byNumber);

    StandingRow idle = second.standings().rows().detect(row -> row.player() == 4);
    assertEquals(1, idle.totals().byes());
    assertEquals(2, idle.totals().points(), 1e-9);
    assertTrue(second.pairings().anySatisfy(p -> p.pairing().round() == 2 && p.pairing().isBye()));
    assertFalse(pairings(second).contains(Tuples.pair(2, Lists.immutable.of(4))));
  }

  @Test
  void knockOut_fivePlayers_givesByesToTheFirst() {
    TournamentSpec spec = Simulated.spec(5, new Format.KnockOut(1, RoundGames.ALL), 1, 2);
    Tournament second = Simulated.round(Tournament.begin(spec), Simulated::byNumber);

    assertEquals(
        Lists.immutable.of(
            Tuples.pair(1, Lists.immutable.of(0)),
            Tuples.pair(1, Lists.immutable.of(3, 4)),
            Tuples.pair(1, Lists.immutable.of(1)),
            Tuples.pair(1, Lists.immutable.of(2)),
            Tuples.pair(2, Lists.immutable.of(0, 3)),
            Tuples.pair(2, Lists.immutable.of(1, 2))),
        pairings(second));
    Tournament end =
        Simulated.round(Simulated.round(second, Simulated::byNumber), Simulated::byNumber);
    assertTrue(end.isFinished());
    assertEquals(Lists.immutable.of("p1", "p2"), Simulated.places(end).take(2));
  }

  @Test
  void knockOut_decidedEarly_endsThePairing() {
    TournamentSpec spec = Simulated.spec(2, new Format.KnockOut(0, RoundGames.ALL), 5, 2);
    Tournament tournament = Tournament.begin(spec);
    int played = 0;
    while (!tournament.isFinished()) {
      ScheduledMatch match = tournament.next().getFirst();
      tournament = tournament.with(Simulated.result(tournament, match, Simulated.byNumber(match)));
      played++;
    }

    assertEquals(6, played, "three of five pairs decide");
  }

  @Test
  void knockOut_allDrawn_playsExtraPairsThenTheFirstGoesOn() {
    TournamentSpec spec = Simulated.spec(2, new Format.KnockOut(2, RoundGames.ALL), 1, 2);
    Tournament tournament = Tournament.begin(spec);

    for (int pair = 0; pair < 3; pair++) {
      assertEquals(2, tournament.next().size(), "pair " + pair);
      tournament = Simulated.round(tournament, Simulated::draw);
    }

    assertTrue(tournament.isFinished());
    assertEquals(Lists.immutable.of("p1", "p2"), Simulated.places(tournament));
  }

  @Test
  void knockOut_tiedAfterACrash_isWonByTheOther() {
    TournamentSpec spec = Simulated.spec(2, new Format.KnockOut(0, RoundGames.ALL), 1, 2);
    Tournament tournament = Tournament.begin(spec);
    for (ScheduledMatch match : tournament.next()) {
      tournament =
          tournament.with(
              new MatchResult(
                  match.id(),
                  1,
                  tournament.names(match),
                  Optional.of(Simulated.draw(match)),
                  match.seats().collect(p -> p == 0 ? new Faults(0, 0, 1, false) : Faults.NONE),
                  "",
                  5,
                  "",
                  ""));
    }

    assertEquals(Lists.immutable.of("p2", "p1"), Simulated.places(tournament));
  }

  @Test
  void sprt_oneSided_endsThePairingAfterTheRepetitionThatSuffices() {
    TournamentSpec spec =
        Simulated.withSprt(Simulated.spec(2, ROUND_ROBIN, 500, 2), Sprt.of(0, 100));
    Tournament tournament = Tournament.begin(spec);
    int played = 0;
    while (!tournament.isFinished()) {
      ScheduledMatch match = tournament.next().getFirst();
      tournament = tournament.with(Simulated.result(tournament, match, Simulated.byNumber(match)));
      played++;
    }

    assertTrue(played < 40 && played % 2 == 0, "played " + played);
    assertEquals(Sprt.Verdict.ELO1, tournament.pairings().getFirst().verdict());
    assertEquals(played / 2, tournament.pairings().getFirst().pairs().pairs());
  }
}
