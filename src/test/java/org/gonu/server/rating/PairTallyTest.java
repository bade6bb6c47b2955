package org.gonu.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.impl.factory.primitive.DoubleLists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs of matches: counts, intervals and the sequential test, against figures of fastchess. */
final class PairTallyTest {
  private static PairTally of(int... fiveCounts) {
    var scores = DoubleLists.mutable.empty();
    for (int i = 0; i < fiveCounts.length; i++) {
      for (int n = 0; n < fiveCounts[i]; n++) {
        scores.add(i / 4.0);
      }
    }
    return new PairTally(scores.toImmutable());
  }

  @ParameterizedTest
  @CsvSource({
    "223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07",
    "871, 26175, 55983, 26678, 821, 0, 2, -4.98"
  })
  void ratio_ofPairs_isThatOfFastchess(
      int ll, int ld, int even, int wd, int ww, double elo0, double elo1, double expected) {
    double ratio = Sprt.of(elo0, elo1).logLikelihoodRatio(of(ll, ld, even, wd, ww));

    assertEquals(expected, ratio, 0.01);
  }

  @Test
  void fiveCounts_ofGoalPoints_areTheNearest() {
    PairTally pairs = PairTally.NONE.plus(0).plus(0.3).plus(0.5).plus(0.55).plus(1);

    assertEquals(Lists.immutable.of(1, 1, 2, 0, 1), pairs.fiveCounts());
    assertEquals(0.47, pairs.mean(), 1e-9);
  }

  @Test
  void interval_pairsThatCancel_isNarrowerThanThatOfTheirMatches() {
    Interval pairs = of(0, 0, 200, 0, 0).interval();
    Interval matches = Interval.ofMean(0.5, 400);

    assertTrue(pairs.high() - pairs.low() < (matches.high() - matches.low()) / 3, () -> "" + pairs);
  }

  @Test
  void interval_allPairsWon_isThatOfWilson() {
    assertEquals(Interval.ofMean(1, 7), of(0, 0, 0, 0, 7).interval());
    assertEquals(new Interval(0, 1), PairTally.NONE.interval());
  }

  @ParameterizedTest
  @CsvSource({"8, 0.5", "8, 0.8", "30, 0.5", "30, 0.7", "100, 0.6"})
  void interval_randomPairs_coversTheTruthAsOftenAsItSays(int pairs, double win) {
    SplittableRandom random = new SplittableRandom(7);
    int covered = 0;
    int trials = 2000;
    for (int trial = 0; trial < trials; trial++) {
      PairTally tally = PairTally.NONE;
      for (int pair = 0; pair < pairs; pair++) {
        int won = (random.nextDouble() < win ? 1 : 0) + (random.nextDouble() < win ? 1 : 0);
        tally = tally.plus(won / 2.0);
      }
      Interval interval = tally.interval();
      covered += interval.low() <= win && win <= interval.high() ? 1 : 0;
    }

    assertTrue(covered > 0.94 * trials, "covered " + covered + " of " + trials);
  }

  @Test
  void tally_scoreBeyondOne_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> PairTally.NONE.plus(1.5));
  }
}
