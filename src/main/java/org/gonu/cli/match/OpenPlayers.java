package org.gonu.cli.match;

import java.io.IOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.InputException;
import org.gonu.match.Player;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.RemotePlayer;

/** The players of one match, with the sockets that some of them sit behind. */
public final class OpenPlayers implements AutoCloseable {
  private final MutableList<Player> players = Lists.mutable.empty();
  private final MutableList<PlayerEndpoint> endpoints = Lists.mutable.empty();

  private final Thread atInterrupt = new Thread(this::abort, "abort-at-interrupt");

  private boolean abortsAtInterrupt;

  private OpenPlayers() {}

  /**
   * Opens players.
   *
   * @param defaults of our players; each gets a seed of its own made of the one here
   * @param thinkLog where they tell what they think
   * @param wire true if our own players are to be asked over sockets on this machine
   */
  public static OpenPlayers open(
      ImmutableList<PlayerSpec> specs, PlayerSettings defaults, ThinkLog thinkLog, boolean wire) {
    OpenPlayers cast = new OpenPlayers();
    try {
      for (int i = 0; i < specs.size(); i++) {
        // Players of one match must not draw the same numbers.
        Player player = specs.get(i).open(defaults.withSeed(31 * defaults.seed() + i), thinkLog);
        boolean isOwn = specs.get(i) instanceof PlayerSpec.Local;
        cast.players.add(wire && isOwn ? cast.serve(player) : player);
      }
    } catch (IOException noSocket) {
      cast.close();
      throw new InputException("gonu: cannot open a socket: " + noSocket.getMessage() + "\n");
    }
    return cast;
  }

  private Player serve(Player player) throws IOException {
    PlayerEndpoint endpoint = PlayerEndpoint.open(player, PlayerOptions.of(player.name(), 0));
    endpoints.add(endpoint);
    String host = endpoint.address().getAddress().getHostAddress();
    return new RemotePlayer(player.name(), host, endpoint.port());
  }

  /** Has the players told if the user ends the program in the middle of the match. */
  OpenPlayers abortingAtInterrupt() {
    abortsAtInterrupt = true;
    Runtime.getRuntime().addShutdownHook(atInterrupt);
    return this;
  }

  /** Tells the players that the match is called off. */
  public void abort() {
    players.each(Player::abort);
  }

  /** In role order. */
  public ImmutableList<Player> players() {
    return players.toImmutable();
  }

  @Override
  public void close() {
    try {
      if (abortsAtInterrupt) {
        Runtime.getRuntime().removeShutdownHook(atInterrupt);
      }
    } catch (IllegalStateException ending) {
      // The program is being ended: the hook runs and tells the players.
      return;
    }
    players.each(Player::close);
    endpoints.each(PlayerEndpoint::close);
  }
}
