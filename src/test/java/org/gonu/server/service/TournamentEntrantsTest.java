package org.gonu.server.service;

import static org.gonu.server.service.Cups.CUP;
import static org.gonu.server.service.Cups.awaitEnd;
import static org.gonu.server.service.Cups.spec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.store.TournamentRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Which players of a tournament can play, when it begins and later. */
@Timeout(180)
final class TournamentEntrantsTest {
  private final Path directory;

  TournamentEntrantsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** A specification is refused with a message, and nothing of it is kept. */
  private static void assertRefused(GameServer server, String yaml, String message) {
    int players = server.players().size();

    ExecutionException refused =
        assertThrows(
            ExecutionException.class, () -> server.tournaments().create(spec(server, yaml)).get());

    RefusedException cause = assertInstanceOf(RefusedException.class, refused.getCause());
    assertEquals(RefusedException.Kind.CONFLICT, cause.kind());
    assertEquals(message, cause.getMessage());
    assertTrue(server.tournaments().all().isEmpty());
    assertEquals(players, server.players().size());
  }

  @Test
  void create_moreSeatsThanAPlayerMayHave_leavesNothing() throws Exception {
    String shared =
        CUP.replace("tic-tac-toe", "chinese-checkers")
            .replace("  - {name: B, address: \"2\"}\n", "");
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "chinese-checkers");
      PlayerRow one = server.registerPlayer("C", PlayerRow.Kind.LOCAL, "3", 1).get();
      assertEquals(1, one.mostMatches());
      assertRefused(server, shared, "the player 'C' can have 1 seat at once, not 2");

      PlayerRow two = server.registerPlayer("C", PlayerRow.Kind.LOCAL, "3", 2).get();
      TournamentRow row = server.tournaments().create(spec(server, shared)).get();

      assertEquals(2, two.mostMatches());
      assertEquals(TournamentRow.State.RUNNING, row.state());
      assertTrue(server.tournaments().matches(row.id()).notEmpty());
      server.tournaments().cancel(row.id()).get();
    }
  }

  @Test
  void create_withdrawnPlayer_leavesNothing() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "C", 3);
      assertTrue(server.withdrawPlayer("C").get().isWithdrawn());
      assertRefused(server, CUP, "the player 'C' was withdrawn");

      Servers.addLocal(server, "C", 3);
      server.tournaments().create(spec(server, CUP)).get();

      awaitEnd(server, "the-cup");
    }
  }

  @Test
  void create_playerThatIsBusy_isNotRefused() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      server.registerPlayer("A", PlayerRow.Kind.LOCAL, "100", 1).get();
      Servers.addLocal(server, "other", 100);
      String match = server.startMatch(Servers.match(sheet, "A", "other")).get().id();

      server.tournaments().create(spec(server, CUP)).get();

      awaitEnd(server, "the-cup");
      assertEquals(6, server.tournaments().matches("the-cup").size());
      assertTrue(server.match(match).orElseThrow().goals().notEmpty());
    }
  }

  private static int played(GameServer server, String... players) {
    return server
        .tournaments()
        .tournament("the-cup")
        .results()
        .count(result -> result.players().containsAllIterable(Lists.immutable.of(players)));
  }

  @Test
  void withdrawPlayer_inATournament_letsTheOthersPlayOn() throws Exception {
    String slow = CUP.replace("\"3\"", "\"30\"").replace("concurrency: 3", "concurrency: 1");
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      server.tournaments().create(spec(server, slow)).get();
      assertTrue(server.tournaments().obstacles("the-cup").isEmpty());
      assertTrue(server.withdrawPlayer("C").get().isWithdrawn());

      while (played(server, "A", "B") < 2) {
        TimeUnit.MILLISECONDS.sleep(20);
      }

      assertEquals(3, server.tournaments().matches("the-cup").size());
      assertEquals(
          TournamentRow.State.RUNNING, server.tournaments().find("the-cup").orElseThrow().state());
      assertEquals(
          Lists.immutable.of("the player 'C' was withdrawn"),
          server.tournaments().obstacles("the-cup"));
      server.tournaments().withdraw("the-cup", "C", "it left the server").get();
      awaitEnd(server, "the-cup");
      assertTrue(server.tournaments().tournament("the-cup").isFinished());
      assertTrue(server.tournaments().obstacles("the-cup").isEmpty());
    }
  }

  @Test
  void registerPlayer_thatWasWithdrawn_playsItsMatchesAfterAll() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      String slow = CUP.replace("\"3\"", "\"30\"").replace("concurrency: 3", "concurrency: 1");
      server.tournaments().create(spec(server, slow)).get();
      assertTrue(server.withdrawPlayer("C").get().isWithdrawn());
      while (played(server, "A", "B") < 2) {
        TimeUnit.MILLISECONDS.sleep(20);
      }

      Servers.addLocal(server, "C", 3);

      assertTrue(server.tournaments().obstacles("the-cup").isEmpty());
      awaitEnd(server, "the-cup");
      assertEquals(4, played(server, "C"));
    }
  }
}
