package org.gonu.http;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalLong;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;

/**
 * The first line of a request or reply and its headers.
 *
 * @param headers by name in lower case; of several with one name the last
 */
record Head(String firstLine, ImmutableMap<String, String> headers) {
  /**
   * Reads up to the blank line. Lines end with LF or CRLF; blank lines at the start are skipped.
   */
  static Head read(TimedInput in, int maxBytes) throws IOException {
    LineReader lines = new LineReader(in, maxBytes);
    String first = lines.next();
    while (first.isBlank()) {
      first = lines.next();
    }
    MutableMap<String, String> headers = Maps.mutable.empty();
    for (String line = lines.next(); !line.isEmpty(); line = lines.next()) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        String name = line.substring(0, colon).strip().toLowerCase(Locale.ROOT);
        headers.put(name, line.substring(colon + 1).strip());
      }
    }
    return new Head(first.strip(), headers.toImmutable());
  }

  /** The value of a header, empty if there is none. */
  String header(String lowerCaseName) {
    return headers.getIfAbsentValue(lowerCaseName, "");
  }

  /** The announced length of the body; empty if it is missing or no number. */
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

  /** Lines up to a total length. */
  static final class LineReader {
    private final TimedInput in;
    private int bytesLeft;

    LineReader(TimedInput in, int maxBytes) {
      this.in = in;
      this.bytesLeft = maxBytes;
    }

    /** The next line without its end. */
    String next() throws IOException {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int b = in.read(); b != '\n'; b = in.read()) {
        if (b == TimedInput.END) {
          throw new EOFException("the peer closed before the head was complete");
        }
        if (--bytesLeft < 0) {
          throw new IOException("the head is too long");
        }
        line.write(b);
      }
      String text = line.toString(StandardCharsets.ISO_8859_1);
      return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }
  }
}
