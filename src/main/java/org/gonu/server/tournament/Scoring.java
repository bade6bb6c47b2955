package org.gonu.server.tournament;

/** What a match is worth. */
public enum Scoring {
  /** A point for 100 goal points, and the part of it for fewer. */
  GOALS("goals"),
  /** A point for more goal points than the opponent, half a point for as many. */
  WINS("wins");

  private final String label;

  Scoring(String label) {
    this.label = label;
  }

  /** The name in specifications. */
  public String label() {
    return label;
  }
}
