package org.gonu.server.tournament;

/**
 * What a player did wrong in a match.
 *
 * @param late answers that came too late
 * @param illegal answers that were no legal move
 * @param failed answers that were missing since the player or its connection broke down
 * @param absent true if it could not be reached when the match began
 */
public record Faults(int late, int illegal, int failed, boolean absent) {
  /** Nothing. */
  public static final Faults NONE = new Faults(0, 0, 0, false);

  /** Checks the ranges. */
  public Faults {
    if (late < 0 || illegal < 0 || failed < 0) {
      throw new IllegalArgumentException("faults " + late + ", " + illegal + ", " + failed);
    }
  }

  /** True if the player broke down or was missing. */
  public boolean isCrash() {
    return failed > 0 || absent;
  }
}
