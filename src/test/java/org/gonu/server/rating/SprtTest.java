package org.gonu.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.gonu.server.rating.Sprt.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sequential test against what a maximisation of the likelihoods by hand gives. */
final class SprtTest {
  @Test
  void bounds_ofFivePercent_areThoseOfWald() {
    Sprt test = Sprt.of(0, 20);

    assertEquals(Math.log(19), test.upper(), 1e-12);
    assertEquals(-Math.log(19), test.lower(), 1e-12);
  }

  @Test
  void ratio_withoutDraws_isThatOfWald() {
    double expected =
        30 * Math.log(Elo.score(100) / 0.5) + 10 * Math.log((1 - Elo.score(100)) / 0.5);

    assertEquals(expected, Sprt.of(0, 100).logLikelihoodRatio(new Tally(30, 0, 10)), 1e-3);
  }

  @ParameterizedTest
  @CsvSource({
    "100, 200, 60, 0, 20, 3.865130",
    "40, 10, 50, 0, 20, -0.823274",
    "500, 1200, 450, 0, 5, 1.124987"
  })
  void ratio_withDraws_isThatOfTheLikeliestDistributions(
      int won, int drawn, int lost, double elo0, double elo1, double expected) {
    double ratio = Sprt.of(elo0, elo1).logLikelihoodRatio(new Tally(won, drawn, lost));

    assertEquals(expected, ratio, 1e-5);
  }

  @Test
  void verdict_ofResults_fallsAtTheBounds() {
    Sprt test = Sprt.of(0, 100);

    assertEquals(Verdict.OPEN, test.verdict(Tally.NONE));
    assertEquals(Verdict.OPEN, test.verdict(new Tally(5, 0, 3)));
    assertEquals(Verdict.ELO1, test.verdict(new Tally(30, 0, 10)));
    assertEquals(Verdict.ELO0, test.verdict(new Tally(10, 0, 20)));
  }

  @Test
  void verdict_onlyDraws_isThatNobodyIsStronger() {
    assertEquals(Verdict.ELO0, Sprt.of(0, 100).verdict(new Tally(0, 60, 0)));
  }

  @Test
  void test_ofHypothesesTheWrongWayRound_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Sprt.of(20, 0));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0, 0.05));
  }
}
