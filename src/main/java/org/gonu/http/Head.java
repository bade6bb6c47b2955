package org.gonu.http;

import java.util.Locale;
import java.util.OptionalLong;
import org.eclipse.collections.api.map.ImmutableMap;

/**
 * The first line and the headers of a request or reply.
 *
 * @param headers by name in lower case; the last one of several with the same name
 */
record Head(String firstLine, ImmutableMap<String, String> headers) {
  /** The value of a header, empty if there is none. */
  String header(String lowerCaseName) {
    return headers.getIfAbsentValue(lowerCaseName, "");
  }

  /** The announced length of the body; empty if it is missing or not a number. */
  OptionalLong contentLength() {
    String value = header("content-length");
    boolean number = !value.isEmpty() && value.length() < 18;
    for (int i = 0; i < value.length(); i++) {
      number &= value.charAt(i) >= '0' && value.charAt(i) <= '9';
    }
    return number ? OptionalLong.of(Long.parseLong(value)) : OptionalLong.empty();
  }

  /** True if the body comes in chunks. */
  boolean isChunked() {
    return header("transfer-encoding").toLowerCase(Locale.ROOT).contains("chunked");
  }

  /** True if the peer waits for {@code 100 Continue} before it sends the body. */
  boolean expectsContinue() {
    return header("expect").toLowerCase(Locale.ROOT).contains("100-continue");
  }

  /** The method of a request, in upper case. */
  String method() {
    return firstLine.split("\\s+", 2)[0].toUpperCase(Locale.ROOT);
  }

  /**
   * The target of a request: the text between method and version, which may contain blanks. Empty
   * if this is no request of HTTP.
   */
  String target() {
    int start = firstLine.indexOf(' ') + 1;
    int end = firstLine.toUpperCase(Locale.ROOT).lastIndexOf(" HTTP/");
    return start == 0 || end < start ? "" : firstLine.substring(start, end).strip();
  }
}
