package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.BindException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.gonu.cli.console.Json;
import org.gonu.match.MatchRecordReader;
import org.gonu.player.RandomPlayer;
import org.gonu.player.channel.ChannelClient;
import org.gonu.player.endpoint.MessageDesk;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.channel.ChannelRoute;
import org.gonu.server.route.Route;
import org.gonu.server.signature.RecordSignature;
import org.gonu.server.signature.SignatureVerdict;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
final class ApiServerTest {
  private final Path directory;

  ApiServerTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Bearer",
        "Bearer ",
        "Bearer the-organise",
        "Bearer the-organiser2",
        "bearer x",
        "the-organiser",
        "Basic dGhlLW9yZ2FuaXNlcg=="
      })
  void adminCall_withoutTheToken_isRefusedAndChangesNothing(String authorization) throws Exception {
    try (TestServer server = new TestServer(directory)) {
      HttpResponse<String> answer =
          server.send("PUT", "/api/v1/players/eve", "{\"kind\":\"channel\"}", authorization);

      assertEquals(401, answer.statusCode());
      assertEquals("Bearer", answer.headers().firstValue("WWW-Authenticate").orElse(""));
      assertTrue(server.games().players().isEmpty());
    }
  }

  @Test
  void record_ofAFinishedMatch_isSignedAndHasATag() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String id = server.play(server.prepare(0));
      String path = "/api/v1/matches/" + id + "/record";

      HttpResponse<String> first = server.get(path);
      String tag = first.headers().firstValue("ETag").orElseThrow();
      HttpResponse<String> again = server.get(path, "If-None-Match", "\"old\", W/" + tag);
      HttpResponse<String> other = server.get(path, "If-None-Match", "\"old\"");

      assertTrue(MatchRecordReader.read(new SourceText("r", first.body())).get().isCompleted());
      SignatureVerdict verdict = RecordSignature.verify(first.body());
      assertEquals(
          SignatureVerdict.Status.RIGHT, verdict.expecting(TestServer.KEY.publicKey()).status());
      assertEquals(304, again.statusCode());
      assertEquals("", again.body());
      assertEquals(200, other.statusCode());
      assertEquals(first.body(), other.body());
    }
  }

  @Test
  void events_byPages_areAllAndInOrder() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String id = server.play(server.prepare(0));
      long expected = 1;
      while (true) {
        JsonNode page =
            TestServer.json(
                server.get("/api/v1/matches/" + id + "/events?limit=4&from=" + expected));
        for (JsonNode event : page.get("events")) {
          assertEquals(expected, event.get("sequence").asLong());
          expected++;
        }
        assertEquals(expected, page.get("next").asLong());
        if (page.get("events").isEmpty()) {
          break;
        }
      }
      assertEquals(server.games().match(id).orElseThrow().lastSequence() + 1, expected);
    }
  }

  @Test
  void player_registeredForAChannel_connectsWithItsTokenAndPlays() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String sheet = server.prepare(0);
      JsonNode ann =
          TestServer.json(server.send("PUT", "/api/v1/players/zoe", "{\"kind\":\"channel\"}"));
      URI channel = URI.create("ws://127.0.0.1:" + server.port() + ChannelRoute.PATH);
      PlayerOptions options = PlayerOptions.of("zoe", 0);
      try (ChannelClient client =
          ChannelClient.open(
              new ChannelClient.ChannelAddress(channel, "zoe", ann.get("token").asText()),
              new MessageDesk(new RandomPlayer("zoe", 3), options),
              ChannelClient.Timing.DEFAULT)) {
        String request = TestServer.newMatch(sheet).replace("\"bob\"", "\"zoe\"");
        String id =
            TestServer.json(server.send("POST", "/api/v1/matches", request)).get("id").asText();
        server.games().whenEnded(id).get(60, TimeUnit.SECONDS);

        JsonNode match = TestServer.json(server.get("/api/v1/matches/" + id));
        assertEquals("completed", match.get("reason").asText());
        assertTrue(client.isConnected());
        JsonNode record = TestServer.json(server.get("/api/v1/matches/" + id + "/record"));
        record.get("errors").forEach(row -> row.forEach(cell -> assertEquals("", cell.asText())));
      }
      JsonNode shown = TestServer.json(server.get("/api/v1/players/zoe"));
      assertFalse(shown.has("token"));
      assertFalse(shown.has("address"));
    }
  }

  @Test
  void player_withAnotherToken_isRefused() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.send("PUT", "/api/v1/players/zoe", "{\"kind\":\"channel\"}");
      URI channel = URI.create("ws://127.0.0.1:" + server.port() + ChannelRoute.PATH);
      for (String name : new String[] {"zoe", "nobody", "\u001b[2J"}) {
        try (ChannelClient client =
            ChannelClient.open(
                new ChannelClient.ChannelAddress(channel, name, "guess"),
                new MessageDesk(new RandomPlayer("zoe", 3), PlayerOptions.of("zoe", 0)),
                ChannelClient.Timing.DEFAULT)) {
          assertEquals("unknown name or token", client.refusal().get(20, TimeUnit.SECONDS));
        }
      }
    }
  }

  @Test
  void everyAnswer_hasStrictHeaders() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      for (String path : new String[] {"/api/v1/status", "/api/v1/players/x", "/nothing"}) {
        HttpResponse<String> answer = server.get(path);

        assertEquals(
            "default-src 'none'; frame-ancestors 'none'",
            answer.headers().firstValue("Content-Security-Policy").orElse(path));
        assertEquals("nosniff", answer.headers().firstValue("X-Content-Type-Options").orElse(path));
        assertEquals("no-referrer", answer.headers().firstValue("Referrer-Policy").orElse(path));
        assertTrue(answer.headers().firstValue("Server").isEmpty());
        assertTrue(
            answer.headers().firstValue("Content-Type").orElse("").startsWith(Route.JSON), path);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no json",
        "[]",
        "{\"kind\":\"channel\"} {}",
        "{\"kind\":\"channel\",\"kind\":\"local\"}",
        "{\"kind\":\"channel\",\"unknown\":1}",
        "{\"kind\":7}",
        "{\"kind\":\"pigeon\"}",
        "{\"kind\":\"channel\",\"mostMatches\":0}",
        "{\"kind\":\"channel\",\"mostMatches\":99999999999}",
        "{\"kind\":\"channel\",\"mostMatches\":1.5}",
        "{\"kind\":\"channel\",\"address\":\"localhost:1\"}",
        "{\"kind\":\"address\",\"address\":\"nowhere\"}",
        "{\"kind\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":"
            + "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}}}}}}}}}}}}"
      })
  void body_thatIsWrong_isRefused(String body) throws Exception {
    try (TestServer server = new TestServer(directory)) {
      HttpResponse<String> answer = server.send("PUT", "/api/v1/players/eve", body);

      assertEquals(400, answer.statusCode(), answer.body());
      assertFalse(TestServer.json(answer).get("error").asText().isEmpty());
      assertTrue(server.games().players().isEmpty());
    }
  }

  @Test
  void refusal_quotingControlCharacters_escapesThem() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      for (String path :
          new String[] {"/api/v1/matches/%1b%5b2J", "/api/v1/sheets/%E2%80%AEx", "/%1b%5b2J"}) {
        HttpResponse<String> answer = server.get(path);

        String error = TestServer.json(answer).get("error").asText();
        assertEquals(404, answer.statusCode(), path);
        assertFalse(error.contains("\u001b") || error.contains("\u202e"), error);
      }
      HttpResponse<String> answer =
          server.send("PUT", "/api/v1/players/eve", "{\"\\u001b[2J\":1,\"kind\":\"channel\"}");
      assertFalse(TestServer.json(answer).get("error").asText().contains("\u001b"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/matches?limit=0",
        "/api/v1/matches?limit=501",
        "/api/v1/matches?limit=-1",
        "/api/v1/matches?before=x",
        "/api/v1/matches?before=99999999999999999999"
      })
  void query_outOfRange_isRefused(String path) throws Exception {
    try (TestServer server = new TestServer(directory)) {
      assertEquals(400, server.get(path).statusCode());
    }
  }

  @Test
  void query_aboveItsRange_tellsBothBounds() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      assertEquals(
          "limit must be a whole number from 1 to 500",
          TestServer.json(server.get("/api/v1/matches?limit=501")).get("error").asText());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/api/v1/tournaments/x?a=3|there is no parameter 'a' here; known: 'from', 'limit'",
        "/api/v1/status?x|there is no parameter 'x' here; known: none"
      })
  void query_withAnUnknownParameter_isRefused(String path, String why) throws Exception {
    try (TestServer server = new TestServer(directory)) {
      HttpResponse<String> answer = server.get(path);

      assertEquals(400, answer.statusCode());
      assertEquals(why, TestServer.json(answer).get("error").asText());
    }
  }

  @Test
  void request_withAMethodThatThePathDoesNotTake_isToldWhichItTakes() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      HttpResponse<String> answer = server.send("PUT", "/api/v1/matches", "{}");

      assertEquals(405, answer.statusCode());
      assertEquals("GET, POST", answer.headers().firstValue("Allow").orElseThrow());
      assertEquals(
          "this address takes GET, POST, not PUT", TestServer.json(answer).get("error").asText());
      assertEquals(
          "there is nothing at this address",
          TestServer.json(server.get("/api/v1/none")).get("error").asText());
    }
  }

  @Test
  void abort_ofAnEndedMatch_isAConflict() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String id = server.play(server.prepare(0));

      assertEquals(
          409,
          server
              .send("POST", "/api/v1/matches/" + id + "/abort", "{\"detail\":\"x\"}")
              .statusCode());
    }
  }

  @Test
  void sheet_thatCannotBePlayed_isRefusedWithItsErrors() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      HttpResponse<String> answer =
          server.send("POST", "/api/v1/sheets", "{\"name\":\"x\",\"text\":\"(role\"}");

      assertEquals(400, answer.statusCode());
      assertTrue(TestServer.json(answer).get("error").asText().contains("GDL-"), answer.body());
    }
  }

  @Test
  void open_portTaken_saysWhatToDo() throws Exception {
    try (TestServer server = new TestServer(directory.resolve("a"))) {
      BindException taken =
          Assertions.assertThrows(
              BindException.class,
              () -> new TestServer(directory.resolve("b"), ApiSettings.loopback(server.port())));

      assertTrue(String.valueOf(taken.getMessage()).contains("choose another port"));
    }
  }

  @Test
  void sheet_thatIsHereUnderAnotherName_isAConflictThatTellsIt() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(0);
      String text = Files.readString(Path.of("rules/tic-tac-toe.kif"));
      String known = Json.object().put("name", "tic-tac-toe").put("text", text).toString();
      String other = Json.object().put("name", "noughts").put("text", text).toString();

      assertEquals(201, server.send("POST", "/api/v1/sheets", known).statusCode());
      HttpResponse<String> answer = server.send("POST", "/api/v1/sheets", other);

      assertEquals(409, answer.statusCode());
      assertTrue(answer.body().contains("as version 1 of 'tic-tac-toe'"), answer.body());
    }
  }
}
