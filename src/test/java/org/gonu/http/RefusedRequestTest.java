package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Requests that the server drops or refuses. */
@Timeout(60)
final class RefusedRequestTest extends HttpServerFixture {
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
}
