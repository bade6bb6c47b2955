package org.gonu.server.rating;

/**
 * How matches went for one side.
 *
 * @param won matches, as are the others
 */
public record Tally(int won, int drawn, int lost) {
  /** No match yet. */
  public static final Tally NONE = new Tally(0, 0, 0);

  /** The points of a draw, where a win has one. */
  static final double DRAW = 0.5;

  /** One match by the goal points of both sides: more is a win, as many a draw. */
  public static Tally ofMatch(double own, double others) {
    if (own == others) {
      return new Tally(0, 1, 0);
    }
    return own > others ? new Tally(1, 0, 0) : new Tally(0, 0, 1);
  }

  /** Both together. */
  public Tally plus(Tally other) {
    return new Tally(won + other.won, drawn + other.drawn, lost + other.lost);
  }

  /** All of them. */
  public int matches() {
    return won + drawn + lost;
  }

  /** Wins and half of the draws as a part of all matches, 0 to 1; a half if there are none. */
  public double score() {
    return matches() == 0 ? DRAW : (won + DRAW * drawn) / matches();
  }
}
