package org.gonu.web.thought;

import static org.gonu.web.site.WebTestServer.at;
import static org.gonu.web.site.WebTestServer.joint;
import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.player.Level;
import org.gonu.web.site.WebFixture;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class ThoughtRoutesTest extends WebFixture {
  private static final String ANALYSES = WebTestServer.V1 + "/analyses";
  private static final String REVIEWS = WebTestServer.V1 + "/reviews";

  ThoughtRoutesTest(@TempDir Path directory) {
    super(directory);
  }

  /** An event of an answer. */
  private record Event(String kind, JsonNode data) {}

  private ImmutableList<Event> events(String path, ObjectNode request) throws Exception {
    HttpResponse<String> answer = server.post(path, request.toString());
    assertEquals(200, answer.statusCode(), answer.body());
    MutableList<Event> events = Lists.mutable.empty();
    for (String block : answer.body().split("\n\n", -1)) {
      if (block.startsWith("event: ")) {
        String[] lines = block.split("\n", -1);
        events.add(
            new Event(
                lines[0].substring("event: ".length()),
                new ObjectMapper().readTree(lines[1].substring("data: ".length()))));
      }
    }
    return events.toImmutable();
  }

  @Test
  void analyses_ofAWonPosition_proveTheWinningMove() throws Exception {
    ObjectNode request =
        at(
                "tic-tac-toe",
                joint("(mark a 1)", "noop"),
                joint("noop", "(mark b 1)"),
                joint("(mark a 2)", "noop"),
                joint("noop", "(mark b 2)"))
            .put("seconds", 2);

    Event end = events(ANALYSES, request).getLast();

    assertEquals("done", end.kind());
    assertEquals("(mark a 3)", end.data().at("/candidates/0/move").asText());
    assertEquals("[\"a3\"]", end.data().at("/candidates/0/clicks").toString());
    assertEquals(100, end.data().at("/values/x").asDouble());
    assertTrue(end.data().get("proved").asBoolean(), end.data().toString());
  }

  @Test
  void analyses_underWay_tellThoughts() throws Exception {
    ImmutableList<Event> events = events(ANALYSES, at("breakthrough").put("seconds", 2));
    for (int seconds = 4; events.size() < 4 && seconds <= 16; seconds *= 2) {
      // A busy machine has little to tell of so short a time.
      events = events(ANALYSES, at("breakthrough").put("seconds", seconds));
    }

    assertTrue(events.size() >= 4, "events: " + events.size());
    assertTrue(events.drop(1).take(1).allSatisfy(each -> each.kind().equals("thought")));
    assertTrue(events.getLast().data().get("candidates").size() > 1);
    assertTrue(events.getLast().data().get("line").size() > 0);
  }

  @Test
  void analyses_outOfBounds_areRefused() throws Exception {
    assertEquals(
        400, server.post(ANALYSES, at("tic-tac-toe").put("seconds", 61).toString()).statusCode());
    assertEquals(
        400, server.post(ANALYSES, at("tic-tac-toe").put("seconds", 0).toString()).statusCode());
    assertEquals(
        422,
        server
            .post(ANALYSES, at("tic-tac-toe", joint("noop", "noop")).put("seconds", 1).toString())
            .statusCode());
  }

  @Test
  void reviews_ofALostMatch_nameTheBlunder() throws Exception {
    ObjectNode request =
        at(
                "tic-tac-toe",
                joint("(mark b 2)", "noop"),
                joint("noop", "(mark b 1)"),
                joint("(mark a 1)", "noop"))
            .put("secondsPerMove", 1);

    ImmutableList<Event> events = events(REVIEWS, request);
    for (int seconds = 2; !verdict(events).equals("best") && seconds <= 8; seconds *= 2) {
      // On a busy machine the values of two short searches are a point or two apart.
      events = events(REVIEWS, request.put("secondsPerMove", seconds));
    }
    JsonNode first = events.getFirst().data();
    JsonNode reply = events.get(1).data();

    assertEquals(4, events.size());
    assertEquals("best", verdict(events));
    assertEquals("b2", first.at("/played/label").asText());
    assertTrue(reply.get("loss").asDouble() > 12, reply.toString());
    assertTrue(reply.get("refutation").size() > 0);
    assertEquals("done", events.getLast().kind());
    assertEquals(1, events.getLast().data().at("/worst/0").asInt());
  }

  /** What is said of the first move. */
  private static String verdict(ImmutableList<Event> events) {
    return events.getFirst().data().get("verdict").asText();
  }

  @Test
  void verdict_byLoss_getsWorse() {
    assertEquals("best", Review.verdict(30, true));
    assertEquals("good", Review.verdict(3, false));
    assertEquals("inaccuracy", Review.verdict(5, false));
    assertEquals("mistake", Review.verdict(12, false));
    assertEquals("blunder", Review.verdict(25, false));
  }

  @Test
  void reviews_tooLong_areRefused() throws Exception {
    ObjectNode request = at("tic-tac-toe", joint("(mark a 1)", "noop")).put("secondsPerMove", 60);
    for (int i = 0; i < 20; i++) {
      request.withArray("moves").addArray().add("noop").add("noop");
    }

    assertEquals(400, server.post(REVIEWS, request.toString()).statusCode());
  }

  @Test
  void levels_asked_areAllTold() throws Exception {
    JsonNode levels = json(server.get(WebTestServer.V1 + "/levels")).get("levels");

    assertEquals(Level.HIGHEST, levels.size());
    assertEquals(1, levels.at("/0/level").asInt());
    assertTrue(levels.at("/0/does").asText().contains("50 playouts"), levels.toString());
  }
}
