package org.gonu.server.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Format.RoundGames;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.junit.jupiter.api.Test;

/** Matches without a result, and what the organiser decides. */
final class DecisionsTest {
  private static final Format.RoundRobin ROUND_ROBIN = new Format.RoundRobin();

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

    assertEquals(5, again.standings().rows().getLast().totals().faults().absent());
    assertEquals(1, again.standings().rows().getLast().totals().faults().crashes());
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
    assertEquals(0, tournament.standings().rows().getFirst().totals().contests());
  }

  @Test
  void forfeit_afterAResult_beatsIt() {
    Tournament end =
        Simulated.round(
            Tournament.begin(Simulated.spec(2, ROUND_ROBIN, 1, 2)), Simulated::byNumber);

    Tournament decided =
        end.with(
            Lists.immutable.of(
                new Decision.Forfeit("1.1.game1.1-1", 1, "p1", "help from outside"),
                new Decision.Forfeit("1.1.game1.1-2", 1, "p1", "help from outside")));

    assertEquals(Lists.immutable.of("p2", "p1"), Simulated.places(decided));
    assertEquals(2, decided.standings().rows().getLast().totals().faults().forfeited());
    assertEquals(
        decided.standings().ratings().elo(0),
        decided.standings().ratings().elo(1),
        1e-9,
        "forfeits tell nothing of strength");
  }

  @Test
  void replay_ofAResult_asksForTheMatchAgain() {
    Tournament end =
        Simulated.round(
            Tournament.begin(Simulated.spec(2, ROUND_ROBIN, 1, 2)), Simulated::byNumber);

    Tournament decided =
        end.with(Lists.immutable.of(new Decision.Replay("1.1.game1.1-1", 1, "network")));

    assertFalse(decided.isFinished());
    assertEquals(2, decided.next().getOnly().attempt());
    assertEquals("1.1.game1.1-1~2", decided.next().getOnly().recordName());
    assertTrue(Simulated.round(decided, Simulated::byNumber).isFinished());
  }

  @Test
  void replay_ofARoundThatLaterOnesWereMadeOf_isRefused() {
    TournamentSpec spec = Simulated.spec(4, new Format.Swiss(2, RoundGames.ALL, 0.5), 1, 2);
    Tournament second = Simulated.round(Tournament.begin(spec), Simulated::byNumber);
    ScheduledMatch match = second.next().getFirst();
    Tournament later = second.with(Simulated.result(second, match, Simulated.byNumber(match)));

    assertThrows(
        IllegalArgumentException.class,
        () -> later.with(Lists.immutable.of(new Decision.Replay("1.1.game1.1-1", 1, "late"))));
  }

  /** The pairing 1.1 of p1 and p4 is tied; p1 wins its first extra repetition. */
  private static Tournament wonInAnExtraRepetition() {
    Tournament start =
        Tournament.begin(Simulated.spec(4, new Format.KnockOut(2, Format.RoundGames.ALL), 1, 2));
    Tournament tied = play(play(start, "1.1.game1.1-1", 100, 0), "1.1.game1.1-2", 0, 100);
    return play(play(tied, "1.1.game1.2-1", 100, 0), "1.1.game1.2-2", 50, 50);
  }

  /** Plays a match with goals for p1 and for its opponent. */
  private static Tournament play(Tournament before, String id, int first, int other) {
    ScheduledMatch match = before.next().detect(each -> each.id().equals(id));
    return before.with(
        Simulated.result(before, match, match.seats().collect(p -> p == 0 ? first : other)));
  }

  @Test
  void withdrawal_afterAnExtraRepetitionWasWon_leavesWhatWasPlayed() {
    Tournament won = wonInAnExtraRepetition();

    Tournament left = won.with(won.withdrawal("p1", "ill"));

    StandingRow first = left.standings().rows().getFirst();
    assertEquals("p1", Simulated.places(left).getFirst());
    assertEquals(1, first.score());
    assertEquals(4, first.totals().contests());
    Tournament end = Simulated.round(left, Simulated::byNumber);
    assertEquals(Lists.immutable.of(0, 1), end.pairings().getLast().pairing().players());
    assertTrue(end.isFinished(), "the final is a walkover");
    assertEquals("p2", Simulated.places(end).getFirst());
  }

  @Test
  void withdrawal_inTheMidstOfAnExtraRepetition_forfeitsTheRestOfIt() {
    Tournament start =
        Tournament.begin(Simulated.spec(2, new Format.KnockOut(2, Format.RoundGames.ALL), 1, 2));
    Tournament tied = play(play(start, "1.1.game1.1-1", 50, 50), "1.1.game1.1-2", 50, 50);
    Tournament open = play(tied, "1.1.game1.2-1", 100, 0);

    Tournament left = open.with(open.withdrawal("p1", "ill"));

    assertTrue(left.isFinished());
    assertEquals(Lists.immutable.of("p2", "p1"), Simulated.places(left));
    assertEquals(4, left.standings().rows().getFirst().totals().contests());
  }

  @Test
  void withdrawal_beforeAnExtraRepetition_letsTheOtherGoOn() {
    Tournament start =
        Tournament.begin(Simulated.spec(2, new Format.KnockOut(2, Format.RoundGames.ALL), 1, 2));
    Tournament tied = play(play(start, "1.1.game1.1-1", 50, 50), "1.1.game1.1-2", 50, 50);

    Tournament left = tied.with(tied.withdrawal("p1", "ill"));

    assertTrue(left.isFinished());
    assertEquals(Lists.immutable.of("p2", "p1"), Simulated.places(left));
    assertEquals(2, left.standings().rows().getFirst().totals().contests());
  }

  @Test
  void result_ofAnExtraRepetitionAfterAWithdrawal_countsInAnyOrder() {
    Tournament start =
        Tournament.begin(Simulated.spec(4, new Format.KnockOut(2, Format.RoundGames.ALL), 1, 2));
    Tournament tied = play(play(start, "1.1.game1.1-1", 100, 0), "1.1.game1.1-2", 0, 100);
    ScheduledMatch extra = tied.next().detect(each -> each.id().equals("1.1.game1.2-1"));
    MatchResult result = Simulated.result(tied, extra, Lists.immutable.of(100, 0));
    ImmutableList<Decision> leaves =
        Lists.immutable.of(new Decision.Withdrawal("p1", 2, "it ends while a match is played"));

    String resultFirst = Simulated.text(tied.with(result).with(leaves));

    assertEquals(resultFirst, Simulated.text(tied.with(leaves).with(result)));
  }

  @Test
  void result_ofNoMatchOrOtherPlayersOrAnotherOne_isRefused() {
    Tournament start = Tournament.begin(Simulated.spec(3, ROUND_ROBIN, 1, 2));
    ScheduledMatch match = start.next().getFirst();
    MatchResult result = Simulated.result(start, match, Simulated.byNumber(match));
    Tournament played = start.with(result);

    assertEquals(Simulated.text(played), Simulated.text(played.with(result)), "told twice");
    assertThrows(
        IllegalArgumentException.class,
        () -> played.with(Simulated.result(start, match, Simulated.draw(match))));
    assertThrows(
        IllegalArgumentException.class,
        () -> start.with(Simulated.result(start, swapped(match), Simulated.draw(match))));
    assertThrows(
        IllegalArgumentException.class,
        () -> Tournament.begin(Simulated.spec(3, ROUND_ROBIN, 1, 1)).with(result));
  }

  private static ScheduledMatch swapped(ScheduledMatch match) {
    return new ScheduledMatch(
        match.id(), 1, match.pairing(), 0, 1, 1, match.seats().toReversed(), match.seed());
  }
}
