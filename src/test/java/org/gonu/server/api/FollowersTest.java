package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.server.route.Route;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Followers of matches by server-sent events over raw sockets. */
@Tag("alone")
@Timeout(180)
final class FollowersTest {
  private final Path directory;
  private final ExecutorService readers = Executors.newCachedThreadPool();
  private final MutableList<Socket> sockets = Lists.mutable.empty();

  FollowersTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @AfterEach
  void end() throws IOException {
    readers.shutdownNow();
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  /** Opens a stream without reading from it. */
  private Socket follow(TestServer server, String match, String header) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4096);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
    socket
        .getOutputStream()
        .write(
            ("GET /api/v1/matches/"
                    + match
                    + "/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
                    + header
                    + "\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    sockets.add(socket);
    return socket;
  }

  /** Reads the ids of all events up to the end of the match. */
  private CompletableFuture<ImmutableList<Long>> ids(Socket socket) {
    return CompletableFuture.supplyAsync(
        () -> {
          MutableList<Long> ids = Lists.mutable.empty();
          try {
            BufferedReader in =
                new BufferedReader(
                    new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            for (String line = in.readLine(); line != null; line = in.readLine()) {
              if (line.startsWith("id: ")) {
                ids.add(Long.parseLong(line.substring(4)));
              }
              if (line.startsWith("data: ") && line.contains("\"kind\":\"ended\"")) {
                break;
              }
            }
          } catch (IOException closed) {
            ids.add(-1L);
          }
          return ids.toImmutable();
        },
        readers);
  }

  private static ImmutableList<Long> upTo(TestServer server, String match, int from) {
    int last = (int) server.games().match(match).orElseThrow().lastSequence();
    return IntInterval.fromTo(from, last).collect(i -> (long) i).toList().toImmutable();
  }

  @Test
  void follow_matchFromItsStart_getsEveryEventOnce() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String match = server.start(server.prepare(20));

      ImmutableList<Long> ids = ids(follow(server, match, "")).get(60, TimeUnit.SECONDS);

      assertEquals(upTo(server, match, 1), ids);
    }
  }

  @Test
  void follow_withLastEventId_getsTheRest() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String match = server.play(server.prepare(0));

      ImmutableList<Long> ids =
          ids(follow(server, match, "Last-Event-ID: 3\r\n")).get(60, TimeUnit.SECONDS);

      assertEquals(upTo(server, match, 4), ids);
    }
  }

  @Test
  void follow_unreadableLastEventId_isRefused() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String match = server.play(server.prepare(0));

      HttpResponse<String> answer =
          server.get(
              "/api/v1/matches/" + match + "/events",
              "Accept",
              Route.EVENT_STREAM,
              "Last-Event-ID",
              "x");

      assertEquals(400, answer.statusCode());
    }
  }

  /** A third of them never reads, a third goes away in the middle; the others miss nothing. */
  @Test
  void follow_fiveHundredOfOneMatch_readersMissNothing() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String match = server.start(server.prepare(300));
      MutableList<CompletableFuture<ImmutableList<Long>>> reading = Lists.mutable.empty();
      MutableList<Socket> leaving = Lists.mutable.empty();
      for (int i = 0; i < 500; i++) {
        Socket socket = follow(server, match, "");
        if (i % 3 == 0) {
          reading.add(ids(socket));
        } else if (i % 3 == 1) {
          leaving.add(socket);
        }
      }
      for (Socket socket : leaving) {
        socket.close();
      }

      server.games().whenEnded(match).get(60, TimeUnit.SECONDS);
      ImmutableList<Long> expected = upTo(server, match, 1);
      for (CompletableFuture<ImmutableList<Long>> ids : reading) {
        assertEquals(expected, ids.get(60, TimeUnit.SECONDS));
      }
      while (server.api().followers() > 0) {
        Thread.sleep(20);
      }
    }
  }

  @Test
  void follow_moreThanAllowed_isRefused() throws Exception {
    ApiSettings usual = ApiSettings.loopback(0);
    ApiSettings few = new ApiSettings(usual.bind(), 0, usual.idle(), 100, 2);
    try (TestServer server = new TestServer(directory, few)) {
      String match = server.start(server.prepare(500));
      follow(server, match, "");
      follow(server, match, "");
      while (server.api().followers() < 2) {
        Thread.sleep(10);
      }

      HttpResponse<String> third =
          server.get("/api/v1/matches/" + match + "/events", "Accept", Route.EVENT_STREAM);

      assertEquals(503, third.statusCode());
      assertTrue(third.body().contains("followers"), third.body());
    }
  }

  @Test
  void follow_afterTheLastEvent_endsAtOnce() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String match = server.play(server.prepare(0));
      long last = server.games().match(match).orElseThrow().lastSequence();

      ImmutableList<Long> ids =
          ids(follow(server, match, "Connection: close\r\nLast-Event-ID: " + last + "\r\n"))
              .get(10, TimeUnit.SECONDS);

      assertEquals(Lists.immutable.empty(), ids);
    }
  }
}
