package org.gonu.bench;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.bench.games.Generator;
import org.gonu.bench.games.HandWrittenGame;

/**
 * Times random playouts of the games written by hand, in one thread, by the clock of the wall, and
 * prints their speed and what they came to.
 */
public final class HandWrittenPlayouts {
  private static final String USAGE =
      "usage: [--json] [--warmup SECONDS] [--seconds SECONDS] [GAME ...]";
  private static final int PLAYOUTS_BETWEEN_LOOKS_AT_THE_CLOCK = 1_000;

  private final boolean json;
  private final double warmUp;
  private final double seconds;

  private HandWrittenPlayouts(boolean json, double warmUp, double seconds) {
    this.json = json;
    this.warmUp = warmUp;
    this.seconds = seconds;
  }

  /**
   * Times the games.
   *
   * @param arguments {@code --json} for one JSON object a line, {@code --warmup} and {@code
   *     --seconds} for the time of each game (8 s each if not given), names of games (all if none)
   */
  public static void main(String[] arguments) {
    ImmutableList<String> rest = Lists.immutable.with(arguments);
    boolean json = false;
    double warmUp = 8;
    double seconds = 8;
    while (rest.notEmpty() && rest.getFirst().startsWith("--")) {
      switch (rest.getFirst()) {
        case "--json" -> json = true;
        case "--warmup" -> {
          rest = rest.drop(1);
          warmUp = Double.parseDouble(rest.getFirst());
        }
        case "--seconds" -> {
          rest = rest.drop(1);
          seconds = Double.parseDouble(rest.getFirst());
        }
        default -> throw new IllegalArgumentException(USAGE);
      }
      rest = rest.drop(1);
    }
    ImmutableList<String> unknown = rest.reject(HandWrittenGame.all()::containsKey);
    if (unknown.notEmpty()) {
      throw new IllegalArgumentException(
          "no game " + unknown.makeString() + "; games: " + HandWrittenGame.all().keysView());
    }
    new HandWrittenPlayouts(json, warmUp, seconds).run(rest);
  }

  private void run(ImmutableList<String> names) {
    if (!json) {
      print("%-14s %13s %13s %11s %13s%n", "game", "steps/s", "playouts/s", "mean length", "goals");
    }
    HandWrittenGame.all()
        .forEachKeyValue(
            (name, game) -> {
              if (names.isEmpty() || names.contains(name)) {
                Generator random = new Generator(1);
                time(game, random, warmUp);
                print(name, time(game, random, seconds));
              }
            });
  }

  private static Totals time(HandWrittenGame game, Generator random, double seconds) {
    long start = System.nanoTime();
    long end = start + (long) (seconds * 1e9);
    long playouts = 0;
    long plies = 0;
    long goals = 0;
    long now;
    do {
      for (int i = 0; i < PLAYOUTS_BETWEEN_LOOKS_AT_THE_CLOCK; i++) {
        int result = game.playout(random);
        plies += HandWrittenGame.plies(result);
        goals += HandWrittenGame.goal(result);
      }
      playouts += PLAYOUTS_BETWEEN_LOOKS_AT_THE_CLOCK;
      now = System.nanoTime();
    } while (now < end);
    return new Totals((now - start) / 1e9, playouts, plies, goals);
  }

  private void print(String name, Totals totals) {
    double goal = (double) totals.goals / totals.playouts;
    print(
        json
            ? "{\"engine\":\"hand-written\",\"sheet\":\"%s\",\"stepsPerSecond\":%.0f,"
                + "\"playoutsPerSecond\":%.0f,\"meanLength\":%.4f,\"meanGoals\":[%.3f,%.3f]}%n"
            : "%-14s %,13.0f %,13.0f %11.3f %6.2f %6.2f%n",
        name,
        totals.plies / totals.seconds,
        totals.playouts / totals.seconds,
        (double) totals.plies / totals.playouts,
        goal,
        100 - goal);
  }

  private static void print(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }

  /** What was played in a time. */
  private record Totals(double seconds, long playouts, long plies, long goals) {}
}
