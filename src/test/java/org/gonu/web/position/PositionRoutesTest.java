package org.gonu.web.position;

import static org.gonu.web.site.WebTestServer.at;
import static org.gonu.web.site.WebTestServer.joint;
import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gonu.web.GameReference;
import org.gonu.web.site.WebFixture;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
final class PositionRoutesTest extends WebFixture {
  private static final String POSITIONS = WebTestServer.V1 + "/positions";
  private static final String EXPLANATIONS = WebTestServer.V1 + "/explanations";

  PositionRoutesTest(@TempDir Path directory) {
    super(directory);
  }

  private static ObjectNode sheet(String text) {
    ObjectNode request = new ObjectMapper().createObjectNode();
    request.putObject("game").put("sheet", text);
    request.putArray("moves");
    return request;
  }

  @Test
  void positions_afterAMove_tellWhatCanBeClicked() throws Exception {
    HttpResponse<String> answer =
        server.post(POSITIONS, at("breakthrough", joint("(move a 2 a 3)", "noop")).toString());
    JsonNode position = json(answer);

    assertEquals(200, answer.statusCode(), answer.body());
    assertEquals(1, position.get("step").asInt());
    assertEquals("[\"black\"]", position.get("control").toString());
    assertEquals("[\"a2\",\"a3\"]", position.get("marked").toString());
    assertEquals("a2\u2013a3", position.at("/lastLabels/0").asText());
    assertEquals(22, position.at("/legal/black").size());
    assertTrue(position.get("svg").asText().startsWith("<svg"));
    assertEquals(64, position.get("sites").size());
  }

  @Test
  void positions_ofAnEarlierStep_standBeforeTheLaterMoves() throws Exception {
    ObjectNode request =
        at("tic-tac-toe", joint("(mark a 1)", "noop"), joint("noop", "(mark b 2)"));

    JsonNode first = json(server.post(POSITIONS, request.deepCopy().put("step", 0).toString()));
    HttpResponse<String> beyond = server.post(POSITIONS, request.put("step", 3).toString());

    assertEquals(0, first.get("step").asInt());
    assertEquals(2, first.get("steps").asInt());
    assertTrue(first.get("last").isNull());
    assertEquals(400, beyond.statusCode());
  }

  @Test
  void explanation_whereAllMovesAreButtons_leadsToThem() throws Exception {
    ObjectNode request = at("dice-race", joint("noop", "noop", "(roll 2)"));
    request.put("role", "red").putArray("clicks").add("6");

    HttpResponse<String> answer = server.post(EXPLANATIONS, request.toString());

    assertEquals(
        "No move of red names a place now: the moves are buttons.",
        json(answer).path("text").asText(),
        answer.body());
    assertTrue(json(answer).at("/details/0").asText().startsWith("You can play "), answer.body());
  }

  @Test
  void positions_terminal_haveGoals() throws Exception {
    ObjectNode request =
        at(
            "tic-tac-toe",
            joint("(mark a 1)", "noop"),
            joint("noop", "(mark b 1)"),
            joint("(mark a 2)", "noop"),
            joint("noop", "(mark b 2)"),
            joint("(mark a 3)", "noop"));

    JsonNode position = json(server.post(POSITIONS, request.toString()));

    assertTrue(position.path("terminal").asBoolean(), position.toString());
    assertEquals("[100,0]", position.get("goals").toString());
  }

  @Test
  void positions_illegalMove_areRefused() throws Exception {
    HttpResponse<String> answer =
        server.post(POSITIONS, at("tic-tac-toe", joint("(mark d 4)", "noop")).toString());

    assertEquals(422, answer.statusCode());
    assertTrue(json(answer).get("error").asText().contains("(mark d 4)"));
  }

  @Test
  void positions_faultySheet_tellItsDiagnostics() throws Exception {
    HttpResponse<String> answer = server.post(POSITIONS, sheet("(role white").toString());

    assertEquals(422, answer.statusCode());
    assertEquals(1, json(answer).at("/diagnostics/0/line").asInt());
  }

  @Test
  void positions_hugeSheet_areRefused() throws Exception {
    String huge = "; ".repeat(GameReference.MAX_TEXT);

    assertEquals(413, server.post(POSITIONS, sheet(huge).toString()).statusCode());
  }

