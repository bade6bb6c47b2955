package org.gonu.http;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Writes replies. Some hosts count the announced length, others read until the socket closes; so
 * the length is exact and the connection ends. The Access-Control headers, by which web pages may
 * send requests and read replies, are written only if an origin is allowed.
 */
final class ReplyWriter {
  private static final String ALLOWED_HEADERS = "Sender, Receiver, Content-Type, Accept";
  private static final String CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";

  private final Optional<String> origin;

  /** A writer for the pages of an origin, {@code *} for all. */
  ReplyWriter(Optional<String> origin) {
    this.origin = origin;
  }

  /** A reply to a message. */
  ByteBuffer reply(String text, Charset charset) {
    return bytes("200 OK", text.getBytes(charset), ALLOWED_HEADERS, "");
  }

  /** A reply without a body. */
  ByteBuffer empty() {
    return empty("200 OK");
  }

  /** A reply to a request that is not served, such as {@code 413 Payload Too Large}. */
  ByteBuffer empty(String status) {
    return bytes(status, new byte[0], ALLOWED_HEADERS, "");
  }

  /** The interim reply that a peer waits for before it sends a body. */
  static ByteBuffer goOn() {
    return ByteBuffer.wrap(CONTINUE.getBytes(StandardCharsets.US_ASCII));
  }

  /** The reply to a CORS preflight request. */
  ByteBuffer preflight(Head question) {
    String asked =
        question.header("access-control-request-headers").replaceAll("[^A-Za-z0-9_, -]", "");
    String allowed = asked.isBlank() ? ALLOWED_HEADERS : ALLOWED_HEADERS + ", " + asked.strip();
    return bytes("200 OK", new byte[0], allowed, "Access-Control-Allow-Private-Network: true\r\n");
  }

  private ByteBuffer bytes(String status, byte[] body, String allowedHeaders, String extra) {
    String head =
        ("HTTP/1.0 " + status + "\r\n")
            + "Content-type: text/acl\r\n"
            + ("Content-length: " + body.length + "\r\n")
            + origin.map(pages -> crossOrigin(pages, allowedHeaders) + extra).orElse("")
            + "Connection: close\r\n"
            + "\r\n";
    byte[] headBytes = head.getBytes(StandardCharsets.US_ASCII);
    return ByteBuffer.allocate(headBytes.length + body.length).put(headBytes).put(body).flip();
  }

  private static String crossOrigin(String pages, String allowedHeaders) {
    return ("Access-Control-Allow-Origin: " + pages + "\r\n")
        + "Access-Control-Allow-Methods: POST, GET, OPTIONS\r\n"
        + ("Access-Control-Allow-Headers: " + allowedHeaders + "\r\n")
        + "Access-Control-Max-Age: 86400\r\n";
  }
}
