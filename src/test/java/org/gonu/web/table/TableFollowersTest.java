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
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class TableFollowersTest {
  private static final int FOLLOWERS = 500;

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

  @Test
  void follow_byFiveHundred_costsThePlayersLittle() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      String seats = "{\"x\":{\"kind\":\"person\"},\"o\":{\"kind\":\"person\"}}";
      JsonNode table =
          json(
              server.post(
                  WebTestServer.V1 + "/tables",
                  "{\"game\":{\"id\":\"tic-tac-toe\"},\"seats\":" + seats + "}"));
      String path = WebTestServer.V1 + "/tables/" + table.get("id").asText();
      MutableList<Socket> sockets = Lists.mutable.empty();
      MutableList<BufferedReader> readers = Lists.mutable.empty();
      for (int i = 0; i < FOLLOWERS; i++) {
        sockets.add(follow(server, path));
        readers.add(reader(sockets.getLast()));
      }
      for (BufferedReader in : readers) {
        readUntil(in, "event: created");
      }

      long begin = System.nanoTime();
      int status =
          server
              .post(
                  path + "/moves",
                  "{\"role\":\"x\",\"step\":0,\"move\":\"(mark a 1)\",\"token\":\""
                      + table.at("/tokens/x").asText()
                      + "\"}")
              .statusCode();
      long moved = System.nanoTime() - begin;
      for (BufferedReader in : readers) {
        readUntil(in, "event: moved");
      }

      assertEquals(200, status);
      assertTrue(moved < TimeUnit.SECONDS.toNanos(2), "the move took " + moved + " ns");
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }
}
