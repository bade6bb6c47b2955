package org.gonu.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Scores and differences of strength. */
final class EloTest {
  @Test
  void score_ofKnownDifferences_isThatOfTheTables() {
    assertEquals(0.5, Elo.score(0));
    assertEquals(10.0 / 11, Elo.score(400), 1e-12);
    assertEquals(0.640, Elo.score(100), 5e-4);
    assertEquals(0.240, Elo.score(-200), 5e-4);
  }

  @Test
  void difference_ofScores_isTheInverse() {
    assertEquals(0.0, Elo.difference(0.5));
    assertEquals(190.849, Elo.difference(0.75), 1e-3);
    assertEquals(-35.0, Elo.difference(Elo.score(-35)), 1e-9);
    assertEquals(Double.POSITIVE_INFINITY, Elo.difference(1));
    assertEquals(Double.NEGATIVE_INFINITY, Elo.difference(0));
  }

  @Test
  void tally_ofMatches_countsByGoals() {
    Tally tally =
        Tally.NONE
            .plus(Tally.ofMatch(100, 0))
            .plus(Tally.ofMatch(50, 50))
            .plus(Tally.ofMatch(75, 25))
            .plus(Tally.ofMatch(0, 100));

    assertEquals(new Tally(2, 1, 1), tally);
    assertEquals(0.625, tally.score());
    assertEquals(0.5, Tally.NONE.score());
  }
}
