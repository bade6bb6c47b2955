package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That connections which send little or much do not keep others waiting. */
@Timeout(120)
class HostileLoadTest {
  /** Far less than any time-out of a request, far more than a busy machine needs. */
  private static final long PATIENCE_SECONDS = 8;

  private final MutableList<RawSocket> peers = Lists.mutable.empty();

  @AfterEach
  void close() {
    peers.each(RawSocket::close);
  }

  private static HttpServer open(HttpLimits limits, HttpHandler handler) throws IOException {
    return HttpServer.open("test", 0, HttpAccess.LOOPBACK, limits, handler);
  }

  private void crowd(HttpServer server, int number, String beginning) {
    for (int i = 0; i < number; i++) {
      peers.add(RawSocket.connect(server.port()).send(beginning));
    }
  }

  private static void assertServedSoon(HttpServer server) {
    long begin = System.nanoTime();

    assertEquals("well", RawSocket.exchange(server.port(), RawSocket.request("( PLAY m NIL )")));
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin);
    assertTrue(seconds < PATIENCE_SECONDS, seconds + " s");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "P", "POST / HTTP/1.0\r\n", "POST / HTTP/1.0\r\nContent-Length: 90\r\n\r\n("})
  void connections_fourHundredThatStopSpeaking_delayNobody(String beginning) throws IOException {
    try (HttpServer server = open(HttpLimits.defaults(), request -> HttpReply.of("well"))) {
      crowd(server, 400, beginning);

      assertServedSoon(server);
    }
  }

  @Test
  void connections_moreThanTheLimit_theSilentOnesGo() throws IOException {
    HttpLimits limits = HttpLimits.defaults().with(new HttpLimits.Load(128, 8, 4));
    try (HttpServer server = open(limits, request -> HttpReply.of("well"))) {
      crowd(server, 20, "");

      assertServedSoon(server);
      assertEquals("", peers.getFirst().readAll());
    }
  }

  @Test
  void connections_allInTheHandler_aFurtherOneIsRefused() throws Exception {
    HttpLimits limits = HttpLimits.defaults().with(new HttpLimits.Load(128, 2, 2));
    CountDownLatch arrived = new CountDownLatch(2);
    CountDownLatch release = new CountDownLatch(1);
    HttpHandler handler =
        request -> {
          arrived.countDown();
          await(release);
          return HttpReply.of("well");
        };
    try (HttpServer server = open(limits, handler)) {
      crowd(server, 2, RawSocket.request("( A )"));
      await(arrived);

      try (RawSocket late = RawSocket.connect(server.port())) {
        assertEquals("", late.readAll());
      }
      release.countDown();
      assertEquals("well", peers.getFirst().readBody());
    }
  }

  @Test
  void arrival_allThreadsBusy_isThatOfTheBytes() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    AtomicLong arrival = new AtomicLong();
    HttpHandler handler =
        request -> {
          if (request.text().contains("WAIT")) {
            begun.countDown();
            await(release);
          } else if (request.text().contains("TIMED")) {
            arrival.set(request.arrivalNanos());
          }
          return HttpReply.of("well");
        };
    try (HttpServer server =
        open(HttpLimits.defaults().with(new HttpLimits.Load(1, 512, 320)), handler)) {
      crowd(server, 1, RawSocket.request("( WAIT )"));
      await(begun);
      crowd(server, 1, RawSocket.request("( TIMED )"));
      // The reply to a third, which needs no thread, tells that the second has been read.
      RawSocket.exchange(server.port(), "OPTIONS / HTTP/1.0\r\n\r\n");
      long read = System.nanoTime();
      release.countDown();

      assertEquals("well", peers.getLast().readBody());
      assertTrue(arrival.get() - read < 0, "stamped when a thread was free");
    }
  }

  @Test
  void bodies_moreThanTheBudgetTogether_areRefusedAndShortMessagesAreServed() throws IOException {
    int body = 400_000;
    HttpLimits limits = HttpLimits.defaults().with(new HttpLimits.Lengths(1 << 10, body, body));
    String most = RawSocket.request("(" + "x".repeat(body - 2) + ")");
    String allButTheEnd = most.substring(0, most.length() - 1);
    try (HttpServer server = open(limits, request -> HttpReply.of("well"))) {
      crowd(server, 1, allButTheEnd);
      // The first body must have been read, a part in each round of the server, before the second.
      for (int round = 0; round < body >> 12; round++) {
        assertServedSoon(server);
      }

      String reply;
      try (RawSocket second = RawSocket.connect(server.port())) {
        reply = second.send(allButTheEnd).readAll();
      }
      assertEquals("HTTP/1.0 413 Payload Too Large", reply.lines().findFirst().orElse(reply));
      assertServedSoon(server);
      assertEquals("well", peers.getFirst().send(")").readBody());
      assertEquals("well", RawSocket.exchange(server.port(), most));
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(60, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
