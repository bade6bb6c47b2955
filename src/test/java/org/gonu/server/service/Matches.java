package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.match.MatchRecord;
import org.gonu.match.Replay;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.server.RemotePlayer;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.text.SourceText;

/** What tests look up in the matches of a server. */
final class Matches {
  private Matches() {}

  static MatchRow ended(GameServer server, String id) throws Exception {
    return server.whenEnded(id).get(60, TimeUnit.SECONDS);
  }

  static ImmutableList<EventKind> kinds(GameServer server, String id) {
    return server.events(id, 1, 10_000).collect(MatchEvent::kind);
  }

  static void assertNoErrors(MatchRecord record) {
    assertTrue(
        record.errors().allSatisfy(row -> row.allSatisfy(String::isEmpty)),
        () -> record.errors().toString());
  }

  static Game game(String name) throws Exception {
    String text = Files.readString(Path.of("rules", name + ".kif"));
    return Game.load(new SourceText(name, text), CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  static void assertReplays(MatchRecord record, String sheet) throws Exception {
    Game game = game(sheet);
    Replay.Result result = new Replay(game.newMachine(), game.spelling()).run(record, step -> {});

    assertTrue(result.difference().isEmpty(), () -> result.difference().toString());
  }

  /** Waits until a match has come to a step. */
  static void awaitStep(GameServer server, String id, int step) throws Exception {
    CompletableFuture<Boolean> reached = new CompletableFuture<>();
    server.listen(
        (match, event) -> {
          if (match.equals(id)
              && event.body() instanceof EventBody.Moved moved
              && moved.step() >= step) {
            reached.complete(true);
          }
        });
    assertTrue(reached.get(60, TimeUnit.SECONDS));
  }

  /** Waits until a player is in no match. */
  static void awaitFree(PlayerEndpoint player) throws InterruptedException {
    try (RemotePlayer probe = new RemotePlayer("probe", "localhost", player.port())) {
      long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
      while (!probe.ping(Duration.ofSeconds(5)).isAvailable()) {
        assertTrue(System.nanoTime() < end, "the player is still busy");
        TimeUnit.MILLISECONDS.sleep(20);
      }
    }
  }
}
