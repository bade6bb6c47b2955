package org.gonu.web.table;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.web.site.WebFixture;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Timeout;

/** A server with tables, and what persons ask of them. */
@Timeout(180)
abstract class TableFixture extends WebFixture {
  static final String TABLES = WebTestServer.V1 + "/tables";
  static final ObjectMapper MAPPER = new ObjectMapper();
  static final String PERSON = "{\"kind\":\"person\"}";
  static final String BEGINNER = "{\"kind\":\"gonu\",\"level\":1}";

  TableFixture(Path directory) {
    super(directory);
  }

  JsonNode create(String game, String first, String second, String more) throws Exception {
    HttpResponse<String> answer = server.post(TABLES, request(game, first, second, more));
    assertEquals(201, answer.statusCode(), answer.body());
    return json(answer);
  }

  static String request(String game, String first, String second, String more) {
    return "{\"game\":{\"id\":\""
        + game
        + "\"},\"seats\":{"
        + first
        + ","
        + second
        + "}"
        + more
        + "}";
  }

  JsonNode ticTacToe(String x, String o) throws Exception {
    return create("tic-tac-toe", "\"x\":" + x, "\"o\":" + o, "");
  }

  HttpResponse<String> move(JsonNode table, String role, int step, String move) throws Exception {
    return move(table, role, table.at("/tokens/" + role).asText(), step, move);
  }

  HttpResponse<String> move(JsonNode table, String role, String token, int step, String move)
      throws Exception {
    ObjectNode body =
        MAPPER
            .createObjectNode()
            .put("role", role)
            .put("token", token)
            .put("step", step)
            .put("move", move);
    return server.post(path(table) + "/moves", body.toString());
  }

  HttpResponse<String> act(JsonNode table, String action, String role, String more)
      throws Exception {
    String token = table.at("/tokens/" + role).asText();
    return server.post(path(table) + "/" + action, "{\"token\":\"" + token + "\"" + more + "}");
  }

  static String path(JsonNode table) {
    return TABLES + "/" + table.get("id").asText();
  }

  JsonNode now(JsonNode table) throws Exception {
    return json(server.get(path(table)));
  }

  /** Waits until it is the turn of a role, or the match is over. */
  JsonNode await(JsonNode table, String role) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end) {
      JsonNode now = now(table);
      boolean isOnTurn =
          Lists.mutable
              .withAll(now.at("/position/control"))
              .anySatisfy(name -> name.asText().equals(role));
      if (!now.get("result").isNull() || isOnTurn) {
        return now;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    throw new AssertionError("nothing happened: " + now(table));
  }

  ImmutableList<String> kinds(JsonNode table) throws Exception {
    return Lists.mutable
        .withAll(json(server.get(path(table) + "/events")).get("events"))
        .collect(event -> event.get("kind").asText())
        .toImmutable();
  }
}
