package org.gonu.cli;

import java.net.URI;
import java.net.URISyntaxException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.Player;
import org.gonu.player.LegalPlayer;
import org.gonu.player.MctsPlayer;
import org.gonu.player.RandomPlayer;
import org.gonu.search.SearchParameters;
import org.gonu.server.RemotePlayer;
import org.gonu.text.SpellingDistance;

/** A player as it is written on the command line. */
sealed interface PlayerSpec {
  /** What help says of the form. */
  String FORMS = "legal, random, mcts, or http://host:port of any GGP player";

  /** The player of ours that plays by search. */
  PlayerSpec MCTS = new Local("mcts");

  /** As written. */
  String text();

  /**
   * The player.
   *
   * @param seed of its choices, if it is a player of ours
   * @param maxPlayouts for each move, if it searches
   */
  Player open(long seed, long maxPlayouts);

  /** One of our own players, by name. */
  record Local(String text) implements PlayerSpec {
    /** What help says of the names. */
    static final String FORMS = "legal, random or mcts";

    /** The names there are. */
    static final ImmutableList<String> NAMES = Lists.immutable.of("legal", "random", "mcts");

    @Override
    public Player open(long seed, long maxPlayouts) {
      return switch (text) {
        case "legal" -> new LegalPlayer(text);
        case "random" -> new RandomPlayer(text, seed);
        case "mcts" ->
            new MctsPlayer(
                text, new MctsPlayer.Limits(SearchParameters.DEFAULT, seed, maxPlayouts));
        default -> throw new IllegalStateException("no player " + text);
      };
    }
  }

  /** A player behind a socket. */
  record Remote(String text, String host, int port) implements PlayerSpec {
    @Override
    public Player open(long seed, long maxPlayouts) {
      return new RemotePlayer(text.substring("http://".length()), host, port);
    }
  }

  /** Reads a specification. */
  static PlayerSpec parse(String text) {
    if (Local.NAMES.contains(text)) {
      return new Local(text);
    }
    if (text.startsWith("http://")) {
      try {
        URI uri = new URI(text);
        if (uri.getHost() != null && uri.getPort() > 0) {
          return new Remote(text, uri.getHost(), uri.getPort());
        }
      } catch (URISyntaxException malformed) {
        throw new UsageException("'" + text + "' is not the address of a player");
      }
      throw new UsageException("'" + text + "' needs a host and a port: http://host:9147");
    }
    String suggestion =
        SpellingDistance.nearest(text, Local.NAMES)
            .map(name -> ", did you mean '" + name + "'?")
            .orElse("");
    throw new UsageException(
        "there is no player '" + text + "'" + suggestion + "; a player is " + FORMS);
  }
}
