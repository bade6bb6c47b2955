package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the client sends, and how it bears peers that answer badly or not at all. */
@Timeout(60)
class HttpClientTest {
  private static final Duration CONNECT = Duration.ofSeconds(5);

  private final HttpClient client = new HttpClient("test");
  private final CountDownLatch end = new CountDownLatch(1);

  @AfterEach
  void close() {
    end.countDown();
    client.close();
  }

  private String post(ScriptedPlayer player, String body, Duration limit) throws HttpFailure {
    HttpPost message = new HttpPost("localhost", player.port(), "GAMESERVER", "Hex", body);
    return client.post(message, CONNECT, System.nanoTime() + limit.toNanos());
  }

  private HttpFailure.Kind failure(ScriptedPlayer player, Duration limit) {
    return assertThrows(HttpFailure.class, () -> post(player, "( INFO )", limit)).kind();
  }

  private static ScriptedPlayer saying(String reply) throws IOException {
    return new ScriptedPlayer(
        (player, socket) -> {
          player.readRequest(socket);
          RawSocket.of(socket).send(reply);
        });
  }

  @Test
  void post_message_hasTheBytesOfGgpBase() throws Exception {
    try (ScriptedPlayer player = ScriptedPlayer.answering("ready")) {
      post(player, "( PLAY m NIL )", Duration.ofSeconds(10));

      assertEquals(
          crLf(
              """
              POST / HTTP/1.0
              Accept: text/delim
              Host: localhost
              Sender: GAMESERVER
              Receiver: Hex
              Content-Type: text/acl
              Content-Length: 14

              ( PLAY m NIL )"""),
          player.nextRequest());
    }
  }

  @Test
  void reply_announcedLength_isReadSoFar() throws Exception {
    try (ScriptedPlayer player = saying("HTTP/1.0 200 OK\r\ncontent-length: 4\r\n\r\nnoop!!!")) {
      assertEquals("noop", post(player, "( INFO )", Duration.ofSeconds(10)));
    }
  }

  @Test
  void reply_noLength_isReadToTheEnd() throws Exception {
    try (ScriptedPlayer player = saying("HTTP/1.0 500 Oops\n\n ( mark 1 1 )\n")) {
      assertEquals("( mark 1 1 )", post(player, "( INFO )", Duration.ofSeconds(10)));
    }
  }

  @Test
  void reply_chunked_isPutTogether() throws Exception {
    try (ScriptedPlayer player =
        saying("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nnoop\r\n0\r\n\r\n")) {
      assertEquals("noop", post(player, "( INFO )", Duration.ofSeconds(10)));
    }
  }

  @Test
  void reply_connectionStaysOpen_lengthEndsIt() throws Exception {
    try (ScriptedPlayer player =
        new ScriptedPlayer(
            (self, socket) -> {
              RawSocket.of(socket).send("HTTP/1.0 200 OK\r\nContent-Length: 4\r\n\r\nnoop");
              end.await();
            })) {
      assertEquals("noop", post(player, "( INFO )", Duration.ofSeconds(10)));
    }
  }

  @Test
  void post_silentPeer_timesOutAtTheDeadline() throws Exception {
    try (ScriptedPlayer player = new ScriptedPlayer((self, socket) -> end.await())) {
      long start = System.nanoTime();

      assertEquals(HttpFailure.Kind.TIMEOUT, failure(player, Duration.ofMillis(300)));
      assertTrue(System.nanoTime() - start < TimeUnit.SECONDS.toNanos(5));
    }
  }

  @Test
  void post_tricklingPeer_timesOutAtTheDeadline() throws Exception {
    ScriptedPlayer.Script trickle =
        (self, socket) -> {
          RawSocket raw = RawSocket.of(socket).send("HTTP/1.0 200 OK\r\n\r\n");
          while (!end.await(20, TimeUnit.MILLISECONDS)) {
            raw.send("x");
          }
        };
    try (ScriptedPlayer player = new ScriptedPlayer(trickle)) {
      assertEquals(HttpFailure.Kind.TIMEOUT, failure(player, Duration.ofMillis(300)));
    }
  }

  @Test
  void post_peerDoesNotRead_timesOutAtTheDeadline() throws Exception {
    try (ScriptedPlayer player = new ScriptedPlayer((self, socket) -> end.await())) {
      HttpFailure failure =
          assertThrows(
              HttpFailure.class, () -> post(player, "x".repeat(32 << 20), Duration.ofMillis(800)));

      assertEquals(HttpFailure.Kind.TIMEOUT, failure.kind());
    }
  }

  @Test
  void post_peerClosesWithoutReply_isBroken() throws Exception {
    try (ScriptedPlayer player = new ScriptedPlayer(ScriptedPlayer::readRequest)) {
      assertEquals(HttpFailure.Kind.BROKEN, failure(player, Duration.ofSeconds(10)));
    }
  }

  @Test
  void post_nobodyListens_isUnreachable() throws Exception {
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    HttpPost message = new HttpPost("127.0.0.1", free, "GAMESERVER", "", "( INFO )");
    HttpFailure failure =
        assertThrows(
            HttpFailure.class,
            () -> client.post(message, CONNECT, System.nanoTime() + CONNECT.toNanos()));

    assertEquals(HttpFailure.Kind.UNREACHABLE, failure.kind());
  }

  @Test
  void post_unknownHost_isUnreachable() {
    HttpPost message = new HttpPost("no-such-host.invalid", 1, "GAMESERVER", "", "( INFO )");
    HttpFailure failure =
        assertThrows(
            HttpFailure.class,
            () -> client.post(message, CONNECT, System.nanoTime() + CONNECT.toNanos()));

    assertEquals(HttpFailure.Kind.UNREACHABLE, failure.kind());
    assertTrue(String.valueOf(failure.getMessage()).contains("no-such-host.invalid"));
  }

  @Test
  void cancel_whileWaiting_endsTheCall() throws Exception {
    try (ScriptedPlayer player =
        new ScriptedPlayer(
            (self, socket) -> {
              self.readRequest(socket);
              end.await();
            })) {
      CompletableFuture<String> call =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return post(player, "( INFO )", Duration.ofSeconds(30));
                } catch (HttpFailure e) {
                  return e.kind().name();
                }
              });
      player.nextRequest();
      client.cancel();

      assertEquals("CANCELLED", get(call));
    }
  }

  private static String crLf(String text) {
    return text.replace("\n", "\r\n");
  }

  private static String get(CompletableFuture<String> call)
      throws ExecutionException, InterruptedException {
    try {
      return call.get(10, TimeUnit.SECONDS);
    } catch (java.util.concurrent.TimeoutException e) {
      throw new AssertionError(e);
    }
  }
}
