package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the server makes of requests, well formed and otherwise. The handler echoes. */
@Timeout(60)
class HttpServerTest {
  private HttpServer server;

  @BeforeEach
  void open() throws IOException {
    server =
        open(
            HttpLimits.defaults(),
            request -> new HttpReply("<" + request.text() + ">", request.charset(), () -> {}));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static HttpServer open(HttpLimits limits, HttpHandler handler) throws IOException {
    return HttpServer.open("test", 0, HttpAccess.LOOPBACK, limits, handler);
  }

  private String exchange(String request) {
    return RawSocket.exchange(server.port(), request);
  }

  @Test
  void post_ofGgpBase_repliesWithTheseBytes() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      String reply = host.send(RawSocket.request("( INFO )")).readAll();

      assertEquals(
          crLf(
              """
              HTTP/1.0 200 OK
              Content-type: text/acl
              Content-length: 10
              Connection: close

              <( INFO )>\
              """),
          reply);
    }
  }

  @Test
  void post_lineEndsOfLfAlone_isRead() {
    assertEquals("<( A )>", exchange("POST / HTTP/1.0\nContent-Length: 5\n\n( A )"));
  }

  @Test
  void post_headerNamesInAnyCase_isRead() {
    assertEquals("<(A) >", exchange("POST / HTTP/1.0\r\ncontent-LENGTH:4\r\n\r\n(A) ignored"));
  }

  @Test
  void post_ofDresdenWithoutHost_isRead() {
    String request =
        "POST / HTTP/1.0\r\nAccept: text/delim\r\nSender: Gamecontroller\r\nReceiver: h\r\n"
            + "Content-type: text/acl\r\nContent-length: 14\r\n\r\n(PLAY M1 NIL) ";

    assertEquals("<(PLAY M1 NIL) >", exchange(request));
  }

  @Test
  void post_noLength_endsWithItsParenthesis() {
    assertEquals("<( A (b) )>", exchange("POST / HTTP/1.0\r\n\r\n( A (b) )"));
  }

  @Test
  void post_noLengthParenthesisInComment_doesNotCount() {
    assertEquals("<( A ; )\n (b) )>", exchange("POST / HTTP/1.0\r\n\r\n( A ; )\n (b) )"));
  }

  @Test
  void post_noLengthAndHalfClosed_endsThere() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      assertEquals("<info>", host.send("POST / HTTP/1.0\r\n\r\ninfo").halfClose().readBody());
    }
  }

  @Test
  void post_noLengthNoBody_isEmptyAfterSilence() {
    assertEquals("<>", exchange("POST / HTTP/1.1\r\nHost: x\r\n\r\n"));
  }

  @Test
  void post_lengthZero_isEmpty() {
    assertEquals("<>", exchange("POST / HTTP/1.0\r\nContent-Length: 0\r\n\r\n"));
  }

  @Test
  void post_lengthIsNoNumber_isReadAsWithoutLength() {
    assertEquals("<( A )>", exchange("POST / HTTP/1.0\r\nContent-Length: many\r\n\r\n( A )"));
  }

  @Test
  void post_lengthCountsCharacters_isReadToItsParenthesis() {
    String body = "( PLAY m ( caf\u00c3\u00a9 ) )";
    int characters = body.length() - 1;

    assertEquals(
        "<" + body + ">",
        exchange("POST / HTTP/1.0\r\nContent-Length: " + characters + "\r\n\r\n" + body));
  }

  @Test
  void post_lengthTooLarge_endsWithItsParenthesisAfterSilence() {
    assertEquals("<( A )>", exchange("POST / HTTP/1.0\r\nContent-Length: 7\r\n\r\n( A )"));
  }

  @Test
  void post_oneByteInEachPacket_isRead() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      for (char c : RawSocket.request("( PLAY m NIL )").toCharArray()) {
        host.send(String.valueOf(c));
      }

      assertEquals("<( PLAY m NIL )>", host.readBody());
    }
  }

  @Test
  void post_bytesThatAreNotUtf8_comeBackAsTheyWere() {
    assertEquals("<( \u00e9 )>", exchange(RawSocket.request("( \u00e9 )")));
  }

  @Test
  void post_chunked_isPutTogether() {
    String request =
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;a=1\r\n( A\r\n2\r\n )\r\n0\r\n\r\n";

    assertEquals("<( A )>", exchange(request));
  }

  @Test
  void post_expectContinue_isToldToContinue() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      host.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n");
      assertEquals("HTTP/1.1 100 Continue\r\n\r\n", host.readUntil("\r\n\r\n"));

      assertEquals("<( A )>", host.send("( A )").readBody());
    }
  }

  @Test
  void post_keepAlive_closesAllTheSame() {
    String request =
        "POST /any/path HTTP/1.1\r\nConnection: keep-alive\r\nContent-Length: 5\r\n\r\n( A )";

    assertEquals("<( A )>", exchange(request));
  }

  @Test
  void post_moreBytesThanAnnounced_replyArrivesInFull() {
    String request = "POST / HTTP/1.0\r\nContent-Length: 5\r\n\r\n( A )" + "\r\n".repeat(5000);

    assertEquals("<( A )>", exchange(request));
  }

  @Test
  void get_messageInPath_isDecoded() {
    assertEquals("<( PLAY m+1 NIL )>", exchange("GET /%28+PLAY%20m%2B1+NIL+%29 HTTP/1.0\r\n\r\n"));
  }

  @Test
  void get_carriageReturnInPath_becomesBlank() {
    assertEquals("<( A  )>", exchange("GET /(+A%0D+) HTTP/1.1\r\nHost: x\r\n\r\n"));
  }

  @Test
  void get_rootOnly_isEmpty() {
    assertEquals("<>", exchange("GET / HTTP/1.0\r\n\r\n"));
  }

  @Test
  void get_brokenEscape_isTakenAsItIs() {
    assertEquals("<%zz>", exchange("GET /%zz HTTP/1.0\r\n\r\n"));
  }

  @Test
  void head_anything_isAnsweredWithoutBody() {
    assertEquals("", exchange("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n"));
  }

  @Test
  void request_notHttp_isDroppedAndTheServerGoesOn() {
    try (RawSocket peer = RawSocket.connect(server.port())) {
      assertEquals("", peer.send("( INFO )\r\n\r\n").readAll());
    }
    assertEquals("<( A )>", exchange(RawSocket.request("( A )")));
  }

  @Test
  void request_resetWhileArriving_isDroppedAndTheServerGoesOn() {
    RawSocket.connect(server.port()).send("POST / HTTP/1.0\r\nContent-Length: 50\r\n\r\n(").reset();

    assertEquals("<( A )>", exchange(RawSocket.request("( A )")));
  }

  @Test
  void request_tricklesBeyondTheTimeout_isDropped() throws IOException {
    HttpLimits limits =
        HttpLimits.defaults()
            .with(
                new HttpLimits.Timeouts(
                    Duration.ofMillis(300), Duration.ofMillis(300), Duration.ofSeconds(3)));
    AtomicBoolean called = new AtomicBoolean();
    HttpHandler handler =
        request -> {
          called.set(true);
          return HttpReply.of("");
        };

    try (HttpServer strict = open(limits, handler);
        RawSocket peer = RawSocket.connect(strict.port())) {
      peer.send("POST / HTTP/1.0\r\nContent-Length: 10\r\n\r\n(");

      assertEquals("", peer.readAll());
      assertTrue(!called.get());
    }
  }

  @Test
  void request_headTricklesBeyondItsTimeout_isDropped() throws IOException {
    HttpLimits limits =
        HttpLimits.defaults()
            .with(
                new HttpLimits.Timeouts(
                    Duration.ofMillis(300), Duration.ofSeconds(60), Duration.ofSeconds(3)));
    try (HttpServer strict = open(limits, request -> HttpReply.of(""));
        RawSocket peer = RawSocket.connect(strict.port())) {
      assertEquals("", peer.send("POST / HTT").readAll());
    }
  }

  @Test
  void request_announcedLongerThanTheLimit_isRefusedBeforeItComes() throws IOException {
    HttpLimits limits = HttpLimits.defaults().with(new HttpLimits.Lengths(1 << 10, 10, 1 << 20));
    try (HttpServer strict = open(limits, request -> HttpReply.of("read"));
        RawSocket peer = RawSocket.connect(strict.port())) {
      String reply = peer.send("POST / HTTP/1.0\r\nContent-Length: 11\r\n\r\n").readAll();

      assertEquals("HTTP/1.0 413 Payload Too Large", reply.lines().findFirst().orElse(reply));
    }
  }

  @Test
  void request_longerThanTheLimitWithoutLength_isRefused() throws IOException {
    HttpLimits limits = HttpLimits.defaults().with(new HttpLimits.Lengths(1 << 10, 10, 1 << 20));
    try (HttpServer strict = open(limits, request -> HttpReply.of("read"));
        RawSocket peer = RawSocket.connect(strict.port())) {
      String reply = peer.send("POST / HTTP/1.0\r\n\r\n" + "(".repeat(11)).readAll();

      assertEquals("HTTP/1.0 413 Payload Too Large", reply.lines().findFirst().orElse(reply));
    }
  }

  @Test
  void request_headLongerThanTheLimit_isDropped() throws IOException {
    HttpLimits limits = HttpLimits.defaults().with(new HttpLimits.Lengths(100, 100, 1 << 20));
    try (HttpServer strict = open(limits, request -> HttpReply.of("read"));
        RawSocket peer = RawSocket.connect(strict.port())) {
      assertEquals("", peer.send("GET /" + "a".repeat(96)).readAll());
    }
  }

  @Test
  void body_ofTenMegabytes_isRead() throws IOException {
    String body = "(" + "( cell 1 1 b ) ".repeat(700_000) + ")";
    try (HttpServer counter =
        open(
            HttpLimits.defaults().with(new HttpLimits.Lengths(1 << 10, 16 << 20, 16 << 20)),
            request -> HttpReply.of("" + request.text().length()))) {
      assertEquals("" + body.length(), RawSocket.exchange(counter.port(), RawSocket.request(body)));
    }
  }

  @Test
  void reply_ofMegabytesToSlowReader_arrivesInFull() throws IOException {
    String large = "x".repeat(8 << 20);
    try (HttpServer talker = open(HttpLimits.defaults(), request -> HttpReply.of(large));
        RawSocket peer = RawSocket.connect(talker.port())) {
      peer.send(RawSocket.request("( A )") + "unread");
      peer.readUntil("\r\n\r\n");

      assertEquals(large.length(), peer.readAll().length());
    }
  }

  @Test
  void handler_throws_givesEmptyReply() throws IOException {
    HttpHandler broken =
        request -> {
          throw new IllegalStateException("deliberate");
        };
    try (HttpServer other = open(HttpLimits.defaults(), broken)) {
      assertEquals("", RawSocket.exchange(other.port(), RawSocket.request("( A )")));
    }
  }

  @Test
  void handler_outOfMemory_givesEmptyReplyAndTheServerGoesOn() throws IOException {
    HttpHandler greedy =
        request -> {
          if (request.text().contains("MUCH")) {
            throw new OutOfMemoryError("deliberate");
          }
          return HttpReply.of("well");
        };
    try (HttpServer other = open(HttpLimits.defaults(), greedy)) {
      assertEquals("", RawSocket.exchange(other.port(), RawSocket.request("( MUCH )")));
      assertEquals("well", RawSocket.exchange(other.port(), RawSocket.request("( A )")));
    }
  }

  @Test
  void handler_blocks_othersAreServed() throws IOException {
    CountDownLatch release = new CountDownLatch(1);
    HttpHandler handler =
        request -> {
          if (request.text().contains("WAIT")) {
            await(release);
          }
          return HttpReply.of(request.text());
        };
    try (HttpServer other = open(HttpLimits.defaults(), handler);
        RawSocket waiting = RawSocket.connect(other.port())) {
      waiting.send(RawSocket.request("( WAIT )"));

      assertEquals("( A )", RawSocket.exchange(other.port(), RawSocket.request("( A )")));
      release.countDown();
      assertEquals("( WAIT )", waiting.readBody());
    }
  }

  @Test
  void reply_peerHasClosed_isReportedLost() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    CountDownLatch lost = new CountDownLatch(1);
    HttpHandler handler =
        request -> {
          arrived.countDown();
          await(closed);
          return new HttpReply("late", request.charset(), lost::countDown);
        };
    try (HttpServer other = open(HttpLimits.defaults(), handler)) {
      try (RawSocket host = RawSocket.connect(other.port())) {
        host.send(RawSocket.request("( A )"));
        await(arrived);
      }
      closed.countDown();

      assertTrue(lost.await(10, TimeUnit.SECONDS));
    }
  }

  @Test
  void arrival_slowRequest_isThatOfTheFirstByte() throws Exception {
    AtomicLong arrival = new AtomicLong();
    HttpHandler handler =
        request -> {
          arrival.set(request.arrivalNanos());
          return HttpReply.of("");
        };
    try (HttpServer other = open(HttpLimits.defaults(), handler);
        RawSocket host = RawSocket.connect(other.port())) {
      host.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
      host.readUntil("\r\n\r\n");
      long headRead = System.nanoTime();
      host.send("(A)").readBody();

      assertTrue(arrival.get() < headRead);
    }
  }

  @Test
  void open_portTaken_saysSo() {
    BindException taken =
        assertThrows(
            BindException.class,
            () ->
                HttpServer.open(
                    "second",
                    server.port(),
                    HttpAccess.LOOPBACK,
                    HttpLimits.defaults(),
                    request -> HttpReply.of("")));

    assertTrue(String.valueOf(taken.getMessage()).contains("port " + server.port()));
  }

  private static String crLf(String text) {
    return text.replace("\n", "\r\n");
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(20, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
