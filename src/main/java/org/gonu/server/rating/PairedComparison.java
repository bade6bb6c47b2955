package org.gonu.server.rating;

/**
 * What a match tells of two players.
 *
 * @param first index of a player
 * @param second index of another player
 * @param score of the first against the second: 1 for a win, a half for a draw, 0 for a loss, or
 *     any fraction
 * @param weight how much it counts, 1 for a match of two
 * @param unit number of the group of matches that depend on each other, such as the pair with
 *     swapped seats
 */
public record PairedComparison(int first, int second, double score, double weight, int unit) {
  /** Checks the ranges. */
  public PairedComparison {
    if (first == second || !(score >= 0 && score <= 1) || !(weight > 0)) {
      throw new IllegalArgumentException(
          "no comparison of " + first + " and " + second + ": " + score + ", weight " + weight);
    }
  }
}
