package org.gonu.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The bytes of replies. Some hosts count the announced length, others read until the socket closes;
 * so the length is exact and the connection ends. The headers of the Access-Control family let
 * hosts that run in a browser read the reply.
 */
final class ReplyWriter {
  private static final String ALLOWED_HEADERS = "Sender, Receiver, Content-Type, Accept";

  private ReplyWriter() {}

  /** A reply to a message. */
  static byte[] reply(String text, Charset charset) {
    return bytes(text.getBytes(charset), ALLOWED_HEADERS, "");
  }

  /** A reply without a body. */
  static byte[] empty() {
    return bytes(new byte[0], ALLOWED_HEADERS, "");
  }

  /** The reply to a browser's question whether it may send. */
  static byte[] preflight(Head question) {
    String asked =
        question.header("access-control-request-headers").replaceAll("[^A-Za-z0-9_, -]", "");
    String allowed = asked.isBlank() ? ALLOWED_HEADERS : ALLOWED_HEADERS + ", " + asked.strip();
    return bytes(new byte[0], allowed, "Access-Control-Allow-Private-Network: true\r\n");
  }

  private static byte[] bytes(byte[] body, String allowedHeaders, String extra) {
    String head =
        "HTTP/1.0 200 OK\r\n"
            + "Content-type: text/acl\r\n"
            + ("Content-length: " + body.length + "\r\n")
            + "Access-Control-Allow-Origin: *\r\n"
            + "Access-Control-Allow-Methods: POST, GET, OPTIONS\r\n"
            + ("Access-Control-Allow-Headers: " + allowedHeaders + "\r\n")
            + "Access-Control-Max-Age: 86400\r\n"
            + extra
            + "Connection: close\r\n"
            + "\r\n";
    byte[] headBytes = head.getBytes(StandardCharsets.US_ASCII);
    byte[] all = new byte[headBytes.length + body.length];
    System.arraycopy(headBytes, 0, all, 0, headBytes.length);
    System.arraycopy(body, 0, all, headBytes.length, body.length);
    return all;
  }
}
