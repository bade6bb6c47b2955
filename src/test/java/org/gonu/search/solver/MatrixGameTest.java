package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class MatrixGameTest {
  private static final double EXACT = 1e-9;

  private static MatrixGame solved(double[][] payoffs) {
    MatrixGame game = new MatrixGame();
    game.reset(payoffs.length, payoffs[0].length);
    for (int row = 0; row < payoffs.length; row++) {
      for (int column = 0; column < payoffs[row].length; column++) {
        game.set(row, column, payoffs[row][column]);
      }
    }
    game.solve();
    return game;
  }

  @Test
  void solve_rockPaperScissors_mixesEvenly() {
    MatrixGame game = solved(new double[][] {{50, 0, 100}, {100, 50, 0}, {0, 100, 50}});

    assertEquals(50, game.value(), EXACT);
    for (int move = 0; move < 3; move++) {
      assertEquals(1 / 3.0, game.rowWeight(move), EXACT);
      assertEquals(1 / 3.0, game.columnWeight(move), EXACT);
    }
  }

  @Test
  void solve_saddlePoint_isPure() {
    MatrixGame game = solved(new double[][] {{40, 10}, {90, 20}});

    assertEquals(20, game.value());
    assertEquals(1, game.rowWeight(1));
    assertEquals(1, game.columnWeight(1));
  }

  @Test
  void solve_unevenPennies_hasTheValueOfTheFormula() {
    MatrixGame game = solved(new double[][] {{100, 0}, {20, 60}});

    assertEquals((100 * 60 - 0) / 140.0, game.value(), EXACT);
    assertEquals(40 / 140.0, game.rowWeight(0), EXACT);
    assertEquals(60 / 140.0, game.columnWeight(0), EXACT);
  }

  @Test
  void solve_randomGames_nobodyDoesBetter() {
    SplittableRandom random = new SplittableRandom(4);
    for (int trial = 0; trial < 300; trial++) {
      double[][] payoffs = new double[1 + random.nextInt(9)][1 + random.nextInt(9)];
      for (double[] row : payoffs) {
        for (int column = 0; column < row.length; column++) {
          row[column] = random.nextInt(5) * 25;
        }
      }
      MatrixGame game = solved(payoffs);
      for (int row = 0; row < payoffs.length; row++) {
        assertTrue(game.rowValue(row) <= game.value() + 1e-6, "row " + row);
      }
      for (int column = 0; column < payoffs[0].length; column++) {
        assertTrue(game.columnValue(column) >= game.value() - 1e-6, "column " + column);
      }
    }
  }
}
