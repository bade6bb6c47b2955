package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Asks a server as its organiser. */
final class ServerClient {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final String address;
  private final String token;

  /**
   * A client.
   *
   * @param address without a slash at the end
   * @param token the password of the organiser
   */
  ServerClient(String address, String token) {
    this.address = address;
    this.token = token;
  }

  String address() {
    return address;
  }

  /**
   * Lets two programs of the server play a game of the library.
   *
   * @param playClock milliseconds for a move
   * @return the id of the match
   */
  String startMatch(String game, int playClock) throws IOException, InterruptedException {
    for (String player : List.of("ann", "bob")) {
      put(
          "/api/v1/players/" + player,
          Map.of("kind", "local", "address", "mcts:playouts=100000000"));
    }
    Map<String, Object> match =
        Map.of(
            "sheet",
            addSheet(game),
            "players",
            List.of("ann", "bob"),
            "startClock",
            1000,
            "playClock",
            playClock);
    return post("/api/v1/matches", match).get("id").asText();
  }

  /**
   * Adds a sheet of the library to those of the server.
   *
   * @return its hash
   */
  String addSheet(String game) throws IOException, InterruptedException {
    return addSheet(game, Files.readString(Path.of("rules", game + ".kif")));
  }

  /**
   * Adds a sheet to those of the server.
   *
   * @return its hash
   */
  String addSheet(String name, String text) throws IOException, InterruptedException {
    return post("/api/v1/sheets", Map.of("name", name, "text", text)).get("hash").asText();
  }

  /** The answer to a GET. */
  JsonNode get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(address + path)).build());
  }

  /** The answer to a POST. */
  JsonNode post(String path, Object body) throws IOException, InterruptedException {
    return send(request(path).POST(json(body)).build());
  }

  /** The answer to a POST of a text by the organiser. */
  JsonNode postText(String path, String body) throws IOException, InterruptedException {
    return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  /** The answer to a PUT by the organiser. */
  JsonNode put(String path, Object body) throws IOException, InterruptedException {
    return send(request(path).PUT(json(body)).build());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address + path))
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer " + token);
  }

  private static HttpRequest.BodyPublisher json(Object body) throws IOException {
    return HttpRequest.BodyPublishers.ofString(MAPPER.writeValueAsString(body));
  }

  private static JsonNode send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    assertTrue(answer.statusCode() < 300, request.uri() + ": " + answer.body());
    return MAPPER.readTree(answer.body());
  }
}
