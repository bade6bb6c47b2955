package org.gonu.cli.match;

import java.security.SecureRandom;
import java.util.concurrent.ThreadLocalRandom;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.UsageException;
import org.gonu.player.PlayerSettings;

/** Options that commands with players share. */
public final class MatchOptions {
  /** Most threads of a player. */
  static final int MAX_THREADS = 256;

  /** Largest margin of a clock, in milliseconds. */
  static final int MAX_MARGIN = 60_000;

  /** The option for the seed of all random choices. */
  public static final CommandOption SEED =
      CommandOption.value(
          "seed", "N", "seed of all random choices; another one each time if left out");

  /** The option for the most playouts of mcts for each move. */
  public static final CommandOption PLAYOUTS =
      CommandOption.value(
          "playouts",
          "N",
          "most playouts of mcts for each move; with --seed, for matches that can be repeated");

  /** The option for the threads of each mcts player. */
  public static final CommandOption THREADS =
      CommandOption.value(
          "threads", "N", "threads of each mcts player; all processors but one if left out");

  /** The option for the megabytes of each mcts player. */
  public static final CommandOption MEMORY =
      CommandOption.value(
          "memory", "MB", "megabytes of each mcts player; a quarter of the heap if left out");

  /** The option for the most new nodes of mcts for each move. */
  public static final CommandOption NODES =
      CommandOption.value("nodes", "N", "most new nodes of mcts for each move");

  /** The option for the settings of a search outside of matches. */
  public static final CommandOption SEARCH =
      CommandOption.value(
          "player",
          "SPEC",
          "settings of the search, as those of a player: mcts[:KEY=VALUE,...]; they precede other"
              + " options, and those of clocks and pondering do not matter here",
          "mcts");

  /** Name of the option for pondering. */
  private static final String PONDER = "ponder";

  private MatchOptions() {}

  /**
   * The option whether mcts players search while others are to answer.
   *
   * @param usual {@code on} or {@code off}
   */
  public static CommandOption ponder(String usual) {
    return CommandOption.value(
        PONDER, "on|off", "whether mcts goes on searching while others are to answer", usual);
  }

  /** The seed given, or a new one. */
  public static long seed(Arguments arguments) {
    return arguments.has(SEED) ? arguments.number(SEED, 0, Long.MAX_VALUE) : newSeed();
  }

  /** The seed given, or one that cannot be found by trying all, however much of it is published. */
  public static long secretSeed(Arguments arguments) {
    return arguments.has(SEED) ? seed(arguments) : new SecureRandom().nextLong();
  }

  /** A seed that nobody chose. */
  public static long newSeed() {
    return ThreadLocalRandom.current().nextLong(1_000_000_000L);
  }

  /**
   * The settings of players for what their specifications leave open.
   *
   * @param ponder as {@link #ponder} made it
   */
  public static PlayerSettings settings(Arguments arguments, CommandOption ponder) {
    PlayerSettings settings =
        PlayerSettings.defaults().withPonder(isOn(ponder, arguments.text(ponder).orElseThrow()));
    if (arguments.has(THREADS)) {
      settings = settings.withThreads((int) arguments.number(THREADS, 1, MAX_THREADS));
    }
    if (arguments.has(MEMORY)) {
      settings = settings.withMemoryMegabytes((int) arguments.number(MEMORY, 1, Integer.MAX_VALUE));
    }
    if (arguments.has(NODES)) {
      settings = settings.withNodes(arguments.number(NODES, 1, Long.MAX_VALUE));
    }
    if (arguments.has(PLAYOUTS)) {
      settings = settings.withPlayouts(arguments.number(PLAYOUTS, 1, Long.MAX_VALUE));
    }
    return settings;
  }

  /**
   * The settings by {@link #SEARCH} of a search outside of matches.
   *
   * @param defaults for what the option leaves open
   * @throws UsageException if it names another player than the one that searches
   */
  public static PlayerSettings search(Arguments arguments, PlayerSettings defaults) {
    String text = arguments.text(SEARCH).orElseThrow();
    if (PlayerSpec.parse(text) instanceof PlayerSpec.Local local && local.name().equals("mcts")) {
      return local.settings().over(defaults);
    }
    throw new UsageException("--player must be mcts[:KEY=VALUE,...] here, not '" + text + "'");
  }

  private static boolean isOn(CommandOption option, String text) {
    if (!text.equals("on") && !text.equals("off")) {
      throw new UsageException("--" + option.name() + " must be 'on' or 'off', not '" + text + "'");
    }
    return text.equals("on");
  }
}
