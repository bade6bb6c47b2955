package org.gonu.cli.tournament;

import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;

/**
 * How often in a row players were missing, and until when they are left alone. Matches that were
 * under way together, and so met the same absence, count once. Times are those of {@link
 * System#nanoTime}.
 */
final class Absences {
  /** So often in a row a player may be missing. */
  static final int MAX_TIMES = 3;

  private static final long REST_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final MutableMap<String, Absence> byPlayer = Maps.mutable.empty();

  private record Absence(int times, long untilNanos) {}

  /**
   * Notes that a player was missing.
   *
   * @param began when the match began in which it was
   */
  void note(String player, long began, long now) {
    Absence before = byPlayer.get(player);
    if (before == null || began - before.untilNanos() >= 0) {
      int times = before == null ? 1 : before.times() + 1;
      byPlayer.put(player, new Absence(times, now + times * REST_NANOS));
    }
  }

  /** Notes that a player was there. */
  void forget(String player) {
    byPlayer.remove(player);
  }

  /** How long a player is to be left alone; not positive if not at all, for ever if given up. */
  long restOf(String player, long now) {
    Absence absence = byPlayer.get(player);
    if (absence == null) {
      return 0;
    }
    return isGivenUp(player) ? Long.MAX_VALUE : absence.untilNanos() - now;
  }

  /** True if the player was missing too often. */
  boolean isGivenUp(String player) {
    Absence absence = byPlayer.get(player);
    return absence != null && absence.times() >= MAX_TIMES;
  }
}
