package org.gonu.server.tournament;

/** What decides between players of equal points. */
public enum TieBreak {
  /** Fewer matches in which the player broke down, was missing, or that it forfeited. */
  CRASHES("crashes"),
  /** More points from the matches of the players that are still tied against each other. */
  HEAD_TO_HEAD("head-to-head"),
  /** The sum of the opponents' points, each times the share of points taken from that opponent. */
  SONNEBORN_BERGER("sonneborn-berger"),
  /** The sum of the opponents' points, of each pairing once. */
  BUCHHOLZ("buchholz"),
  /** More matches with more goal points than all opponents. */
  WINS("wins"),
  /** A lot drawn by the seed of the tournament and the player's name. */
  LOT("lot");

  private final String label;

  TieBreak(String label) {
    this.label = label;
  }

  /** The name in specifications. */
  public String label() {
    return label;
  }
}
