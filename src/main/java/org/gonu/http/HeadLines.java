package org.gonu.http;

import java.io.IOException;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;

/**
 * Collects the head of a request or reply byte by byte, up to the blank line. Lines end with LF or
 * CRLF; blank lines at the start are skipped.
 */
final class HeadLines {
  private final StringBuilder line = new StringBuilder();
  private final MutableList<String> lines = Lists.mutable.empty();
  private int bytesLeft;

  HeadLines(int maxBytes) {
    this.bytesLeft = maxBytes;
  }

  /**
   * Takes the next byte.
   *
   * @param b 0 to 255
   * @return true if this byte completes the head
   */
  boolean add(int b) throws IOException {
    if (--bytesLeft < 0) {
      throw new IOException("the head is too long");
    }
    if (b != '\n') {
      line.append((char) b);
      return false;
    }
    int length = line.length();
    if (length > 0 && line.charAt(length - 1) == '\r') {
      line.setLength(length - 1);
    }
    String text = line.toString();
    line.setLength(0);
    if (text.isEmpty() && lines.notEmpty()) {
      return true;
    }
    if (lines.notEmpty() || !text.isBlank()) {
      lines.add(text);
    }
    return false;
  }

  /** The head, once it is complete. */
  Head head() {
    MutableMap<String, String> headers = Maps.mutable.empty();
    for (String header : lines.drop(1)) {
      int colon = header.indexOf(':');
      if (colon > 0) {
        String name = header.substring(0, colon).strip().toLowerCase(Locale.ROOT);
        headers.put(name, header.substring(colon + 1).strip());
      }
    }
    return new Head(lines.getFirst().strip(), headers.toImmutable());
  }
}
