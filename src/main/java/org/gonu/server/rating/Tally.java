package org.gonu.server.rating;

/**
 * Results of matches for one side.
 *
 * @param won number of matches won
 * @param drawn number of matches drawn
 * @param lost number of matches lost
 */
public record Tally(int won, int drawn, int lost) {
  /** No match yet. */
  public static final Tally NONE = new Tally(0, 0, 0);

  /** The points of a draw, in units of a win. */
  static final double DRAW = 0.5;

  /** One match by the goal points of both sides: more points win, equal points draw. */
  public static Tally ofMatch(double own, double others) {
    if (own == others) {
      return new Tally(0, 1, 0);
    }
    return own > others ? new Tally(1, 0, 0) : new Tally(0, 0, 1);
  }

  /** The sum of both. */
  public Tally plus(Tally other) {
    return new Tally(won + other.won, drawn + other.drawn, lost + other.lost);
  }

  /** Number of matches. */
  public int matches() {
    return won + drawn + lost;
  }

  /** Wins and half of the draws as a fraction of all matches, 0 to 1; a half without matches. */
  public double score() {
    return matches() == 0 ? DRAW : (won + DRAW * drawn) / matches();
  }
}
