package org.gonu.server.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Format.RoundGames;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.RoundSchedule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every tournament, whatever its format. */
final class TournamentPropertiesTest {
  private static final Format.RoundRobin ROUND_ROBIN = new Format.RoundRobin();

  static Stream<TournamentSpec> specs() {
    return Stream.of(
        Simulated.spec(5, ROUND_ROBIN, 2, 2, 1),
        Simulated.spec(5, ROUND_ROBIN, 2, 3, 2),
        Simulated.spec(2, ROUND_ROBIN, 3, 3, 4),
        Simulated.spec(7, new Format.Swiss(4, RoundGames.ALL, 0.5), 1, 2, 1),
        Simulated.spec(6, new Format.Swiss(5, RoundGames.IN_TURN, 0.5), 2, 2, 4),
        Simulated.spec(6, new Format.KnockOut(2, RoundGames.ALL), 3, 2),
        Simulated.spec(5, new Format.KnockOut(0, RoundGames.IN_TURN), 2, 2, 1),
        Simulated.spec(4, new Format.Gauntlet(2), 2, 2, 3),
        Simulated.withSprt(Simulated.spec(4, ROUND_ROBIN, 20, 2), Sprt.of(0, 200)),
        Simulated.withSprt(Simulated.spec(4, new Format.Gauntlet(0), 20, 2, 1), Sprt.of(0, 150)));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void standings_resultsInAnyOrder_areTheSame(TournamentSpec spec) {
    Tournament played = Simulated.play(Tournament.begin(spec), 1, 5);
    String expected = Simulated.text(played);
    Random random = new Random(5);

    for (int trial = 0; trial < 5; trial++) {
      MutableList<MatchResult> results = played.results().toList();
      results.shuffleThis(random);

      assertEquals(expected, Simulated.text(Tournament.of(spec, results, Lists.mutable.empty())));
    }
  }

  @ParameterizedTest
  @MethodSource("specs")
  void standings_anyNumberOfMatchesAtOnce_areTheSame(TournamentSpec spec) {
    String oneByOne = Simulated.text(Simulated.play(Tournament.begin(spec), 1, 1));

    assertEquals(oneByOne, Simulated.text(Simulated.play(Tournament.begin(spec), 2, 3)));
    assertEquals(oneByOne, Simulated.text(Simulated.play(Tournament.begin(spec), 3, 16)));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void state_ofAPrefixOfTheResults_isWhatItWasThen(TournamentSpec spec) {
    Tournament played = Simulated.play(Tournament.begin(spec), 4, 3);
    Tournament then = Tournament.begin(spec);

    for (int length = 0; length < played.results().size(); length++) {
      Tournament again =
          Tournament.of(spec, played.results().take(length).castToList(), Lists.mutable.empty());

      assertEquals(then.next(), again.next());
      assertEquals(Simulated.text(then), Simulated.text(again));
      then = then.with(played.results().get(length));
    }

    assertTrue(then.isFinished());
    assertTrue(then.next().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("specs")
  void seats_ofEveryPairing_areTakenEquallyOften(TournamentSpec spec) {
    Tournament played = Simulated.play(Tournament.begin(spec), 1, 1);
    MutableBag<String> taken = Bags.mutable.empty();
    for (MatchResult result : played.results()) {
      // Shared seats are balanced after all words of the seating.
      boolean shared = result.players().distinct().size() < result.players().size();
      String group = result.match().replaceAll(shared ? "-[0-9]+$" : "[0-9]+-[0-9]+$", "");
      for (int seat = 0; seat < result.players().size(); seat++) {
        taken.add(group + " seat " + seat + " of " + result.players().get(seat));
      }
    }

    for (String one : taken.toSet()) {
      for (String other : taken.toSet()) {
        if (one.replaceAll(" of .*", "").equals(other.replaceAll(" of .*", ""))) {
          assertEquals(taken.occurrencesOf(one), taken.occurrencesOf(other), one + ", " + other);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("specs")
  void matches_played_areNoMoreThanTheBound(TournamentSpec spec) {
    Tournament played = Simulated.play(Tournament.begin(spec), 1, 4);

    assertTrue(
        played.results().size() <= RoundSchedule.maxMatches(spec),
        () -> "" + RoundSchedule.maxMatches(spec));
    assertEquals(
        played.results().size(), played.results().collect(MatchResult::match).distinct().size());
  }

  @ParameterizedTest
  @MethodSource("specs")
  void withdrawal_atAnyMoment_letsTheOthersFinish(TournamentSpec spec) {
    Tournament played = Simulated.play(Tournament.begin(spec), 4, 1);
    for (int moment = 0; moment < played.results().size(); moment += 9) {
      Tournament then =
          Tournament.of(spec, played.results().take(moment).castToList(), Lists.mutable.empty());
      Tournament left = then.with(then.withdrawal("p2", "ill"));

      Tournament end = Simulated.play(left, 2, 3);

      assertTrue(end.isFinished());
      assertTrue(
          end.results().drop(moment).noneSatisfy(result -> result.players().contains("p2")),
          "played on after leaving at " + moment);
      assertEquals(
          Simulated.text(end),
          Simulated.text(
              Tournament.of(spec, end.results().castToList(), end.decisions().castToList())));
    }
  }

  @Test
  void swiss_anyNumberOfPlayers_repeatsNoPairingWhereAvoidable() {
    for (int players = 2; players <= 11; players++) {
      int rounds = players - 1 + players % 2;
      TournamentSpec spec =
          Simulated.spec(players, new Format.Swiss(rounds, RoundGames.ALL, 0.5), 1, 2);
      Tournament played = Simulated.play(Tournament.begin(spec), players, 4);
      MutableSet<Object> met = Sets.mutable.empty();
      MutableBag<Integer> byes = Bags.mutable.empty();
      int repeats = 0;
      for (PairingSummary each : played.pairings()) {
        if (each.pairing().isBye()) {
          byes.add(each.pairing().players().getFirst());
        } else if (!met.add(each.pairing().players().toSet())) {
          repeats++;
        }
      }

      // In the last rounds a first pairing may be impossible for some, by the earlier rounds.
      assertTrue(repeats <= players / 2, players + " players, repeats: " + repeats);
      assertEquals(players % 2 == 0 ? 0 : players, byes.sizeDistinct(), "byes: " + byes);
    }
  }

  @Test
  void swiss_fewerRoundsThanHalfOfThePlayers_repeatsNoPairing() {
    for (long seed = 0; seed < 20; seed++) {
      TournamentSpec spec = Simulated.spec(12, new Format.Swiss(6, RoundGames.ALL, 0.5), 1, 2);
      Tournament played = Simulated.play(Tournament.begin(spec), seed, 4);

      assertEquals(
          36,
          played.pairings().collect(each -> each.pairing().players().toSet()).distinct().size());
    }
  }
}
