package org.gonu.player;

import java.time.Duration;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.Technique;

/**
 * How strong a player of ours is meant to be, from {@value #LOWEST} to {@value #HIGHEST}. A level
 * limits the playouts of a move, and makes the choice soft: a move that is believed to lose some
 * points is chosen now and then. Levels that slip do not solve games either. So low levels see
 * little and slip, as people do who learn a game.
 *
 * @param number of the level
 * @param name for people
 * @param playouts for a move at most; {@link Long#MAX_VALUE} for as many as time allows
 * @param softness in points, see {@link SoftChoice}
 * @param time for a move at most, where there is no clock; few playouts need a small part of it
 */
public record Level(int number, String name, long playouts, double softness, Duration time) {
  /** The lowest number. */
  public static final int LOWEST = 1;

  /** The highest number. */
  public static final int HIGHEST = 10;

  /** All levels, the lowest first. */
  public static final ImmutableList<Level> ALL =
      Lists.immutable.of(
          of(1, "first steps", 50, 30, 10),
          of(2, "beginner", 150, 18, 10),
          of(3, "novice", 400, 12, 10),
          of(4, "casual", 1_000, 8, 10),
          of(5, "club", 3_000, 5, 10),
          of(6, "strong", 10_000, 3, 10),
          of(7, "expert", 40_000, 1.5, 10),
          of(8, "master", 200_000, 0, 4),
          of(9, "grandmaster", 1_000_000, 0, 6),
          of(10, "full strength", Long.MAX_VALUE, 0, 10));

  private static Level of(int number, String name, long playouts, double softness, int seconds) {
    return new Level(number, name, playouts, softness, Duration.ofSeconds(seconds));
  }

  /**
   * The level with a number.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Level of(int number) {
    return ALL.detectOptional(level -> level.number == number)
        .orElseThrow(() -> new IllegalArgumentException("no level " + number));
  }

  /** What it does, in a sentence. */
  public String description() {
    String thought =
        playouts == Long.MAX_VALUE
            ? "thinks for " + time.toSeconds() + " seconds"
            : String.format(Locale.ROOT, "thinks for %,d playouts", playouts);
    return thought
        + (softness == 0
            ? " and plays the best move it finds"
            : String.format(
                Locale.ROOT, " and often plays moves up to %.0f points worse", softness));
  }

  /** The settings of a player with this level. */
  public PlayerSettings over(PlayerSettings settings) {
    PlayerSettings limited =
        settings.withPlayouts(playouts).withSoftness(softness).withPonder(false);
    // Small games would be played without a fault else.
    return softness == 0
        ? limited
        : limited
            .withSwitch(Technique.SOLVER.label(), false)
            .withCoefficient(SolverCoefficient.SOLVER_STATES, 0);
  }
}
