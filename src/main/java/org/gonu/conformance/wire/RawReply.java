package org.gonu.conformance.wire;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What came back on a connection, right or wrong.
 *
 * @param text each character is one byte
 * @param end how it ended
 * @param millis from the start of waiting to the last byte
 */
public record RawReply(String text, End end, long millis) {
  /** How a reply ended. */
  public enum End {
    /** The announced number of bytes was there. */
    LENGTH,
    /** The peer closed its side. */
    CLOSED,
    /** Without an announced length, the peer fell silent. */
    SILENT,
    /** The deadline passed. */
    TIMEOUT,
    /** The connection was reset. */
    RESET,
    /** There was no end after many megabytes. */
    ENDLESS
  }

  private static final String INTERIM = "HTTP/1.1 100";

  /** True if nothing came. */
  public boolean isEmpty() {
    return text.isEmpty();
  }

  /** True if there is a whole head. */
  public boolean hasHead() {
    return bodyStart(text, headStart(text)) >= 0;
  }

  /** The first line, without its end; not that of an interim reply. */
  public String statusLine() {
    return text.substring(headStart(text)).lines().findFirst().orElse("");
  }

  /** The value of a header; empty if there is none. */
  public Optional<String> header(String name) {
    return header(text, name);
  }

  /** The announced length; empty if there is none, or it is no number. */
  public OptionalInt length() {
    return length(text);
  }

  /** What stands behind the head, each character one byte; everything if there is no head. */
  public String rawBody() {
    int start = bodyStart(text, headStart(text));
    return start < 0 ? text : text.substring(start);
  }

  /** The body as hosts read it: in UTF-8, without blanks around it. */
  public String body() {
    return new String(RawRequest.bytes(rawBody()), StandardCharsets.UTF_8).strip();
  }

  /** The announced length in a text that may still be growing. */
  static OptionalInt length(String text) {
    return header(text, "content-length")
        .filter(value -> value.matches("[0-9]{1,9}"))
        .map(value -> OptionalInt.of(Integer.parseInt(value)))
        .orElse(OptionalInt.empty());
  }

  /** Where the body starts in a text that may still be growing; negative if not yet. */
  static int bodyStart(String text, int from) {
    int crlf = text.indexOf("\r\n\r\n", from);
    int lf = text.indexOf("\n\n", from);
    if (crlf >= 0 && (lf < 0 || crlf < lf)) {
      return crlf + 4;
    }
    return lf < 0 ? -1 : lf + 2;
  }

  /** Where the final head starts: behind an interim reply if there is one. */
  static int headStart(String text) {
    if (!text.startsWith(INTERIM)) {
      return 0;
    }
    return Math.max(0, bodyStart(text, 0));
  }

  private static Optional<String> header(String text, String name) {
    int from = headStart(text);
    int end = bodyStart(text, from);
    String head = end < 0 ? "" : text.substring(from, end);
    String start = name.toLowerCase(Locale.ROOT) + ":";
    return head.lines()
        .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(start))
        .map(line -> line.substring(start.length()).strip())
        .findFirst();
  }
}
