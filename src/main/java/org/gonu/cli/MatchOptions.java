package org.gonu.cli;

import java.util.concurrent.ThreadLocalRandom;

/** Options that commands with players share. */
final class MatchOptions {
  static final CommandOption SEED =
      CommandOption.value(
          "seed", "N", "seed of all random choices; another one each time if left out");

  static final CommandOption PLAYOUTS =
      CommandOption.value(
          "playouts",
          "N",
          "most playouts of mcts for each move; with --seed, for matches that can be repeated");

  private MatchOptions() {}

  /** The seed given, or a new one. */
  static long seed(Arguments arguments) {
    return arguments.has(SEED)
        ? arguments.number(SEED, 0, Long.MAX_VALUE)
        : ThreadLocalRandom.current().nextLong(1_000_000_000L);
  }

  /** The most playouts for each move. */
  static long playouts(Arguments arguments) {
    return arguments.has(PLAYOUTS) ? arguments.number(PLAYOUTS, 1, Long.MAX_VALUE) : Long.MAX_VALUE;
  }
}
