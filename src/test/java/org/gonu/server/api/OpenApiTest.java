package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.server.store.PlayerRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Holds the OpenAPI document and the behaviour together: calls every operation of the document. */
@Timeout(120)
final class OpenApiTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);

  /**
   * A call of an operation.
   *
   * @param path parameters filled in
   * @param body empty for none
   */
  private record Call(String path, String body) {}

  private final Path directory;

  OpenApiTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void everyOperation_called_answersAsTheDocumentSays() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String sheet = server.prepare(0);
      String played = server.play(sheet);
      server.games().registerPlayer("slow", PlayerRow.Kind.LOCAL, "2000", 9).get();
      JsonNode document = TestServer.json(server.get("/api/v1/openapi.json"));
      MutableMap<String, Call> calls = calls(server, sheet, played);
      MutableSet<String> called = Sets.mutable.empty();

      document
          .get("paths")
          .properties()
          .forEach(
              path ->
                  path.getValue()
                      .properties()
                      .forEach(
                          operation -> {
                            String id = operation.getValue().get("operationId").asText();
                            assertTrue(called.add(id), "twice: " + id);
                            check(
                                server,
                                document,
                                operation.getKey(),
                                path.getKey(),
                                operation.getValue(),
                                Objects.requireNonNull(calls.get(id), id));
                          }));

      assertEquals(calls.keySet(), called);
    }
  }

  private static MutableMap<String, Call> calls(TestServer server, String sheet, String played)
      throws Exception {
    String text = Files.readString(Path.of("rules/tower-of-hanoi.kif"));
    ObjectNode newSheet = MAPPER.createObjectNode().put("name", "hanoi").put("text", text);
    String slow = TestServer.newMatch(sheet).replace("\"bob\"", "\"slow\"");
    String running =
        TestServer.json(server.send("POST", "/api/v1/matches", slow)).get("id").asText();
    String match = "/api/v1/matches/" + played;
    MutableMap<String, Call> calls = Maps.mutable.empty();
    calls.put("status", new Call("/api/v1/status", ""));
    calls.put("openapi", new Call("/api/v1/openapi.json", ""));
    calls.put("players", new Call("/api/v1/players", ""));
    calls.put("player", new Call("/api/v1/players/ann", ""));
    calls.put("putPlayer", new Call("/api/v1/players/carl", "{\"kind\":\"channel\"}"));
    calls.put("withdrawPlayer", new Call("/api/v1/players/bob", ""));
    calls.put("sheets", new Call("/api/v1/sheets", ""));
    calls.put("sheet", new Call("/api/v1/sheets/" + sheet, ""));
    calls.put("addSheet", new Call("/api/v1/sheets", newSheet.toString()));
    calls.put("matches", new Call("/api/v1/matches?limit=1&player=ann", ""));
    calls.put("startMatch", new Call("/api/v1/matches", slow));
    calls.put("match", new Call(match, ""));
    calls.put(
        "abortMatch", new Call("/api/v1/matches/" + running + "/abort", "{\"detail\":\"a test\"}"));
    calls.put("events", new Call(match + "/events?from=2&limit=3", ""));
    calls.put("record", new Call(match + "/record", ""));
    String cup = "/api/v1/tournaments/cup";
    server.createCup("cup");
    calls.put("tournaments", new Call("/api/v1/tournaments", ""));
    String another = TestServer.cup("another").replace("bob", "carl");
    calls.put("startTournament", new Call("/api/v1/tournaments", another));
    calls.put("tournament", new Call(cup + "?from=1&limit=2", ""));
    calls.put("standings", new Call(cup + "/standings", ""));
    calls.put("tournamentLog", new Call(cup + "/log", ""));
    calls.put(
        "decide",
        new Call(
            cup + "/decisions",
            "{\"decision\":\"withdrawal\",\"player\":\"ann\",\"reason\":\"a test\"}"));
    calls.put(
        "tiltyardStartMatch",
        new Call(
            "/scheduling/start_match",
            "{\"gameURL\":\"http://x/games/tic-tac-toe/v0/\",\"playerCodes\":[\"tiltyard://ann\","
                + "\"slow\"],\"previewClock\":-1,\"startClock\":10,\"playClock\":10}"));
    calls.put("tiltyardPending", new Call("/scheduling/pending", ""));
    calls.put("tiltyardRecord", new Call("/matches/" + played, ""));
    return calls;
  }

  private static void check(
      TestServer server,
      JsonNode document,
      String method,
      String path,
      JsonNode operation,
      Call call) {
    try {
      assertTrue(
          call.path().replaceFirst("\\?.*", "").matches(path.replaceAll("\\{[^}]*\\}", "[^/]+")));
      JsonNode bodies = operation.at("/requestBody/content");
      assertEquals(call.body().isEmpty(), bodies.isMissingNode());
      if (!call.body().isEmpty()) {
        String type = bodies.fieldNames().next();
        validate(document, bodies.get(type).get("schema"), value(type, call.body()));
      }
      if (operation.has("security")) {
        HttpResponse<String> refused =
            server.send(method.toUpperCase(Locale.ROOT), call.path(), call.body(), "");
        assertEquals(401, refused.statusCode(), path);
        validate(document, failure(operation), TestServer.json(refused));
      }
      HttpResponse<String> answer =
          operation.has("security")
              ? server.send(method.toUpperCase(Locale.ROOT), call.path(), call.body())
              : server.get(call.path());
      JsonNode good = operation.get("responses").properties().iterator().next().getValue();
      String status = operation.get("responses").fieldNames().next();
      assertEquals(status, String.valueOf(answer.statusCode()), path + ": " + answer.body());
      String type = good.get("content").fieldNames().next();
      assertEquals(type, answer.headers().firstValue("Content-Type").orElse("").split(";", -1)[0]);
      validate(document, good.at("/content").get(type).get("schema"), value(type, answer.body()));
    } catch (Exception e) {
      throw new AssertionError(method + " " + path + ": " + e, e);
    }
  }

  /** A body as schemas see it: JSON as it is, everything else as one text. */
  private static JsonNode value(String type, String body) throws IOException {
    return type.equals("application/json")
        ? MAPPER.readTree(body)
        : MAPPER.getNodeFactory().textNode(body);
  }

  private static JsonNode failure(JsonNode operation) {
    return operation.at("/responses/default/content/application~1json/schema");
  }

  private static void validate(JsonNode document, JsonNode schema, JsonNode value) {
    ObjectNode whole = schema.deepCopy();
    whole.set("components", document.get("components"));
    Set<ValidationMessage> faults = SCHEMAS.getSchema(whole).validate(value);
    assertTrue(faults.isEmpty(), faults + " in " + value);
  }

  @Test
  void document_everyParameterInAPath_isDescribed() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      JsonNode document = TestServer.json(server.get("/api/v1/openapi.json"));

      assertEquals("3.1.0", document.get("openapi").asText());
      document
          .get("paths")
          .properties()
          .forEach(
              path ->
                  path.getValue()
                      .forEach(
                          operation ->
                              assertEquals(
                                  path.getKey().chars().filter(c -> c == '{').count(),
                                  StreamSupport.stream(
                                          operation.get("parameters").spliterator(), false)
                                      .filter(p -> p.get("in").asText().equals("path"))
                                      .count())));
    }
  }
}
