package org.gonu.web.site;

import static org.gonu.web.site.WebTestServer.at;
import static org.gonu.web.site.WebTestServer.joint;
import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Set;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.map.mutable.MapAdapter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Holds the OpenAPI document and the routes of the page together. */
@Timeout(120)
final class WebDocumentTest {
  private static final String V1 = WebTestServer.V1;
  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);

  private final Path directory;

  WebDocumentTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** A call of an operation; the body is empty for GET. */
  private record Call(String path, String body) {}

  @Test
  void operations_ofThePage_answerAsTheDocumentSays() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      JsonNode document = json(server.get(V1 + "/openapi.json"));
      MutableMap<String, Call> calls = calls(server);
      assertEquals(server.operations(), calls.keySet());
      calls.forEachKeyValue(
          (operation, call) -> {
            try {
              check(server, document, operation, call);
            } catch (Exception failed) {
              throw new AssertionError(operation + ": " + failed, failed);
            }
          });
    }
  }

  private static MutableMap<String, Call> calls(WebTestServer server) throws Exception {
    String seats = "{\"x\":{\"kind\":\"person\"},\"o\":{\"kind\":\"person\"}}";
    String newTable =
        "{\"game\":{\"id\":\"tic-tac-toe\"},\"seats\":"
            + seats
            + ",\"moves\":[[\"(mark a 1)\",\"noop\"]],\"clock\":{\"base\":60000,\"increment\":0}}";
    JsonNode table = json(server.post(V1 + "/tables", newTable));
    String one = V1 + "/tables/" + table.get("id").asText();
    String token = "{\"token\":\"" + table.at("/tokens/o").asText() + "\"";
    ObjectNode position = at("tic-tac-toe", joint("(mark b 2)", "noop"));
    MutableMap<String, Call> calls = MapAdapter.adapt(new LinkedHashMap<>());
    calls.put("games", new Call(V1 + "/games", ""));
    calls.put("game", new Call(V1 + "/games/onyx", ""));
    calls.put("picture", new Call(V1 + "/games/tic-tac-toe/picture.svg", ""));
    calls.put("position", new Call(V1 + "/positions", position.toString()));
    calls.put(
        "explainMove",
        new Call(
            V1 + "/explanations",
            position.deepCopy().put("role", "o").put("move", "(mark b 2)").toString()));
    calls.put("levels", new Call(V1 + "/levels", ""));
    calls.put(
        "analyze", new Call(V1 + "/analyses", position.deepCopy().put("seconds", 1).toString()));
    calls.put(
        "review",
        new Call(V1 + "/reviews", position.deepCopy().put("secondsPerMove", 1).toString()));
    String trial = "{\"game\":{\"id\":\"tic-tac-toe\"},\"playouts\":20}";
    calls.put("simulate", new Call(V1 + "/simulations", trial));
    calls.put("cover", new Call(V1 + "/coverage", trial));
    calls.put("createTable", new Call(V1 + "/tables", newTable));
    calls.put("table", new Call(one, ""));
    calls.put("tableEvents", new Call(one + "/events?from=1", ""));
    calls.put("tablePresence", new Call(one + "/presence", "{\"tokens\":[]}"));
    calls.put("hint", new Call(one + "/hint", token + ",\"seconds\":1}"));
    calls.put(
        "tableMove",
        new Call(one + "/moves", token + ",\"role\":\"o\",\"step\":1,\"move\":\"(mark b 2)\"}"));
    calls.put(
        "takeBack",
        new Call(one + "/takeback", "{\"token\":\"" + table.at("/tokens/x").asText() + "\"}"));
    JsonNode other =
        json(server.post(V1 + "/tables", newTable.replace("\"x\":{\"kind\":\"person\"},", "")));
    calls.put(
        "swapSeats",
        new Call(
            V1 + "/tables/" + other.get("id").asText() + "/swap",
            "{\"token\":\"" + other.at("/tokens/o").asText() + "\"}"));
    JsonNode lost = json(server.post(V1 + "/tables", newTable));
    calls.put(
        "resign",
        new Call(
            V1 + "/tables/" + lost.get("id").asText() + "/resign",
            "{\"token\":\"" + lost.at("/tokens/o").asText() + "\"}"));
    return calls;
  }

  private static void check(WebTestServer server, JsonNode document, String operation, Call call)
      throws Exception {
    JsonNode described = find(document, operation);
    HttpResponse<String> answer =
        call.body().isEmpty() ? server.get(call.path()) : server.post(call.path(), call.body());
    String status = described.get("responses").fieldNames().next();
    JsonNode contents = described.get("responses").get(status).get("content");
    String type = contents.fieldNames().next();

    assertEquals(status, String.valueOf(answer.statusCode()), answer.body());
    assertEquals(type, answer.headers().firstValue("Content-Type").orElse("").split(";", -1)[0]);
    if (type.equals("application/json")) {
      validate(document, contents.get(type).get("schema"), json(answer));
    }
    JsonNode bodies = described.at("/requestBody/content");
    assertEquals(call.body().isEmpty(), bodies.isMissingNode());
    if (!call.body().isEmpty()) {
      JsonNode body = new ObjectMapper().readTree(call.body());
      validate(document, bodies.get("application/json").get("schema"), body);
    }
  }

  @Test
  void error_ofASheetWithFaults_isAsTheDocumentSays() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      JsonNode document = json(server.get(V1 + "/openapi.json"));
      HttpResponse<String> answer =
          server.post(V1 + "/positions", "{\"game\":{\"sheet\":\"(role x\"},\"moves\":[]}");

      assertEquals(422, answer.statusCode());
      validate(
          document,
          find(document, "position").at("/responses/default/content/application~1json/schema"),
          json(answer));
    }
  }

  private static JsonNode find(JsonNode document, String operation) {
    for (JsonNode path : document.get("paths")) {
      for (JsonNode described : path) {
        if (described.get("operationId").asText().equals(operation)) {
          return described;
        }
      }
    }
    throw new AssertionError("not in the document");
  }

  private static void validate(JsonNode document, JsonNode schema, JsonNode value) {
    ObjectNode whole = schema.deepCopy();
    whole.set("components", document.get("components"));
    Set<ValidationMessage> faults = SCHEMAS.getSchema(whole).validate(value);
    assertTrue(faults.isEmpty(), faults + " in " + value);
  }
}
