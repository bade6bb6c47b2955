package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A server whose handler echoes. */
abstract class HttpServerFixture {
  HttpServer server;

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

  static HttpServer open(HttpLimits limits, HttpHandler handler) throws IOException {
    return HttpServer.open("test", 0, HttpAccess.LOOPBACK, limits, handler);
  }

  String exchange(String request) {
    return RawSocket.exchange(server.port(), request);
  }

  static String crLf(String text) {
    return text.replace("\n", "\r\n");
  }

  static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(20, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
