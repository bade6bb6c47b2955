package org.gonu.cli.selfplay;

import org.gonu.cli.console.UsageException;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.player.PlayerSettings;
import org.gonu.search.SearchParameters;
import org.gonu.selfplay.SelfPlayPolicy;

/** Specifications of players whose matches can be repeated, as policies of self-play. */
public final class PolicySpec {
  /** The forms, for help texts. */
  static final String FORMS = "random, or mcts:playouts=N or mcts:nodes=N with more settings";

  /**
   * Memory of a search that its specification leaves open, in megabytes: the same on every machine,
   * since a search that runs out of it chooses other moves.
   */
  private static final int MEGABYTES = 256;

  private PolicySpec() {}

  /**
   * Parses a specification.
   *
   * @throws UsageException if it is wrong, or its matches cannot be repeated
   */
  public static SelfPlayPolicy parse(String text) {
    if (!(PlayerSpec.parse(text) instanceof PlayerSpec.Local player)) {
      throw new UsageException("--player is " + FORMS + ", not '" + text + "'");
    }
    return switch (player.name()) {
      case "random" -> random(player);
      case "mcts" -> searched(player);
      default -> throw new UsageException("--player is " + FORMS + ", not '" + text + "'");
    };
  }

  private static SelfPlayPolicy random(PlayerSpec.Local player) {
    if (!player.text().equals("random")) {
      throw new UsageException("--player random: use --seed for the seed");
    }
    return new SelfPlayPolicy.Random();
  }

  private static SelfPlayPolicy searched(PlayerSpec.Local player) {
    PlayerSettings defaults =
        PlayerSettings.defaults()
            .withThreads(1)
            .withMemoryMegabytes(MEGABYTES)
            .withPonder(false)
            .withSeed(-1);
    PlayerSettings settings = player.settings(defaults);
    if (settings.playouts() == Long.MAX_VALUE && settings.nodes() == Long.MAX_VALUE) {
      throw new UsageException(
          "--player "
              + player.text()
              + ": a search by time cannot be repeated; limit it by mcts:playouts=N or"
              + " mcts:nodes=N");
    }
    if (settings.threads() != 1) {
      throw new UsageException(
          "--player: a search of several threads cannot be repeated; --threads plays several"
              + " matches at once");
    }
    if (settings.seed() != -1) {
      throw new UsageException("--player: use --seed for the seed");
    }
    SearchParameters parameters = settings.parameters();
    return new SelfPlayPolicy.Searched(
        parameters, settings.playouts(), settings.nodes(), settings.softness());
  }
}
