package org.gonu.cli.match;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.UsageException;
import org.gonu.match.Player;
import org.gonu.player.LegalPlayer;
import org.gonu.player.MctsPlayer;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.RandomPlayer;
import org.gonu.server.RemotePlayer;
import org.gonu.text.SpellingDistance;

/** The specification of a player on the command line. */
public sealed interface PlayerSpec {
  /** The forms, for help texts. */
  String FORMS = "legal, random, mcts[:KEY=VALUE,...], or http://host:port of any GGP player";

  /** The largest number of a port. */
  int MAX_PORT = 65_535;

  /** Our player that searches. */
  PlayerSpec MCTS = local("mcts");

  /** Our player for the role of chance. */
  PlayerSpec RANDOM = local("random");

  /** The text as written. */
  String text();

  /**
   * Opens the player.
   *
   * @param defaults settings of a player of ours that its specification leaves open
   * @param context of the players of this program
   */
  Player open(PlayerSettings defaults, PlayerContext context);

  /**
   * One of our own players.
   *
   * @param settings in the specification
   */
  record Local(String text, String name, SpecSettings settings) implements PlayerSpec {
    /** The forms, for help texts. */
    static final String FORMS = "legal, random or mcts[:KEY=VALUE,...]";

    /** The names of our players. */
    static final ImmutableList<String> NAMES = Lists.immutable.of("legal", "random", "mcts");

    /** The settings of the player, with defaults for what its specification leaves open. */
    public PlayerSettings settings(PlayerSettings defaults) {
      return settings.over(defaults);
    }

    /** True if it has the same seed in all matches. */
    public boolean hasSeed() {
      return settings.has("seed");
    }

    /** True if the seed of a match decides what it does. */
    public boolean followsMatchSeed() {
      return !name.equals("legal") && !hasSeed();
    }

    @Override
    public Player open(PlayerSettings defaults, PlayerContext context) {
      PlayerSettings own = settings(defaults);
      return switch (name) {
        case "legal" -> new LegalPlayer(text);
        case "random" -> new RandomPlayer(text, own.seed());
        case "mcts" -> new MctsPlayer(text, own, context);
        default -> throw new IllegalStateException("no player " + name);
      };
    }
  }

  /** A player behind a socket. */
  record Remote(String text, String host, int port) implements PlayerSpec {
    @Override
    public Player open(PlayerSettings defaults, PlayerContext context) {
      return new RemotePlayer(text.substring("http://".length()), host, port);
    }
  }

  /**
   * A person who types moves.
   *
   * @param seat makes the player
   */
  record Human(Supplier<Player> seat) implements PlayerSpec {
    /** How a person is written. */
    static final String NAME = "human";

    @Override
    public String text() {
      return NAME;
    }

    @Override
    public Player open(PlayerSettings defaults, PlayerContext context) {
      return seat.get();
    }
  }

  /**
   * Parses the specification of a program.
   *
   * @throws UsageException also if it is that of a person, who does not play everywhere
   */
  static PlayerSpec parse(String text) {
    if (text.equals(Human.NAME)) {
      throw new UsageException(
          "a person, the player 'human', is for gonu match alone; a player is " + FORMS);
    }
    return text.startsWith("http://") ? remote(text) : local(text, Local.NAMES, FORMS);
  }

  /**
   * Parses the specification of a program or of a person.
   *
   * @param seat makes the player of a person
   */
  static PlayerSpec parse(String text, Supplier<Player> seat) {
    if (text.equals(Human.NAME)) {
      return new Human(seat);
    }
    return text.startsWith("http://")
        ? remote(text)
        : local(text, Local.NAMES.newWith(Human.NAME), FORMS + "; or human");
  }

  private static PlayerSpec remote(String text) {
    try {
      URI uri = new URI(text);
      if (uri.getPort() > MAX_PORT) {
        throw new UsageException("'" + text + "' needs a port of at most " + MAX_PORT);
      }
      if (uri.getHost() != null && uri.getPort() > 0) {
        return new Remote(text, uri.getHost(), uri.getPort());
      }
    } catch (URISyntaxException malformed) {
      throw new UsageException("'" + text + "' is not the address of a player");
    }
    throw new UsageException("'" + text + "' needs a host and a port: http://host:9147");
  }

  private static PlayerSpec local(String text) {
    return local(text, Local.NAMES, FORMS);
  }

  /**
   * Parses the specification of one of our players.
   *
   * @param names of players that may have been meant
   * @param forms of all players
   */
  private static PlayerSpec local(String text, ImmutableList<String> names, String forms) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    if (!Local.NAMES.contains(name)) {
      String suggestion =
          SpellingDistance.nearest(name, names)
              .map(nearest -> ", did you mean '" + nearest + "'?")
              .orElse("");
      throw new UsageException(
          "there is no player '" + name + "'" + suggestion + "; a player is " + forms);
    }
    SpecSettings settings =
        colon < 0 ? SpecSettings.NONE : SpecSettings.parse(name, text.substring(colon + 1));
    return new Local(text, name, settings);
  }
}
