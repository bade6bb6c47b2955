package org.gonu.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.gonu.http.HttpAccess;
import org.gonu.http.HttpLimits;
import org.gonu.http.HttpReply;
import org.gonu.http.HttpServer;
import org.gonu.http.RawSocket;

/** The bytes of HTTP requests, over a real socket. A good request is answered after each. */
final class HttpTarget implements Target {
  private final HttpServer server =
      HttpServer.open(
          "fuzz",
          0,
          HttpAccess.LOOPBACK,
          HttpLimits.defaults()
              .with(
                  new HttpLimits.Timeouts(
                      Duration.ofMillis(200), Duration.ofMillis(400), Duration.ofMillis(400))),
          request -> HttpReply.of("well"));

  HttpTarget() throws IOException {}

  @Override
  public List<byte[]> samples() {
    return Samples.texts(
        RawSocket.request("( INFO )"),
        "GET /(info) HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n(a )\r\n0\r\n\r\n",
        "OPTIONS / HTTP/1.1\r\nOrigin: http://x\r\nAccess-Control-Request-Method: POST\r\n\r\n");
  }

  @Override
  public List<String> words() {
    return List.of(
        "\r\n",
        "\n",
        "\r\n\r\n",
        ":",
        "Content-Length: ",
        "Transfer-Encoding: chunked\r\n",
        "-1",
        "99999999999",
        "0",
        "HTTP/9.9",
        "%00",
        "\u0000",
        "POST ",
        "GET ",
        "ffffffff",
        " ");
  }

  @Override
  public void take(byte[] input) {
    try (RawSocket peer = RawSocket.connect(server.port())) {
      peer.send(new String(input, StandardCharsets.ISO_8859_1)).halfClose().readAll();
    } catch (UncheckedIOException hungUp) {
      // The server may hang up on such a peer, as long as it answers the next one.
    }
    assertTrue(RawSocket.exchange(server.port(), RawSocket.request("( A )")).endsWith("well"));
  }

  @Override
  public void close() {
    server.close();
  }
}