  @Test
  void positions_sheetThatExplodes_areRefusedInTime() throws Exception {
    StringBuilder text = new StringBuilder("(role r)(init (s 0))(<= terminal (true (s 1)))");
    text.append("(goal r 0)(legal r noop)(<= (next (s 1)) (p ?a ?b ?c ?d ?e ?f ?g))");
    for (int i = 0; i < 100; i++) {
      text.append("(d ").append(i).append(")");
    }
    text.append("(<= (p ?a ?b ?c ?d ?e ?f ?g) (d ?a)(d ?b)(d ?c)(d ?d)(d ?e)(d ?f)(d ?g)");
    text.append("(true (s 0)))");
    ObjectNode request = sheet(text.toString());
    request.putArray("moves").addArray().add("noop");
    long begin = System.nanoTime();

    HttpResponse<String> answer = server.post(POSITIONS, request.toString());

    assertEquals(422, answer.statusCode(), answer.body());
    assertTrue(System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(40));
  }

  @Test
  void positions_manyOfOneMatch_takeLittleTimeEach() throws Exception {
    ObjectNode request = at("breakthrough", joint("(move a 2 a 3)", "noop"));
    server.post(POSITIONS, request.toString());
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      long begin = System.nanoTime();
      server.post(POSITIONS, request.toString());
      best = Math.min(best, System.nanoTime() - begin);
    }

    assertTrue(best < Duration.ofMillis(100).toNanos(), best + " ns");
  }

  @Test
  void explanations_illegalMove_nameTheConditionThatFails() throws Exception {
    ObjectNode request = at("breakthrough").put("role", "white").put("move", "(move a 2 a 4)");

    JsonNode answer = json(server.post(EXPLANATIONS, request.toString()));

    assertFalse(answer.get("legal").asBoolean());
    assertTrue(answer.get("text").asText().contains("(forward white 2 4)"), answer.toString());
  }

  @Test
  void explanations_clicks_tellWhatTheyLackOrBegin() throws Exception {
    ObjectNode wrong = at("breakthrough").put("role", "white");
    wrong.putArray("clicks").add("a2").add("c5");
    ObjectNode good = at("breakthrough").put("role", "white");
    good.putArray("clicks").add("a2");
    ObjectNode waiting = at("breakthrough").put("role", "black");
    waiting.putArray("clicks").add("a7");

    assertFalse(json(server.post(EXPLANATIONS, wrong.toString())).get("legal").asBoolean());
    assertTrue(json(server.post(EXPLANATIONS, good.toString())).get("legal").asBoolean());
    assertEquals(
        "It is white's turn: black waits.",
        json(server.post(EXPLANATIONS, waiting.toString())).get("text").asText());
  }

  @Test
  void explanations_noClicks_areRefused() throws Exception {
    ObjectNode request = at("breakthrough").put("role", "white");
    request.putArray("clicks");

    HttpResponse<String> answer = server.post(EXPLANATIONS, request.toString());

    assertEquals(400, answer.statusCode(), answer.body());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "breakthrough | white | a7,a6 | What stands on a7 is not yours.",
        "breakthrough | white | a4,a5 | a4 is empty: begin with a piece.",
        "breakthrough | white | a1,a2 | The piece on a1 has no move now.",
        "breakthrough | white | a2,b2 | No move goes from a2 to b2, where a piece of yours stands.",
        "reversi      | black | d4    | d4 is not empty: white stands there.",
        "jul-gonu     | black | b1,c1 | b1–c1 is not legal: c1 is not empty:"
            + " a piece of yours stands there."
      })
  void explanations_ofClicks_areWordsOfTheBoard(
      String game, String role, String clicks, String said) throws Exception {
    ObjectNode request = at(game).put("role", role);
    for (String site : clicks.split(",", -1)) {
      request.withArray("/clicks").add(site);
    }

    JsonNode answer = json(server.post(EXPLANATIONS, request.toString()));

    assertFalse(answer.get("legal").asBoolean(), answer.toString());
    assertEquals(said, answer.get("text").asText());
  }

  @Test
  void posts_ofAnotherOrigin_areRefused() throws Exception {
    String body = at("breakthrough").toString();
    String own = "http://127.0.0.1:" + server.api().port();

    assertEquals(403, server.post(POSITIONS, body, "Origin", "http://evil.example").statusCode());
    assertEquals(403, server.post(POSITIONS, body, "Origin", "null").statusCode());
    assertEquals(403, server.post(POSITIONS, body, "Sec-Fetch-Site", "cross-site").statusCode());
    assertEquals(200, server.post(POSITIONS, body, "Origin", own).statusCode());
  }
}
