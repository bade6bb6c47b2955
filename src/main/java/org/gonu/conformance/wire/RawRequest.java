package org.gonu.conformance.wire;

import java.nio.charset.StandardCharsets;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * A request, right or wrong.
 *
 * @param line the first line
 * @param headers lines with name and value
 * @param lineEnd what ends each line of the head
 * @param body each character is one byte
 */
public record RawRequest(String line, ImmutableList<String> headers, String lineEnd, String body) {
  /** The end of a line in HTTP. */
  public static final String CRLF = "\r\n";

  /** A message in the form of ggp-base's server. */
  public static RawRequest of(String message) {
    return new RawRequest(
        "POST / HTTP/1.0",
        Lists.immutable.of(
            "Accept: text/delim",
            "Host: localhost",
            "Sender: GAMESERVER",
            "Receiver: PLAYER",
            "Content-Type: text/acl",
            "Content-Length: " + bytes(message).length),
        CRLF,
        message);
  }

  /** A message in the form of the Dresden server, which sends no Host. */
  public static RawRequest dresden(String message) {
    return of(message)
        .withHeaders(
            "Accept: text/delim",
            "Sender: Gamecontroller",
            "Receiver: localhost",
            "Content-type: text/acl",
            "Content-length: " + message.length());
  }

  /** The same request with another first line. */
  public RawRequest withLine(String other) {
    return new RawRequest(other, headers, lineEnd, body);
  }

  /** The same request with these headers alone. */
  public RawRequest withHeaders(String... others) {
    return new RawRequest(line, Lists.immutable.of(others), lineEnd, body);
  }

  /** The same request with one more header. */
  public RawRequest plus(String header) {
    return new RawRequest(line, headers.newWith(header), lineEnd, body);
  }

  /** The same request with another announced length. */
  public RawRequest withLength(int length) {
    return withoutLength().plus("Content-Length: " + length);
  }

  /** The same request without an announced length. */
  public RawRequest withoutLength() {
    ImmutableList<String> others = headers.reject(header -> header.startsWith("Content-Length:"));
    return new RawRequest(line, others, lineEnd, body);
  }

  /** The same request with other ends of lines. */
  public RawRequest withLineEnd(String other) {
    return new RawRequest(line, headers, other, body);
  }

  /** The same request with another body, and the lengths as they are. */
  public RawRequest withBody(String other) {
    return new RawRequest(line, headers, lineEnd, other);
  }

  /** The head with its blank line. */
  public String head() {
    return line + lineEnd + headers.collect(header -> header + lineEnd).makeString("") + lineEnd;
  }

  /** All of it. */
  public String text() {
    return head() + body;
  }

  /** The bytes of a text. */
  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
