package org.gonu.cli.agent;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.UsageException;
import org.gonu.match.Player;
import org.gonu.player.Level;
import org.gonu.player.MctsPlayer;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.RandomPlayer;
import org.gonu.server.agent.PacedPlayer;

/**
 * Who plays the other roles.
 *
 * @param name {@code random}, or the number of a {@link Level}
 */
record Opponent(String name) {
  private static final String RANDOM = "random";

  /** Reads names with commas between them. */
  static ImmutableList<Opponent> list(String text) {
    return Lists.immutable.with(text.split(",", -1)).collect(Opponent::of).distinct();
  }

  private static Opponent of(String name) {
    if (!name.equals(RANDOM)
        && Level.ALL.noneSatisfy(level -> Integer.toString(level.number()).equals(name))) {
      throw new UsageException(
          "--opponents must be levels from 1 to 10, or random, with commas between them, not '"
              + name
              + "'");
    }
    return new Opponent(name);
  }

  /** What it is called in records and tables. */
  String label() {
    return name.equals(RANDOM) ? RANDOM : "level-" + name;
  }

  /** A player for one match. */
  Player open(PlayerSettings settings, PlayerContext context) {
    if (name.equals(RANDOM)) {
      return new RandomPlayer(label(), settings.seed());
    }
    Level level = Level.of(Integer.parseInt(name));
    return new PacedPlayer(new MctsPlayer(label(), level.over(settings), context), level.time());
  }
}
