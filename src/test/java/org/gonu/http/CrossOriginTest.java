package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That web pages reach the handler only where their origin is named. */
@Timeout(60)
class CrossOriginTest {
  private static final String PAGE = "http://gamemaster.example";

  private final AtomicInteger handled = new AtomicInteger();
  private HttpServer server = open(HttpAccess.LOOPBACK);

  private HttpServer open(HttpAccess access) {
    try {
      return HttpServer.open(
          "test",
          0,
          access,
          HttpLimits.defaults(),
          request -> HttpReply.of("handled " + handled.incrementAndGet()));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void serve(HttpAccess access) {
    server.close();
    server = open(access);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String answer(String request) {
    try (RawSocket browser = RawSocket.connect(server.port())) {
      return browser.send(request).readAll();
    }
  }

  private static String post(String headers) {
    return "POST / HTTP/1.1\r\nHost: x\r\n" + headers + "Content-Length: 6\r\n\r\n(INFO)";
  }

  private static String preflight(String origin) {
    return "OPTIONS / HTTP/1.1\r\nHost: x\r\nOrigin: "
        + origin
        + "\r\nAccess-Control-Request-Method: POST\r\n"
        + "Access-Control-Request-Headers: sender,x-match\r\n\r\n";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Origin: http://gamemaster.example\r\n",
        "origin: null\r\n",
        "Sec-Fetch-Site: cross-site\r\n",
        "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: no-cors\r\n"
      })
  void post_ofAPageNobodyNamed_isRefusedUnhandled(String headers) {
    String reply = answer(post(headers));

    assertEquals("HTTP/1.0 403 Forbidden", reply.lines().findFirst().orElse(reply));
    assertEquals(0, handled.get());
  }

  @Test
  void get_ofAnImageInAPage_isRefusedUnhandled() {
    String reply =
        answer("GET /(STOP+m) HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: cross-site\r\n\r\n");

    assertEquals("HTTP/1.0 403 Forbidden", reply.lines().findFirst().orElse(reply));
    assertEquals(0, handled.get());
  }

  @Test
  void get_openedByTheUser_isServed() {
    String reply = answer("GET / HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: none\r\n\r\n");

    assertEquals("HTTP/1.0 200 OK", reply.lines().findFirst().orElse(reply));
    assertEquals(1, handled.get());
  }

  @Test
  void options_noOriginNamed_allowNothing() {
    String reply = answer(preflight(PAGE)).toLowerCase(Locale.ROOT);

    assertFalse(reply.contains("access-control"), reply);
  }

  @Test
  void options_originNamed_areAllowedWithoutAskingTheHandler() {
    serve(HttpAccess.LOOPBACK.withOrigin("*"));

    assertEquals(
        """
        HTTP/1.0 200 OK
        Content-type: text/acl
        Content-length: 0
        Access-Control-Allow-Origin: *
        Access-Control-Allow-Methods: POST, GET, OPTIONS
        Access-Control-Allow-Headers: Sender, Receiver, Content-Type, Accept, sender,x-match
        Access-Control-Max-Age: 86400
        Access-Control-Allow-Private-Network: true
        Connection: close

        """
            .replace("\n", "\r\n"),
        answer(preflight(PAGE)));
    assertEquals(0, handled.get());
  }

  @Test
  void post_ofThePageNamed_isServedWithItsHeaders() {
    serve(HttpAccess.LOOPBACK.withOrigin(PAGE));

    assertEquals(
        """
        HTTP/1.0 200 OK
        Content-type: text/acl
        Content-length: 9
        Access-Control-Allow-Origin: http://gamemaster.example
        Access-Control-Allow-Methods: POST, GET, OPTIONS
        Access-Control-Allow-Headers: Sender, Receiver, Content-Type, Accept
        Access-Control-Max-Age: 86400
        Connection: close

        handled 1\
        """
            .replace("\n", "\r\n"),
        answer(post("Origin: " + PAGE + "\r\nSec-Fetch-Site: cross-site\r\n")));
  }

  @Test
  void post_ofAnotherPageThanNamed_isRefused() {
    serve(HttpAccess.LOOPBACK.withOrigin(PAGE));

    String reply = answer(post("Origin: http://other.example\r\n"));

    assertEquals("HTTP/1.0 403 Forbidden", reply.lines().findFirst().orElse(reply));
  }

  @Test
  void origin_withLineEnd_isRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> HttpAccess.LOOPBACK.withOrigin("a\r\nX-Header: b"));
  }
}
