package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the server does with handlers and replies. */
@Timeout(60)
final class HttpServerTest extends HttpServerFixture {
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
}
