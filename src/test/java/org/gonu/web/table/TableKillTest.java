package org.gonu.web.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.JavaMachine;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The server is killed while persons move, as by {@code kill -9}, and started again: what a player
 * was told is still there. {@code mvn test -Dtest=TableKillTest -DexcludedGroups=} kills it twenty
 * times, too.
 */
final class TableKillTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final String TABLES = WebTestServer.V1 + "/tables";
  private static final ImmutableList<String> ROLES = Lists.immutable.of("white", "black");

  /** Longest time from the first answer to the kill. */
  private static final int MAX_LIFE_MILLIS = 400;

  private final Path directory;

  /**
   * Moves of the present match that a server has confirmed, in the order in which they were made.
   */
  private final MutableList<String> confirmed = Lists.mutable.empty();

  /** How many moves were confirmed in the matches that ended before. */
  private int total;

  TableKillTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** A server in a process of its own, which tells its port. */
  public static final class Child {
    private Child() {}

    /** Serves a directory until it is killed. */
    public static void main(String[] args) throws IOException {
      WebTestServer server = new WebTestServer(Path.of(args[0]));
      System.out.println(server.api().port());
      System.out.flush();
      while (System.in.read() >= 0) {
        // Until the test ends.
      }
      server.close();
    }
  }

  private Process start() throws IOException {
    return JavaMachine.program(
            JavaMachine.quick("-Xmx256m"), Child.class.getName(), directory.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Test
  @Timeout(120)
  void server_killedTwice_losesNoMoveThatItConfirmed() throws Exception {
    run(2, 1);
  }

  @Tag("slow")
  @Test
  @Timeout(600)
  void server_killedTwentyTimes_losesNoMoveThatItConfirmed() throws Exception {
    run(20, 2);
  }

  private void run(int kills, long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    JsonNode table = MAPPER.createObjectNode();
    for (int kill = 0; kill < kills; kill++) {
      Process server = start();
      try (BufferedReader output =
          new BufferedReader(
              new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
        String address = "http://127.0.0.1:" + output.readLine();
        if (kill == 0) {
          table = send(address + TABLES, newTable());
        }
        JsonNode now = send(address + path(table), "");
        checkKept(now, "before kill " + kill);
        if (!now.get("result").isNull()) {
          total += confirmed.size();
          confirmed.clear();
          table = send(address + TABLES, newTable());
        }
        playUntilKilled(server, address, table, random.nextInt(MAX_LIFE_MILLIS));
      } finally {
        server.destroyForcibly();
      }
      assertTrue(server.waitFor(30, TimeUnit.SECONDS));
    }
    try (WebTestServer last = new WebTestServer(directory)) {
      checkKept(WebTestServer.json(last.get(path(table))), "at the end");
      assertTrue(total + confirmed.size() > kills, "confirmed: " + confirmed);
    }
  }

  private static String newTable() {
    return "{\"game\":{\"id\":\"breakthrough\"},\"seats\":"
        + "{\"white\":{\"kind\":\"person\"},\"black\":{\"kind\":\"person\"}}}";
  }

  private static String path(JsonNode table) {
    return TABLES + "/" + table.get("id").asText();
  }

  /** Moves for both persons, and kills the server some time after the first answer. */
  private void playUntilKilled(Process server, String address, JsonNode table, int millis)
      throws Exception {
    JsonNode now = move(address, table, send(address + path(table), ""));
    Thread killer =
        new Thread(
            () -> {
              try {
                TimeUnit.MILLISECONDS.sleep(millis);
              } catch (InterruptedException ending) {
                Thread.currentThread().interrupt();
              }
              server.destroyForcibly();
            });
    killer.start();
    try {
      while (now.get("result").isNull()) {
        now = move(address, table, now);
      }
    } catch (IOException killed) {
      assertTrue(server.waitFor(30, TimeUnit.SECONDS), killed.toString());
    }
    killer.join();
  }

  private JsonNode move(String address, JsonNode table, JsonNode now) throws Exception {
    int step = now.get("moves").size();
    String role = ROLES.get(step % 2);
    String move = now.at("/position/legal/" + role + "/0/move").asText();
    ObjectNode body =
        MAPPER
            .createObjectNode()
            .put("role", role)
            .put("token", table.at("/tokens/" + role).asText())
            .put("step", step)
            .put("move", move);
    JsonNode answer = send(address + path(table) + "/moves", body.toString());
    while (confirmed.size() <= step) {
      confirmed.add(answer.get("moves").get(confirmed.size()).toString());
    }
    return answer;
  }

  private static JsonNode send(String address, String body) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address));
    if (!body.isEmpty()) {
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    HttpResponse<String> answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertTrue(answer.statusCode() < 300, answer.body());
    return MAPPER.readTree(answer.body());
  }

  /** All that was confirmed is there, and at most one move more, whose answer was lost. */
  private void checkKept(JsonNode now, String when) {
    ImmutableList<String> kept =
        Lists.mutable.withAll(now.get("moves")).collect(JsonNode::toString).toImmutable();

    assertEquals(confirmed, kept.take(confirmed.size()), when);
    assertTrue(kept.size() <= confirmed.size() + 1, when + ": " + kept + " of " + confirmed);
  }
}
