package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.server.store.PlayerRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What nobody shall guess does not follow from the seed of a server. */
@Timeout(120)
final class SecretsTest {
  private final Path directory;

  SecretsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** The header of the first match of a server with the seed 7. */
  private MatchHeader first(String name) throws Exception {
    ServerSettings settings = new ServerSettings(1, 1, Duration.ofSeconds(1), 7, "gonu test");
    try (GameServer server =
        GameServer.open(
            Files.createDirectory(directory.resolve(name)),
            settings,
            Maps.immutable.of(PlayerRow.Kind.LOCAL, new TestPlayers()),
            Clock.systemUTC())) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "A", 0);
      Servers.addLocal(server, "B", 0);
      MatchClocks clocks = MatchClocks.of(Duration.ofSeconds(1), Duration.ofSeconds(1));
      String id =
          server
              .startMatch(MatchRequest.of(sheet, Lists.immutable.of("A", "B"), clocks))
              .get()
              .id();
      Matches.ended(server, id);
      return server.record(id).orElseThrow().header();
    }
  }

  private static String suffix(MatchHeader header) {
    String id = header.matchId().orElseThrow();
    return id.substring(id.lastIndexOf('.') + 1);
  }

  @Test
  void secrets_sameSeed_differWhereTheSeedsOfMatchesAreTheSame() throws Exception {
    MatchHeader one = first("one");
    MatchHeader other = first("other");

    assertEquals(one.seed(), other.seed());
    assertNotEquals(one.randomToken(), other.randomToken());
    assertTrue(one.randomToken().orElseThrow().matches("[A-Za-z0-9]{32}"));
    assertNotEquals(suffix(one), suffix(other));
  }
}
