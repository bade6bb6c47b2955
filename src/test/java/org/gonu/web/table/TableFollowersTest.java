package org.gonu.web.table;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("alone")
@Timeout(120)
final class TableFollowersTest {
  private static final int FOLLOWERS = 500;

  /** What one look of the machine at something else may take, in milliseconds. */
  private static final double SLACK_MILLIS = 30;

  /** Moves in turn by which nobody wins. */
  private static final ImmutableList<String> CELLS =
      Lists.immutable.of("a 1", "b 1", "c 1", "b 2", "a 2", "c 2", "b 3", "a 3");

  private final Path directory;

  TableFollowersTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static Socket follow(WebTestServer server, String path) throws Exception {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.api().port());
    socket
        .getOutputStream()
        .write(
            ("GET "
                    + path
                    + "/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private static BufferedReader reader(Socket socket) throws Exception {
    return new BufferedReader(
        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  private static void readUntil(BufferedReader in, String line) throws Exception {
    for (String read = in.readLine(); !read.equals(line); read = in.readLine()) {
      assertTrue(read.length() < 100_000);
    }
  }

  private static JsonNode newTable(WebTestServer server) throws Exception {
    String seats = "{\"x\":{\"kind\":\"person\"},\"o\":{\"kind\":\"person\"}}";
    return json(
        server.post(
            WebTestServer.V1 + "/tables",
            "{\"game\":{\"id\":\"tic-tac-toe\"},\"seats\":" + seats + "}"));
  }

  private static String path(JsonNode table) {
    return WebTestServer.V1 + "/tables/" + table.get("id").asText();
  }

  /** Makes a move, and tells how many milliseconds the player has waited for its answer. */
  private static double move(WebTestServer server, JsonNode table, int step) throws Exception {
    String role = step % 2 == 0 ? "x" : "o";
    long begin = System.nanoTime();
    int status =
        server
            .post(
                path(table) + "/moves",
                "{\"role\":\"%s\",\"step\":%d,\"move\":\"(mark %s)\",\"token\":\"%s\"}"
                    .formatted(role, step, CELLS.get(step), table.at("/tokens/" + role).asText()))
            .statusCode();
    assertEquals(200, status);
    return (System.nanoTime() - begin) / 1e6;
  }

  /**
   * Both tables make the same moves in turn, so that whatever else the machine does counts twice.
   */
  @Test
  void follow_byFiveHundred_costsThePlayersNothing() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      JsonNode lonely = newTable(server);
      JsonNode followed = newTable(server);
      MutableList<Socket> sockets = Lists.mutable.empty();
      MutableList<BufferedReader> readers = Lists.mutable.empty();
      for (int i = 0; i < FOLLOWERS; i++) {
        sockets.add(follow(server, path(followed)));
        readers.add(reader(sockets.getLast()));
      }
      for (BufferedReader in : readers) {
        readUntil(in, "event: created");
      }
      MutableDoubleList alone = DoubleLists.mutable.empty();
      MutableDoubleList watched = DoubleLists.mutable.empty();
      for (int step = 0; step < CELLS.size(); step++) {
        alone.add(move(server, lonely, step));
        watched.add(move(server, followed, step));
        for (BufferedReader in : readers) {
          readUntil(in, "event: moved");
        }
      }

      assertTrue(
          watched.median() < 2 * alone.median() + SLACK_MILLIS,
          "with followers " + watched + ", without " + alone);
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }
}
