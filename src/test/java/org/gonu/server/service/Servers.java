package org.gonu.server.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.gonu.match.MatchClocks;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.store.PlayerRow;

/** Servers and players for tests. */
final class Servers {
  /** Far more than anything takes on a quiet machine. */
  static final Duration CLOCK = Duration.ofSeconds(20);

  /**
   * Longer than any test: a server that is killed two hundred times in a row may leave a match
   * alone for longer than players usually wait.
   */
  private static final Duration MAX_SILENCE = Duration.ofHours(2);

  private Servers() {}

  /** A server with some matches at once. */
  static GameServer open(Path directory) throws IOException {
    return open(directory, 4, Clock.systemUTC());
  }

  /** A server whose players have two seconds to come back. */
  static GameServer open(Path directory, int mostMatches, Clock clock) throws IOException {
    return GameServer.open(
        directory,
        new ServerSettings(
            mostMatches, mostMatches, Duration.ofSeconds(2), System.nanoTime(), "gonu test"),
        Maps.immutable.of(PlayerRow.Kind.LOCAL, new TestPlayers()),
        clock);
  }

  /** Adds a sheet of the library. */
  static String addSheet(GameServer server, String name) throws Exception {
    String text = Files.readString(Path.of("rules", name + ".kif"));
    return server.addSheet(name, text).get().hash();
  }

  /** Registers a player in the program of the server. */
  static void addLocal(GameServer server, String id, int millis) throws Exception {
    server.registerPlayer(id, PlayerRow.Kind.LOCAL, String.valueOf(millis), 100).get();
  }

  /** Registers a player behind a socket. */
  static void addRemote(GameServer server, String id, int port) throws Exception {
    server.registerPlayer(id, PlayerRow.Kind.ADDRESS, "localhost:" + port, 1).get();
  }

  /** A player behind a socket, which moves at random and takes some time. */
  static PlayerEndpoint serve(String name, int millis) throws IOException {
    return PlayerEndpoint.open(
        new SlowPlayer(name, millis, Duration.ofMillis(millis)),
        PlayerOptions.of(name, 0).withMaxSilence(MAX_SILENCE));
  }

  /** A match between two players with long clocks. */
  static MatchRequest match(String sheet, String first, String second) {
    return MatchRequest.of(sheet, Lists.immutable.of(first, second), MatchClocks.of(CLOCK, CLOCK))
        .withSeed(5);
  }
}
