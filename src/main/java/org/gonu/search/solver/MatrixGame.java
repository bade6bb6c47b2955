package org.gonu.search.solver;

import java.util.Arrays;

/**
 * A two-player zero-sum game of one simultaneous move, given by a matrix of payoffs to the row
 * player: its value and the optimal mixed strategies. Reused.
 *
 * <p>Exact up to rounding: a saddle point if there is one, else the simplex method with Bland's
 * rule (Dantzig 1951; Bland 1977), so that it terminates.
 */
final class MatrixGame {
  private static final double EPSILON = 1e-10;

  private int rows;
  private int columns;
  private double[] payoffs = {};
  private double value;
  private boolean mixed;
  private double[] rowWeights = {};
  private double[] columnWeights = {};

  /** Rows of the tableau: one for each row, then the objective; last column: right-hand side. */
  private double[] tableau = {};

  private int[] basis = {};

  /** Begins a game of so many rows and columns, both at least 1. */
  void reset(int rowCount, int columnCount) {
    rows = rowCount;
    columns = columnCount;
    if (payoffs.length < rows * columns) {
      payoffs = new double[rows * columns];
    }
    if (rowWeights.length < rows) {
      rowWeights = new double[rows];
    }
    if (columnWeights.length < columns) {
      columnWeights = new double[columns];
    }
  }

  /** Sets the payoff to the row player. */
  void set(int row, int column, double payoff) {
    payoffs[row * columns + column] = payoff;
  }

  /** The payoff to the row player if both play optimally. */
  double value() {
    return value;
  }

  /** True if no pair of moves is best for both. */
  boolean isMixed() {
    return mixed;
  }

  /** The probability of a row in the row player's strategy. */
  double rowWeight(int row) {
    return rowWeights[row];
  }

  /** The probability of a column in the column player's strategy. */
  double columnWeight(int column) {
    return columnWeights[column];
  }

  /** The payoff of a row against the column player's strategy. */
  double rowValue(int row) {
    double sum = 0;
    for (int column = 0; column < columns; column++) {
      sum += columnWeights[column] * payoffs[row * columns + column];
    }
    return sum;
  }

  /** The payoff to the row player of its strategy against a column. */
  double columnValue(int column) {
    double sum = 0;
    for (int row = 0; row < rows; row++) {
      sum += rowWeights[row] * payoffs[row * columns + column];
    }
    return sum;
  }

  /** Computes value and strategies. */
  void solve() {
    Arrays.fill(rowWeights, 0, rows, 0);
    Arrays.fill(columnWeights, 0, columns, 0);
    mixed = !solvePure();
    if (mixed) {
      solveMixed();
    }
  }

  private boolean solvePure() {
    int bestRow = 0;
    double maximin = Double.NEGATIVE_INFINITY;
    for (int row = 0; row < rows; row++) {
      double least = Double.POSITIVE_INFINITY;
      for (int column = 0; column < columns; column++) {
        least = Math.min(least, payoffs[row * columns + column]);
      }
      if (least > maximin) {
        maximin = least;
        bestRow = row;
      }
    }
    int bestColumn = 0;
    double minimax = Double.POSITIVE_INFINITY;
    for (int column = 0; column < columns; column++) {
      double most = Double.NEGATIVE_INFINITY;
      for (int row = 0; row < rows; row++) {
        most = Math.max(most, payoffs[row * columns + column]);
      }
      if (most < minimax) {
        minimax = most;
        bestColumn = column;
      }
    }
    if (minimax > maximin) {
      return false;
    }
    value = maximin;
    rowWeights[bestRow] = 1;
    columnWeights[bestColumn] = 1;
    return true;
  }

  /**
   * With payoffs scaled to 1 to 2, the greatest sum of y with A y at most 1 is 1 / value; y times
   * the value is the strategy of the columns, the dual variables give that of the rows.
   */
  private void solveMixed() {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < rows * columns; i++) {
      least = Math.min(least, payoffs[i]);
      most = Math.max(most, payoffs[i]);
    }
    fillTableau(least, most - least);
    int width = columns + rows + 1;
    for (int entering = entering(width); entering >= 0; entering = entering(width)) {
      pivot(leaving(entering, width), entering, width);
    }
    double sum = tableau[rows * width + width - 1];
    value = least + (1 / sum - 1) * (most - least);
    for (int row = 0; row < rows; row++) {
      rowWeights[row] = tableau[rows * width + columns + row] / sum;
      if (basis[row] < columns) {
        columnWeights[basis[row]] = tableau[row * width + width - 1] / sum;
      }
    }
  }

  private void fillTableau(double least, double range) {
    int width = columns + rows + 1;
    int length = (rows + 1) * width;
    if (tableau.length < length) {
      tableau = new double[length];
    }
    if (basis.length < rows) {
      basis = new int[rows];
    }
    Arrays.fill(tableau, 0, length, 0);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        tableau[row * width + column] = 1 + (payoffs[row * columns + column] - least) / range;
      }
      tableau[row * width + columns + row] = 1;
      tableau[row * width + width - 1] = 1;
      basis[row] = columns + row;
    }
    Arrays.fill(tableau, rows * width, rows * width + columns, -1);
  }

  /** The first variable that improves the objective, -1 if none does. */
  private int entering(int width) {
    for (int column = 0; column < width - 1; column++) {
      if (tableau[rows * width + column] < -EPSILON) {
        return column;
      }
    }
    return -1;
  }

  /** The row that limits a variable most; among equals, that of the first variable. */
  private int leaving(int entering, int width) {
    int best = -1;
    double bestRatio = Double.POSITIVE_INFINITY;
    for (int row = 0; row < rows; row++) {
      double factor = tableau[row * width + entering];
      if (factor > EPSILON) {
        double ratio = tableau[row * width + width - 1] / factor;
        boolean isTie = best >= 0 && Math.abs(ratio - bestRatio) <= EPSILON;
        if (isTie ? basis[row] < basis[best] : ratio < bestRatio) {
          best = row;
          bestRatio = ratio;
        }
      }
    }
    if (best < 0) {
      throw new IllegalStateException("a matrix game without bounds");
    }
    return best;
  }

  private void pivot(int pivotRow, int entering, int width) {
    double factor = 1 / tableau[pivotRow * width + entering];
    for (int column = 0; column < width; column++) {
      tableau[pivotRow * width + column] *= factor;
    }
    for (int row = 0; row <= rows; row++) {
      double share = tableau[row * width + entering];
      if (row != pivotRow && share != 0) {
        for (int column = 0; column < width; column++) {
          tableau[row * width + column] -= share * tableau[pivotRow * width + column];
        }
      }
    }
    basis[pivotRow] = entering;
  }
}
