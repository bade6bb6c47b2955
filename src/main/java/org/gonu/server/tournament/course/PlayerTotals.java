package org.gonu.server.tournament.course;

/**
 * What a player has come to in all that was played.
 *
 * @param contests matches; where players play alone, two that are compared are one
 * @param won contests with more goal points than all others
 * @param drawn contests with as many goal points as the best of the others
 * @param byes rounds without an opponent
 */
public record PlayerTotals(
    double points, int contests, int won, int drawn, int byes, FaultCount faults) {
  /** Contests with fewer goal points than another. */
  public int lost() {
    return contests - won - drawn;
  }
}
