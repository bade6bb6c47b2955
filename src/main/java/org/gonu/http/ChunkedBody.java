package org.gonu.http;

import java.io.IOException;

/**
 * A body in chunked transfer coding (HTTP/1.1): length in hexadecimal, line end, bytes, line end; a
 * length of 0 ends it.
 */
final class ChunkedBody extends Body {
  private static final int MAX_LINE = 1 << 16;

  private final StringBuilder line = new StringBuilder();

  /** Bytes of the chunk that have not arrived yet. */
  private long left;

  /** True within the line end behind a chunk. */
  private boolean afterChunk;

  private boolean complete;

  ChunkedBody(int maxBytes) {
    super(maxBytes);
  }

  @Override
  void add(int b) throws IOException {
    if (left > 0) {
      store(b);
      left--;
      afterChunk = left == 0;
    } else if (b != '\n') {
      if (line.length() >= MAX_LINE) {
        throw new IOException("the line before a chunk is too long");
      }
      line.append((char) b);
    } else {
      if (!afterChunk) {
        begin(line.toString());
      }
      afterChunk = false;
      line.setLength(0);
    }
  }

  private void begin(String text) throws IOException {
    int extension = text.indexOf(';');
    String digits = (extension < 0 ? text : text.substring(0, extension)).strip();
    try {
      left = Long.parseLong(digits, 16);
    } catch (NumberFormatException e) {
      throw new IOException("not the length of a chunk", e);
    }
    if (left > Integer.MAX_VALUE) {
      throw new IOException("the length of a chunk is too large");
    }
    checkLength(size() + left);
    complete = left <= 0;
  }

  @Override
  boolean isComplete() {
    return complete;
  }

  @Override
  boolean mayEnd() {
    return false;
  }
}
