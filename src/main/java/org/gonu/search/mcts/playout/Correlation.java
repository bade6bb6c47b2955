package org.gonu.search.mcts.playout;

/** The correlation of pairs of numbers (Pearson). */
public final class Correlation {
  private int count;
  private double firstSum;
  private double secondSum;
  private double firstSquares;
  private double secondSquares;
  private double products;

  /** Adds a pair. */
  public void add(double first, double second) {
    count++;
    firstSum += first;
    secondSum += second;
    firstSquares += first * first;
    secondSquares += second * second;
    products += first * second;
  }

  /** Number of pairs. */
  public int count() {
    return count;
  }

  /** From -1 to 1; NaN where all first or all second numbers are the same, or there are none. */
  public double value() {
    double first = count * firstSquares - firstSum * firstSum;
    double second = count * secondSquares - secondSum * secondSum;
    double spread = first * second;
    return spread > 0 ? (count * products - firstSum * secondSum) / Math.sqrt(spread) : Double.NaN;
  }
}
