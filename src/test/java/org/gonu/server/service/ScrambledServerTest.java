package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.match.MatchRecord;
import org.gonu.match.Replay;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.scramble.SpyingPlayer;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Matches whose players from outside see other names, also after the server was started again. */
@Timeout(60)
final class ScrambledServerTest {
  private final Path directory;

  ScrambledServerTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void startMatch_scrambledAndStoppedInBetween_hasTheOriginalNamesInItsRecord() throws Exception {
    MutableList<String> seen = Lists.mutable.<String>empty().asSynchronized();
    SlowPlayer first = new SlowPlayer("first", 1, Duration.ofMillis(30));
    SlowPlayer second = new SlowPlayer("second", 2, Duration.ofMillis(30));
    try (PlayerEndpoint one = PlayerEndpoint.open(new SpyingPlayer(first, seen), options("first"));
        PlayerEndpoint two =
            PlayerEndpoint.open(new SpyingPlayer(second, seen), options("second"))) {
      String id;
      try (GameServer server = Servers.open(directory)) {
        String sheet = Servers.addSheet(server, "connect-four");
        Servers.addRemote(server, "first", one.port());
        Servers.addRemote(server, "second", two.port());
        MatchRequest request = Servers.match(sheet, "first", "second").withScrambled(true);
        id = server.startMatch(request).get().id();
        while (moves(server, id) < 3) {
          TimeUnit.MILLISECONDS.sleep(5);
        }
      }

      try (GameServer server = Servers.open(directory)) {
        assertEquals(
            EndReason.COMPLETED,
            server.whenEnded(id).get(30, TimeUnit.SECONDS).reason().orElseThrow());
        MatchRecord record = server.record(id).orElseThrow();
        assertTrue(record.header().scrambled());
        assertTrue(record.errors().allSatisfy(row -> row.allSatisfy(String::isEmpty)));
        Game game = game();
        assertTrue(new Replay(game.newMachine(), game.spelling()).run(record, s -> {}).agrees());
      }
    }
    String all = seen.makeString(" ");
    assertTrue(all.length() > 1000, all);
    assertFalse(all.matches("(?s).*\\b(drop|red|yellow|cell|control|noop)\\b.*"), all);
  }

  private static long moves(GameServer server, String id) {
    return server
        .events(id, 1, 1000)
        .collect(MatchEvent::body)
        .count(EventBody.Moved.class::isInstance);
  }

  private static Game game() throws Exception {
    String text = Files.readString(Path.of("rules/connect-four.kif"));
    SourceText source = new SourceText("connect-four", text);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static PlayerOptions options(String name) {
    return PlayerOptions.of(name, 0);
  }
}
