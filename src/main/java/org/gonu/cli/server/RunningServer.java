package org.gonu.cli.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import org.eclipse.collections.api.factory.Maps;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.ServerSettings;
import org.gonu.server.store.PlayerRow;

/** A server in a data directory, with its entrance, until the program is ended. */
public final class RunningServer implements AutoCloseable {
  private final GameServer server;
  private final Entrance entrance;
  private final Path directory;

  /** Set by the thread that begins, read by that which ends the program. */
  private volatile boolean hasListened;

  private RunningServer(GameServer server, Entrance entrance, Path directory) {
    this.server = server;
    this.entrance = entrance;
    this.directory = directory;
  }

  /**
   * Opens a data directory and goes on with what is under way in it; nobody is let in yet.
   *
   * @param maxBytes of the database; empty for no limit
   * @throws IOException if another server works in it, or the disk does not allow it
   */
  @SuppressWarnings("MustBeClosed") // closed when the program is ended
  public static RunningServer open(
      Path directory, ServerSettings settings, OptionalLong maxBytes, Entrance entrance)
      throws IOException {
    GameServer server =
        GameServer.open(
            directory,
            settings,
            Maps.immutable.of(
                PlayerRow.Kind.LOCAL,
                new OwnPlayers(settings.mostOwnMatches()),
                PlayerRow.Kind.CHANNEL,
                entrance.channelPlayers()),
            Clock.systemUTC());
    server.setMaxBytes(maxBytes);
    return new RunningServer(server, entrance, directory);
  }

  /** The server. */
  public GameServer server() {
    return server;
  }

  /**
   * Begins to let requests in.
   *
   * @throws IOException if the port is taken, or the organiser's token cannot be kept
   */
  public Entrance.Opened listen() throws IOException {
    Entrance.Opened opened = entrance.open(server, directory);
    hasListened = true;
    return opened;
  }

  /** True once requests are let in, and after the end. */
  boolean hasListened() {
    return hasListened;
  }

  /** Does something when the program is ended. */
  public static void atTheEnd(Runnable last) {
    Runtime.getRuntime().addShutdownHook(new Thread(last, "server-stop"));
  }

  /** Waits until the program is ended. */
  public static void untilTheEnd() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    entrance.close();
    server.close();
  }
}
