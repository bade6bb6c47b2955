package org.gonu.server.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Format.RoundGames;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.junit.jupiter.api.Test;

/** Formats, decisions and tie-breaks in small tournaments. */
final class TournamentTest {
  private static final Format.RoundRobin ROUND_ROBIN = new Format.RoundRobin();

  /** Plays all that is next with goals by seat that a function gives. */
  private static Tournament round(Tournament start, Goals goals) {
    Tournament tournament = start;
    for (ScheduledMatch match : start.next()) {
      tournament = tournament.with(Simulated.result(tournament, match, goals.of(match)));
    }
    return tournament;
  }

  private interface Goals {
    ImmutableList<Integer> of(ScheduledMatch match);
  }

  /** Who stands first in the specification wins. */
  private static ImmutableList<Integer> byNumber(ScheduledMatch match) {
    int best = match.seats().min();
    return match.seats().collect(player -> player == best ? 100 : 0);
  }

  private static ImmutableList<Integer> draw(ScheduledMatch match) {
    return match.seats().collect(player -> 50);
  }

  private static ImmutableList<String> places(Tournament tournament) {
    return tournament
        .standings()
        .rows()
        .collect(row -> tournament.spec().players().get(row.player()).name());
  }

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
    Tournament end = round(start, TournamentTest::byNumber);
    assertTrue(end.isFinished());
    assertEquals(Lists.immutable.of("p1", "p2", "p3", "p4"), places(end));
    assertEquals(6, end.standings().rows().getFirst().points(), 1e-9);
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

    Tournament end = round(start, match -> Lists.immutable.of(match.seats().contains(0) ? 80 : 60));

