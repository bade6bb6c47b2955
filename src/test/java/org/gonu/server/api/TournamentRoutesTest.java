package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gonu.server.signature.LogSignature;
import org.gonu.server.signature.SignatureVerdict;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.log.LogReader;
import org.gonu.server.tournament.report.StandingsJson;
import org.gonu.server.tournament.standing.Tournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class TournamentRoutesTest {
  private static final String CUP = "/api/v1/tournaments/cup";

  private final Path directory;

  TournamentRoutesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static void awaitEnd(TestServer server) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (server.games().tournaments().find("cup").orElseThrow().state()
        == TournamentRow.State.RUNNING) {
      assertTrue(System.nanoTime() < end, "the tournament does not end");
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  @Test
  void tournament_playedToItsEnd_isToldWithItsMatches() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String sheet = server.prepare(0);
      server.createCup("cup");
      awaitEnd(server);

      JsonNode cup = TestServer.json(server.get(CUP));
      assertEquals("finished", cup.get("state").asText());
      assertEquals("cup", cup.at("/specification/name").asText());
      assertEquals(sheet, cup.at("/specification/games/0/sha256").asText());
      assertEquals("[\"ann\",\"bob\"]", cup.at("/pairings/0/players").toString());
      assertEquals(0, cup.get("openMatches").asInt());
      assertEquals(4, cup.get("matches").size());
      String match = cup.at("/matches/2/id").asText();
      assertEquals(200, server.get("/api/v1/matches/" + match + "/record").statusCode());
      JsonNode page = TestServer.json(server.get(CUP + "?from=2&limit=2"));
      assertEquals(match, page.at("/matches/1/id").asText());
      assertEquals(4, page.get("next").asInt());
      JsonNode all = TestServer.json(server.get("/api/v1/tournaments"));
      assertEquals("cup", all.at("/tournaments/0/id").asText());
    }
  }

  @Test
  void tournament_withAPlayerThatWasWithdrawn_tellsWhyMatchesCannotBegin() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(200);
      server.createCup("cup");
      assertEquals("[]", TestServer.json(server.get(CUP)).get("obstacles").toString());

      assertEquals(200, server.send("DELETE", "/api/v1/players/ann", "").statusCode());

      JsonNode cup = TestServer.json(server.get(CUP));
      assertEquals("[\"the player 'ann' was withdrawn\"]", cup.get("obstacles").toString());
      assertEquals("running", cup.get("state").asText());
    }
  }

  @Test
  void log_ofAFinishedTournament_isSignedAndTellsTheStandings() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(0);
      server.createCup("cup");
      awaitEnd(server);

      byte[] log = server.get(CUP + "/log").body().getBytes(StandardCharsets.UTF_8);

      assertEquals(SignatureVerdict.Status.RIGHT, LogSignature.verify(log).status());
      Tournament recomputed = LogReader.read("log", LogSignature.unsigned(log)).get().tournament();
      assertEquals(
          TestServer.json(server.get(CUP + "/standings")).toString(),
          StandingsJson.of(recomputed).toString());
    }
  }

  @Test
  void decisions_forfeitAndReplay_changeStandings() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(0);
      server.createCup("cup");
      awaitEnd(server);
      String match = server.games().tournaments().tournament("cup").results().getFirst().match();

      HttpResponse<String> forfeit = decide(server, "forfeit", match, "ann");

      assertEquals(200, forfeit.statusCode(), forfeit.body());
      JsonNode standings = TestServer.json(server.get(CUP + "/standings"));
      int forfeited = 0;
      for (JsonNode row : standings.get("standings")) {
        forfeited += row.at("/faults/forfeited").asInt();
      }
      assertEquals(1, forfeited);
      assertEquals(404, decide(server, "forfeit", "9.9.x.1-1", "ann").statusCode());
      assertEquals(400, decide(server, "forfeit", match, "zoe").statusCode());
      assertEquals(400, decide(server, "praise", match, "ann").statusCode());
    }
  }

  private static HttpResponse<String> decide(
      TestServer server, String decision, String match, String player) throws Exception {
    return server.send(
        "POST",
        CUP + "/decisions",
        "{\"decision\":\""
            + decision
            + "\",\"match\":\""
            + match
            + "\",\"player\":\""
            + player
            + "\",\"reason\":\"a test\"}");
  }

  @Test
  void requests_thatAreWrong_areRefusedClearly() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(0);
      server.createCup("cup");

      HttpResponse<String> file =
          server.send(
              "POST",
              "/api/v1/tournaments",
              TestServer.cup("two").replace("[tic-tac-toe]", "[rules/tic-tac-toe.kif]"));
      assertEquals(400, file.statusCode());
      assertTrue(file.body().contains("rules/tic-tac-toe.kif"), file.body());
      assertEquals(
          409, server.send("POST", "/api/v1/tournaments", TestServer.cup("cup")).statusCode());
      assertEquals(400, server.send("POST", "/api/v1/tournaments", "{{{").statusCode());
      assertEquals(
          413, server.send("POST", "/api/v1/tournaments", "#".repeat(5 << 20)).statusCode());
      assertEquals(404, server.get("/api/v1/tournaments/none").statusCode());
      assertEquals(404, server.get("/api/v1/tournaments/none/standings").statusCode());
      assertEquals(404, server.get("/api/v1/tournaments/none/log").statusCode());
      assertEquals(400, server.get(CUP + "?from=0").statusCode());
    }
  }
}
