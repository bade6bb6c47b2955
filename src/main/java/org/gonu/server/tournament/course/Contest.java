package org.gonu.server.tournament.course;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.Scoring;

/**
 * A match that counts, or two in which players play alone and are compared.
 *
 * @param unit id of the repetition that it belongs to
 * @param players two or more
 * @param goals of each player, 0 to 100; the mean if it had several seats
 * @param isForfeit true if a player has forfeited; such a contest tells nothing of strength
 */
public record Contest(
    Pairing pairing,
    int game,
    String unit,
    ImmutableList<Integer> players,
    ImmutableDoubleList goals,
    boolean isForfeit) {
  /** Goal points that differ by less are the same: means of thirds have rounding errors. */
  private static final double EQUAL = 1e-9;

  /** What the contest is worth for a player, 0 to 1. */
  double points(int place, Scoring scoring) {
    return switch (scoring) {
      case GOALS -> goals.get(place) / 100;
      case WINS -> {
        double sum = 0;
        for (int other = 0; other < players.size(); other++) {
          sum += other == place ? 0 : share(place, other, scoring);
        }
        yield sum / (players.size() - 1);
      }
    };
  }

  /** The score of a player against another, 0 to 1; a half if they are equal. */
  public double share(int place, int other, Scoring scoring) {
    return switch (scoring) {
      case GOALS -> 0.5 + (goals.get(place) - goals.get(other)) / 200;
      case WINS -> (1 + sign(place, other)) / 2.0;
    };
  }

  /** 1 if a player has more goal points than another, 0 if as many, -1 if fewer. */
  private int sign(int place, int other) {
    double difference = goals.get(place) - goals.get(other);
    return Math.abs(difference) < EQUAL ? 0 : (int) Math.signum(difference);
  }

  /** 1 if a player has more goal points than all others, -1 if fewer than another, else 0. */
  int outcome(int place) {
    int worst = 1;
    for (int other = 0; other < players.size(); other++) {
      worst = other == place ? worst : Math.min(worst, sign(place, other));
    }
    return worst;
  }
}
