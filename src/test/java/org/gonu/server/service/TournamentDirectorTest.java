package org.gonu.server.service;

import static org.gonu.server.service.Cups.CUP;
import static org.gonu.server.service.Cups.awaitEnd;
import static org.gonu.server.service.Cups.spec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.server.event.EndReason;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.log.LogReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
final class TournamentDirectorTest {
  private final Path directory;

  TournamentDirectorTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** What anybody computes from the exported log is what the server says. */
  private static void assertRecomputed(GameServer server, String id) {
    byte[] log = server.tournaments().log(id).getBytes(StandardCharsets.UTF_8);

    assertEquals(
        LogReader.read("log", log).get().tournament().standings().rows().toString(),
        server.tournaments().tournament(id).standings().rows().toString());
  }

  @Test
  void create_roundRobin_isPlayedToItsEnd() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      TournamentRow row = server.tournaments().create(spec(server, CUP)).get();

      assertEquals(TournamentRow.State.RUNNING, row.state());
      awaitEnd(server, "the-cup");

      ImmutableList<MatchRow> matches = server.tournaments().matches("the-cup");
      assertEquals(6, matches.size());
      assertTrue(matches.allSatisfy(match -> match.sheet().equals(sheet)));
      assertTrue(matches.allSatisfy(match -> match.reason().get() == EndReason.COMPLETED));
      assertEquals(6, server.tournaments().tournament("the-cup").results().size());
      assertEquals(
          TournamentRow.State.FINISHED, server.tournaments().find("the-cup").orElseThrow().state());
      assertRecomputed(server, "the-cup");
    }
  }

  @Test
  void tournament_serverStoppedInIt_goesOnByItself() throws Exception {
    String slow = CUP.replace("\"1\"", "\"30\"").replace("concurrency: 3", "concurrency: 1");
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      server.tournaments().create(spec(server, slow)).get();
      String first = server.tournaments().matches("the-cup").getFirst().id();
      assertEquals(
          EndReason.COMPLETED,
          server.whenEnded(first).get(60, TimeUnit.SECONDS).reason().orElseThrow());
    }

    try (GameServer server = Servers.open(directory)) {
      awaitEnd(server, "the-cup");

      assertEquals(6, server.tournaments().matches("the-cup").size());
      assertTrue(server.tournaments().tournament("the-cup").isFinished());
      assertRecomputed(server, "the-cup");
    }
  }

  @Test
  void tournament_playerMissing_isPlayedAgainUntilItIsWithdrawn() throws Exception {
    int closed;
    try (PlayerEndpoint gone = Servers.serve("gone", 0)) {
      closed = gone.port();
    }
    String missing =
        CUP.replace("{name: C, address: \"3\"}", "{name: C, address: \"http://localhost:PORT\"}")
            .replace("PORT", String.valueOf(closed));
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      server.tournaments().create(spec(server, missing)).get();
      ImmutableList<MatchRow> matches = Lists.immutable.empty();
      while (!matches.anySatisfy(
          match -> match.reason().filter(EndReason.PLAYER_GONE::equals).isPresent())) {
        TimeUnit.MILLISECONDS.sleep(20);
        matches = server.tournaments().matches("the-cup");
      }
      assertFalse(server.tournaments().tournament("the-cup").isFinished());

      TournamentRow row = server.tournaments().withdraw("the-cup", "C", "it is not there").get();
      assertEquals("the-cup", row.id());
      awaitEnd(server, "the-cup");

      assertRecomputed(server, "the-cup");
      assertTrue(server.tournaments().tournament("the-cup").decisions().notEmpty());
    }
    try (GameServer server = Servers.open(directory)) {
      assertTrue(server.tournaments().tournament("the-cup").isFinished());
      assertTrue(server.tournaments().tournament("the-cup").decisions().notEmpty());
    }
  }

  @Test
  void tournament_twoPlayersMissing_areBothAbsentAndNothingElse() throws Exception {
    int closed;
    try (PlayerEndpoint gone = Servers.serve("gone", 0)) {
      closed = gone.port();
    }
    String missing =
        CUP.replace("\"2\"", "\"http://localhost:" + closed + "\"")
            .replace("\"3\"", "\"http://127.0.0.1:" + closed + "\"")
            .replace("  - {name: A, address: \"1\"}\n", "")
            .replace("concurrency: 3", "concurrency: 1");
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      server.tournaments().create(spec(server, missing)).get();
      while (server.tournaments().tournament("the-cup").results().isEmpty()) {
        TimeUnit.MILLISECONDS.sleep(20);
      }

      MatchResult result = server.tournaments().tournament("the-cup").results().getFirst();

      Faults absent = new Faults(0, 0, 0, true);
      assertEquals(Lists.immutable.of(absent, absent), result.faults());
    }
  }

  @Test
  void decide_forfeitOfAMatchUnderWay_callsItOff() throws Exception {
    // A game that no search solves within the first moves, which would then be made at once.
    String slow =
        CUP.replace("\"1\"", "\"3000\"")
            .replace("concurrency: 3", "concurrency: 1")
            .replace("tic-tac-toe", "connect-four");
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "connect-four");
      server.tournaments().create(spec(server, slow)).get();
      MatchRow match = server.tournaments().matches("the-cup").getFirst();
      String name = match.pairing().orElseThrow().pairing();
      Decision forfeit = new Decision.Forfeit(name, 1, match.players().getFirst(), "it said so");

      server.tournaments().decide("the-cup", Lists.immutable.of(forfeit)).get();

      MatchRow ended = server.whenEnded(match.id()).get(20, TimeUnit.SECONDS);
      assertEquals(EndReason.ABORTED, ended.reason().orElseThrow());
      assertFalse(
          server.tournaments().tournament("the-cup").next().anySatisfy(m -> m.id().equals(name)));
      server.tournaments().cancel("the-cup").get();
      assertEquals(
          TournamentRow.State.CANCELLED,
          server.tournaments().find("the-cup").orElseThrow().state());
    }
  }

  /** Plays a tournament to its end, and decides that one of its matches is played again. */
  private static void replayAfterTheEnd(GameServer server) throws Exception {
    Servers.addSheet(server, "tic-tac-toe");
    server.tournaments().create(spec(server, CUP)).get();
    awaitEnd(server, "the-cup");
    String match = server.tournaments().tournament("the-cup").results().getFirst().match();
    Decision replay = new Decision.Replay(match, 1, "network");
    TournamentRow row = server.tournaments().decide("the-cup", Lists.immutable.of(replay)).get();

    assertEquals(TournamentRow.State.RUNNING, row.state());
  }

  private static void assertPlayedAgain(GameServer server) throws Exception {
    awaitEnd(server, "the-cup");

    ImmutableList<MatchResult> results = server.tournaments().tournament("the-cup").results();
    assertEquals(7, results.size());
    assertEquals(1, results.count(result -> result.attempt() == 2));
    assertTrue(server.tournaments().tournament("the-cup").isFinished());
    assertEquals(6, server.tournaments().tournament("the-cup").standings().contestsOfGame(0));
    assertRecomputed(server, "the-cup");
  }

  @Test
  void decide_replayInATournamentThatWasOver_isPlayedAgain() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      replayAfterTheEnd(server);

      assertPlayedAgain(server);
    }
  }

  @Test
  void cancel_tournamentThatIsOver_isAConflict() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      server.tournaments().create(spec(server, CUP)).get();
      awaitEnd(server, "the-cup");

      ExecutionException refused =
          assertThrows(
              ExecutionException.class, () -> server.tournaments().cancel("the-cup").get());

      RefusedException cause = assertInstanceOf(RefusedException.class, refused.getCause());
      assertEquals(RefusedException.Kind.CONFLICT, cause.kind(), cause.toString());
    }
  }

  @Test
  void decide_replayAndTheServerStopped_isPlayedAgainAfterTheNextStart() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      replayAfterTheEnd(server);
    }

    try (GameServer server = Servers.open(directory)) {
      assertPlayedAgain(server);
    }
  }

  @Test
  void decide_tournamentCalledOff_isAConflict() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      Servers.addSheet(server, "tic-tac-toe");
      server.tournaments().create(spec(server, CUP)).get();
      server.tournaments().cancel("the-cup").get();
      Decision forfeit = new Decision.Forfeit("1.1.tic-tac-toe.1-1", 1, "B", "it said so");

      ExecutionException decided =
          assertThrows(
              ExecutionException.class,
              () -> server.tournaments().decide("the-cup", Lists.immutable.of(forfeit)).get());
      ExecutionException left =
          assertThrows(
              ExecutionException.class,
              () -> server.tournaments().withdraw("the-cup", "A", "ill").get());
      ExecutionException again =
          assertThrows(
              ExecutionException.class, () -> server.tournaments().cancel("the-cup").get());

      for (ExecutionException refused : Lists.immutable.of(decided, left, again)) {
        RefusedException cause = assertInstanceOf(RefusedException.class, refused.getCause());
        assertEquals(RefusedException.Kind.CONFLICT, cause.kind(), cause.toString());
      }
      assertTrue(server.tournaments().tournament("the-cup").decisions().isEmpty());
    }
  }

  @Test
  void requests_thatCannotBeCarriedOut_areRefused() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      assertFalse(server.tournaments().read("cup.yaml", CUP).value().isPresent(), "no sheet");
      Servers.addSheet(server, "tic-tac-toe");
      assertFalse(
          server
              .tournaments()
              .read("cup.yaml", CUP.replace("- tic-tac-toe", "- rules/tic-tac-toe.kif"))
              .value()
              .isPresent(),
          "a file");
      server.tournaments().create(spec(server, CUP)).get();

      ExecutionException twice =
          assertThrows(
              ExecutionException.class, () -> server.tournaments().create(spec(server, CUP)).get());
      assertTrue(twice.getCause() instanceof RefusedException, twice.toString());
      Decision stranger = new Decision.Replay("9.9.x.1-1", 1, "why");
      ExecutionException unknown =
          assertThrows(
              ExecutionException.class,
              () -> server.tournaments().decide("the-cup", Lists.immutable.of(stranger)).get());
      assertTrue(unknown.getCause() instanceof RefusedException, unknown.toString());
      assertThrows(RefusedException.class, () -> server.tournaments().log("none"));
      assertThrows(RefusedException.class, () -> server.tournaments().tournament("none"));
    }
  }
}
