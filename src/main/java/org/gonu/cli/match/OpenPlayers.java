package org.gonu.cli.match;

import java.io.IOException;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.InterruptHook;
import org.gonu.match.Player;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.RemotePlayer;
import org.gonu.server.scramble.ScrambledPlayer;
import org.gonu.server.scramble.Scrambling;
import org.jspecify.annotations.Nullable;

/**
 * The players of one match, with the endpoints that serve some of them over sockets. They are
 * opened by the thread that leads the match.
 */
public final class OpenPlayers implements AutoCloseable {
  private final MutableList<Player> players = Lists.mutable.empty();
  private final MutableList<PlayerEndpoint> endpoints = Lists.mutable.empty();

  private final Thread referee = Thread.currentThread();

  /** Aborts the match if the user ends the program during it; null if nobody asked for that. */
  private @Nullable Thread atInterrupt;

  private OpenPlayers() {}

  /**
   * Opens players.
   *
   * @param defaults of our players; each gets a seed of its own, derived from the one here
   * @param context of our players
   * @param wire true if our own players are served over sockets on this machine
   */
  public static OpenPlayers open(
      ImmutableList<PlayerSpec> specs,
      PlayerSettings defaults,
      PlayerContext context,
      boolean wire) {
    OpenPlayers opened = new OpenPlayers();
    try {
      for (int i = 0; i < specs.size(); i++) {
        // Players of one match must not draw the same random numbers.
        Player player = specs.get(i).open(defaults.withSeed(31 * defaults.seed() + i), context);
        opened.players.add(player);
        if (wire && specs.get(i) instanceof PlayerSpec.Local) {
          opened.players.set(i, opened.serve(player));
        }
      }
    } catch (IOException noSocket) {
      opened.close();
      throw new InputException("gonu: cannot open a socket: " + noSocket.getMessage() + "\n");
    } catch (RuntimeException | Error fault) {
      opened.close();
      throw fault;
    }
    return opened;
  }

  /**
   * Opens players by what makes each of them, in role order. If one cannot be made, those before it
   * are closed.
   */
  public static OpenPlayers of(ListIterable<Supplier<Player>> makers) {
    OpenPlayers opened = new OpenPlayers();
    try {
      makers.each(maker -> opened.players.add(maker.get()));
    } catch (RuntimeException | Error fault) {
      opened.close();
      throw fault;
    }
    return opened;
  }

  private Player serve(Player player) throws IOException {
    PlayerEndpoint endpoint = PlayerEndpoint.open(player, PlayerOptions.of(player.name(), 0));
    endpoints.add(endpoint);
    String host = endpoint.address().getAddress().getHostAddress();
    return new RemotePlayer(player.name(), host, endpoint.port());
  }

  /** Lets players behind sockets see the game under other names alone. */
  public OpenPlayers scrambledBy(Scrambling scrambling) {
    players.replaceAll(
        player ->
            player instanceof RemotePlayer ? new ScrambledPlayer(player, scrambling) : player);
    return this;
  }

  /**
   * Aborts the match if the user ends the program during it.
   *
   * @param afterwards what is done when the players have been told
   */
  void abortAtInterrupt(Runnable afterwards) {
    Thread hook =
        new Thread(
            () -> {
              abort();
              afterwards.run();
            },
            "abort-at-interrupt");
    atInterrupt = hook;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Ends the match, and tells the players that it is aborted. Its thread is interrupted first: it
   * must not take what aborted players answer for moves.
   */
  public synchronized void abort() {
    if (Thread.currentThread() != referee) {
      referee.interrupt();
    }
    players.each(Player::abort);
  }

  /** The players in role order. */
  public ImmutableList<Player> players() {
    return players.toImmutable();
  }

  /**
   * Closes the players, once those that are being told of the end of the match know it. While the
   * program is being ended during a match, it never returns: nothing is left to tell.
   */
  @Override
  public void close() {
    Thread hook = atInterrupt;
    if (hook != null) {
      InterruptHook.remove(hook);
    }
    synchronized (this) {
      closeAll(
          players
              .<Runnable>collect(player -> player::close)
              .withAll(endpoints.collect(endpoint -> endpoint::close)));
    }
  }

  /** Closes the others also where one breaks down. */
  private static void closeAll(ListIterable<Runnable> closings) {
    @Nullable RuntimeException first = null;
    for (Runnable closing : closings) {
      try {
        closing.run();
      } catch (RuntimeException fault) {
        if (first == null) {
          first = fault;
        } else {
          first.addSuppressed(fault);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
