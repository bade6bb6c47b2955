package org.gonu.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

/** Ratings against closed forms, and intervals against simulations with known strengths. */
final class BradleyTerryTest {
  private static void add(
      MutableList<PairedComparison> to, int first, int second, double score, int n) {
    for (int i = 0; i < n; i++) {
      to.add(new PairedComparison(first, second, score, 1, to.size()));
    }
  }

  @Test
  void rate_twoPlayers_isTheirEloDifference() {
    MutableList<PairedComparison> matches = Lists.mutable.empty();
    add(matches, 0, 1, 1, 7500);
    add(matches, 0, 1, 0, 2500);

    Ratings ratings = BradleyTerry.rate(2, matches.toImmutable());

    assertEquals(Elo.difference(0.75), ratings.elo(0) - ratings.elo(1), 0.1);
    assertEquals(0, ratings.elo(0) + ratings.elo(1), 1e-9);
    double strengthError = 1 / Math.sqrt(10_000 * 0.75 * 0.25);
    assertEquals(400 / Math.log(10) * strengthError, ratings.differenceError(0, 1), 0.01);
    assertEquals(ratings.differenceError(0, 1) / 2, ratings.standardError(0), 1e-6);
  }

  @Test
  void rate_transitiveScores_addsUpDifferences() {
    MutableList<PairedComparison> matches = Lists.mutable.empty();
    add(matches, 0, 1, Elo.score(100), 5000);
    add(matches, 1, 2, Elo.score(100), 5000);

    Ratings ratings = BradleyTerry.rate(3, matches.toImmutable());

    assertEquals(100, ratings.elo(0), 0.2);
    assertEquals(0, ratings.elo(1), 0.2);
    assertEquals(-100, ratings.elo(2), 0.2);
    assertTrue(
        ratings.differenceError(0, 2) > ratings.differenceError(0, 1),
        "who never met is less sure");
  }

  @Test
  void rate_everythingWonOrNobodyMet_isFinite() {
    Ratings won = BradleyTerry.rate(2, Lists.immutable.of(new PairedComparison(0, 1, 1, 1, 0)));
    Ratings strangers =
        BradleyTerry.rate(
            4,
            Lists.immutable.of(
                new PairedComparison(0, 1, 1, 1, 0), new PairedComparison(2, 3, 1, 1, 1)));

    assertTrue(won.elo(0) > 0 && won.elo(0) < 400, "" + won.elo(0));
    assertEquals(strangers.elo(0), strangers.elo(2), 1e-9);
    assertTrue(strangers.differenceError(0, 2) > 200, "" + strangers.differenceError(0, 2));
    assertEquals(0, BradleyTerry.rate(1, Lists.immutable.empty()).elo(0), 0);
  }

  @Test
  void rate_strengthsFarApart_convergesToTheSameFromAnyOrder() {
    MutableList<PairedComparison> matches = Lists.mutable.empty();
    add(matches, 0, 1, 1, 3000);
    add(matches, 1, 2, 1, 3000);
    add(matches, 0, 3, 0.999, 10);

    Ratings one = BradleyTerry.rate(4, matches.toImmutable());
    Ratings other = BradleyTerry.rate(4, matches.toReversed().toImmutable());

    for (int player = 0; player < 4; player++) {
      assertEquals(one.elo(player), other.elo(player), 1e-6);
    }
    assertTrue(one.elo(0) - one.elo(1) > 1000);
  }

  @Test
  void interval_equalMatchesOfAGroup_countOnce() {
    MutableList<PairedComparison> once = Lists.mutable.empty();
    MutableList<PairedComparison> repeated = Lists.mutable.empty();
    SplittableRandom random = new SplittableRandom(3);
    for (int unit = 0; unit < 40; unit++) {
      double score = random.nextInt(2);
      once.add(new PairedComparison(0, 1, score, 1, unit));
      for (int copy = 0; copy < 10; copy++) {
        repeated.add(new PairedComparison(0, 1, score, 1, unit));
      }
    }

    double sure = BradleyTerry.rate(2, repeated.toImmutable()).differenceError(0, 1);

    assertEquals(BradleyTerry.rate(2, once.toImmutable()).differenceError(0, 1), sure, 5);
  }

  @Test
  void intervals_simulatedLeagues_coverTheTruthAsOftenAsTheySay() {
    double[] truth = {-250, -100, -20, 40, 100, 230};
    SplittableRandom random = new SplittableRandom(11);
    int trials = 300;
    int covered = 0;
    int differences = 0;
    for (int trial = 0; trial < trials; trial++) {
      Ratings ratings = BradleyTerry.rate(truth.length, league(truth, random));
      for (int player = 0; player < truth.length; player++) {
        covered += contains(ratings.interval(player), truth[player]) ? 1 : 0;
        int other = (player + 2) % truth.length;
        differences +=
            contains(ratings.difference(player, other), truth[player] - truth[other]) ? 1 : 0;
      }
    }

    double all = trials * truth.length;
    assertTrue(covered / all > 0.93 && covered / all < 0.98, "ratings: " + covered / all);
    assertTrue(differences / all > 0.93 && differences / all < 0.98, "both: " + differences / all);
  }

  /** Everybody against everybody, ten pairs of matches. */
  private static ImmutableList<PairedComparison> league(double[] truth, SplittableRandom random) {
    MutableList<PairedComparison> matches = Lists.mutable.empty();
    for (int i = 0; i < truth.length; i++) {
      for (int j = i + 1; j < truth.length; j++) {
        for (int match = 0; match < 20; match++) {
          double score = random.nextDouble() < Elo.score(truth[i] - truth[j]) ? 1 : 0;
          matches.add(new PairedComparison(i, j, score, 1, matches.size() / 2));
        }
      }
    }
    return matches.toImmutable();
  }

  private static boolean contains(Interval interval, double value) {
    return interval.low() <= value && value <= interval.high();
  }

  @Test
  void comparison_ofAPlayerWithItself_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> new PairedComparison(1, 1, 0.5, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> new PairedComparison(0, 1, 2, 1, 0));
  }
}
