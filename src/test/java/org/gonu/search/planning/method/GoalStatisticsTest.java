package org.gonu.search.planning.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.solver.PackedSheets;
import org.junit.jupiter.api.Test;

final class GoalStatisticsTest {
  /** More than a float counts one by one. */
  private static final int MANY = 40_000_000;

  private static final String SHEET =
      """
      (role r) (init a) (legal r one) (legal r two)
      (<= (next b) (does r one))
      (<= (next c) (does r two))
      (<= terminal (true b))
      (<= terminal (true c))
      (<= (goal r 100) (true b))
      (<= (goal r 0) (not (true b)))
      """;

  @Test
  void similarity_afterMillionsOfEnds_isTheDistanceFromTheirMean() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(SHEET));
    long[] won = new long[game.words()];
    long[] lost = new long[game.words()];
    won[0] = 0b01;
    lost[0] = 0b10;
    GoalStatistics statistics =
        new GoalStatistics(new Start(game, 0, won, new long[1], Coefficients.DEFAULT));
    for (int i = 0; i < MANY; i++) {
      boolean isWon = i % 2 == 0;
      statistics.add(isWon ? won : lost, isWon ? 100 : 0);
    }

    assertTrue(statistics.isTelling());
    assertEquals(50, statistics.similarity(won), 0.01);
    assertEquals(-50, statistics.similarity(lost), 0.01);
  }
}