    StandingRow first = end.standings().rows().getFirst();
    assertEquals(1, first.contests());
    assertEquals(1, first.won());
    assertEquals(0.8, first.points(), 1e-9);
    assertTrue(end.standings().ratings().elo(0) > 0);
  }

  @Test
  void swiss_secondRound_pairsWinnersOfTheFirst() {
    TournamentSpec spec = Simulated.spec(8, new Format.Swiss(3, RoundGames.ALL, 0.5), 1, 2);
    Tournament second = round(Tournament.begin(spec), TournamentTest::byNumber);

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
    Tournament end = round(round(second, TournamentTest::byNumber), TournamentTest::byNumber);
    assertTrue(end.isFinished());
    assertEquals("p1", places(end).getFirst());
  }

  @Test
  void swiss_oddNumber_givesTheLastABye() {
    TournamentSpec spec = Simulated.spec(5, new Format.Swiss(2, RoundGames.ALL, 0.5), 2, 2);

    Tournament second = round(Tournament.begin(spec), TournamentTest::byNumber);

    StandingRow idle = second.standings().rows().detect(row -> row.player() == 4);
    assertEquals(1, idle.byes());
    assertEquals(2, idle.points(), 1e-9);
    assertTrue(second.pairings().anySatisfy(p -> p.pairing().round() == 2 && p.pairing().isBye()));
    assertFalse(pairings(second).contains(Tuples.pair(2, Lists.immutable.of(4))));
  }

  @Test
  void knockOut_fivePlayers_givesByesToTheFirst() {
    TournamentSpec spec = Simulated.spec(5, new Format.KnockOut(1, RoundGames.ALL), 1, 2);
    Tournament second = round(Tournament.begin(spec), TournamentTest::byNumber);

    assertEquals(
        Lists.immutable.of(
            Tuples.pair(1, Lists.immutable.of(0)),
            Tuples.pair(1, Lists.immutable.of(3, 4)),
            Tuples.pair(1, Lists.immutable.of(1)),
            Tuples.pair(1, Lists.immutable.of(2)),
            Tuples.pair(2, Lists.immutable.of(0, 3)),
            Tuples.pair(2, Lists.immutable.of(1, 2))),
        pairings(second));
    Tournament end = round(round(second, TournamentTest::byNumber), TournamentTest::byNumber);
    assertTrue(end.isFinished());
    assertEquals(Lists.immutable.of("p1", "p2"), places(end).take(2));
  }

  @Test
  void knockOut_decidedEarly_endsThePairing() {
    TournamentSpec spec = Simulated.spec(2, new Format.KnockOut(0, RoundGames.ALL), 5, 2);
    Tournament tournament = Tournament.begin(spec);
    int played = 0;
    while (!tournament.isFinished()) {
      ScheduledMatch match = tournament.next().getFirst();
      tournament = tournament.with(Simulated.result(tournament, match, byNumber(match)));
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
      tournament = round(tournament, TournamentTest::draw);
    }

    assertTrue(tournament.isFinished());
    assertEquals(Lists.immutable.of("p1", "p2"), places(tournament));
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
                  Optional.of(draw(match)),
                  match.seats().collect(p -> p == 0 ? new Faults(0, 0, 1, false) : Faults.NONE),
                  "",
                  5,
                  "",
                  ""));
    }

    assertEquals(Lists.immutable.of("p2", "p1"), places(tournament));
  }

  @Test
  void sprt_oneSided_endsThePairingAfterTheRepetitionThatSuffices() {
    TournamentSpec spec =
        Simulated.withSprt(Simulated.spec(2, ROUND_ROBIN, 500, 2), Sprt.of(0, 100));
    Tournament tournament = Tournament.begin(spec);
    int played = 0;
    while (!tournament.isFinished()) {
      ScheduledMatch match = tournament.next().getFirst();
      tournament = tournament.with(Simulated.result(tournament, match, byNumber(match)));
      played++;
    }

    assertTrue(played < 40 && played % 2 == 0, "played " + played);
    assertEquals(Sprt.Verdict.ELO1, tournament.pairings().getFirst().verdict());
    assertEquals(played / 2, tournament.pairings().getFirst().pairs().pairs());
  }

  @Test
  void noResult_playerMissing_isPlayedAgainWithTheSameSeats() {
    Tournament start = Tournament.begin(Simulated.spec(2, ROUND_ROBIN, 1, 2));
    ScheduledMatch match = start.next().getFirst();
    Tournament again = start;

    for (int attempt = 1; attempt <= 5; attempt++) {
      ScheduledMatch next = again.next().getFirst();
      assertEquals(match.withAttempt(attempt), next);
      again = again.with(Simulated.noResult(again, next, Lists.immutable.of(1)));
    }

    assertEquals(5, again.standings().rows().getLast().faults().absent());
    assertEquals(1, again.standings().rows().getLast().faults().crashes());
  }

  @Test
  void noResult_nobodyMissing_isVoidAfterThreeAttempts() {
    Tournament tournament = Tournament.begin(Simulated.spec(2, ROUND_ROBIN, 1, 2));
    while (!tournament.isFinished()) {
      tournament =
          tournament.with(
              Simulated.noResult(
                  tournament, tournament.next().getFirst(), Lists.immutable.empty()));
    }

    assertEquals(6, tournament.results().size());
    assertEquals(2, tournament.voidMatches());
    assertEquals(0, tournament.standings().rows().getFirst().contests());
  }

  @Test
  void forfeit_afterAResult_beatsIt() {
    Tournament end =
        round(Tournament.begin(Simulated.spec(2, ROUND_ROBIN, 1, 2)), TournamentTest::byNumber);

    Tournament decided =
        end.with(
            Lists.immutable.of(
                new Decision.Forfeit("1.1.game1.1-1", 1, "p1", "help from outside"),
                new Decision.Forfeit("1.1.game1.1-2", 1, "p1", "help from outside")));

    assertEquals(Lists.immutable.of("p2", "p1"), places(decided));
    assertEquals(2, decided.standings().rows().getLast().faults().forfeited());
    assertEquals(
        decided.standings().ratings().elo(0),
        decided.standings().ratings().elo(1),
        1e-9,
        "forfeits tell nothing of strength");
  }

  @Test
  void replay_ofAResult_asksForTheMatchAgain() {
    Tournament end =
        round(Tournament.begin(Simulated.spec(2, ROUND_ROBIN, 1, 2)), TournamentTest::byNumber);

    Tournament decided =
        end.with(Lists.immutable.of(new Decision.Replay("1.1.game1.1-1", 1, "network")));

    assertFalse(decided.isFinished());
    assertEquals(2, decided.next().getOnly().attempt());
    assertEquals("1.1.game1.1-1~2", decided.next().getOnly().recordName());
    assertTrue(round(decided, TournamentTest::byNumber).isFinished());
  }

  @Test
  void replay_ofARoundThatLaterOnesWereMadeOf_isRefused() {
    TournamentSpec spec = Simulated.spec(4, new Format.Swiss(2, RoundGames.ALL, 0.5), 1, 2);
    Tournament second = round(Tournament.begin(spec), TournamentTest::byNumber);
    ScheduledMatch match = second.next().getFirst();
    Tournament later = second.with(Simulated.result(second, match, byNumber(match)));

    assertThrows(
        IllegalArgumentException.class,
        () -> later.with(Lists.immutable.of(new Decision.Replay("1.1.game1.1-1", 1, "late"))));
  }

  @Test
  void result_ofNoMatchOrOtherPlayersOrAnotherOne_isRefused() {
    Tournament start = Tournament.begin(Simulated.spec(3, ROUND_ROBIN, 1, 2));
    ScheduledMatch match = start.next().getFirst();
    MatchResult result = Simulated.result(start, match, byNumber(match));
    Tournament played = start.with(result);

    assertEquals(Simulated.text(played), Simulated.text(played.with(result)), "told twice");
    assertThrows(
        IllegalArgumentException.class,
        () -> played.with(Simulated.result(start, match, draw(match))));
    assertThrows(
        IllegalArgumentException.class,
        () -> start.with(Simulated.result(start, swapped(match), draw(match))));
    assertThrows(
        IllegalArgumentException.class,
        () -> Tournament.begin(Simulated.spec(3, ROUND_ROBIN, 1, 1)).with(result));
  }

  /** Points of the first player in both matches of a pair; the second one has the rest. */
  private static Tournament league(int[][] results, int players, TieBreak... tieBreaks) {
    TournamentSpec usual = Simulated.spec(players, ROUND_ROBIN, 1, 2);
    TournamentSpec spec =
        new TournamentSpec(
            usual.name(),
            usual.seed(),
            usual.games(),
            usual.players(),
            usual.format(),
            1,
            usual.scoring(),
            Optional.empty(),
            Lists.immutable.with(tieBreaks),
            1,
            false);
    return round(
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
    assertEquals(Lists.immutable.of("p1", "p2", "p3", "p4"), places(end));
  }

  @Test
  void headToHead_byHand_countsOnlyWhoIsTied() {
    // p1 and p2 have four points each; p2 has beaten p1.
    int[][] results = {{0, 0, 100, 100}, {0, 0, 0, 100}, {0, 0, 0, 50}, {0, 0, 0, 0}};

    Tournament end = league(results, 4, TieBreak.HEAD_TO_HEAD);

    assertEquals(0, values(end, "p1").getFirst(), 1e-9);
    assertEquals(2, values(end, "p2").getFirst(), 1e-9);
    assertEquals("p2", places(end).getFirst());
  }

  @Test
  void buchholz_byHand_sumsThePointsOfOpponents() {
    int[][] results = {{0, 50, 50}, {0, 0, 50}, {0, 0, 0}};

    Tournament end = league(results, 3, TieBreak.BUCHHOLZ, TieBreak.WINS);

    assertEquals(Lists.immutable.of(4.0, 0.0), values(end, "p1").take(2));
  }

  private static ScheduledMatch swapped(ScheduledMatch match) {
    return new ScheduledMatch(
        match.id(), 1, match.pairing(), 0, 1, 1, match.seats().toReversed(), match.seed());
  }

  @Test
  void tieBreaks_equalPoints_countInTheirOrder() {
    Tournament start = Tournament.begin(Simulated.spec(3, ROUND_ROBIN, 1, 2));

    Tournament end = round(start, TournamentTest::draw);
    Tournament again = round(Tournament.begin(start.spec()), TournamentTest::draw);

    assertEquals(places(end), places(again), "the lot falls the same");
    assertEquals(6, end.standings().rows().getFirst().tieBreaks().size());
  }
}
