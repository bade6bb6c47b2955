package org.gonu.http;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * Reads bodies.
 *
 * <p>A message is complete when one of these holds:
 *
 * <ul>
 *   <li>The announced number of bytes is there. Some hosts count characters; so if the bytes are
 *       not all ASCII and a parenthesis is open, the rest is read as if nothing were announced.
 *   <li>Nothing was announced, and the parenthesis that the message starts with is closed.
 *   <li>The peer has closed its sending side. Where something was announced or a parenthesis is
 *       open, the message is broken and dropped unless its parentheses are closed.
 *   <li>Nothing has come for {@value #IDLE_MILLIS} ms, no parenthesis is open, and either nothing
 *       was announced (an empty message) or the parentheses are closed (too much was announced).
 * </ul>
 */
final class Body {
  /** Silence that ends a message of unknown length; hosts give INFO one second. */
  static final int IDLE_MILLIS = 400;

  private static final long IDLE_NANOS = TimeUnit.MILLISECONDS.toNanos(IDLE_MILLIS);
  private static final int UNKNOWN = -1;
  private static final int MAX_CHUNK_LINE_BYTES = 1 << 16;

  private final TimedInput in;
  private final int maxBytes;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  Body(TimedInput in, int maxBytes) {
    this.in = in;
    this.maxBytes = maxBytes;
  }

  /** The body of a message of the protocol. */
  byte[] readMessage(Head head) throws IOException {
    if (head.isChunked()) {
      return readChunks();
    }
    long announced = head.contentLength().orElse(UNKNOWN);
    checkLength(announced);
    ParenthesisCount parentheses = new ParenthesisCount();
    while (!isComplete(announced, parentheses)) {
      boolean mayEnd = announced == UNKNOWN ? !parentheses.isOpen() : parentheses.isClosed();
      int b = mayEnd ? in.read(IDLE_NANOS) : in.read();
      if (b < 0) {
        if (b == TimedInput.END && !mayEnd) {
          throw new EOFException("the peer closed after " + bytes.size() + " bytes of the body");
        }
        break;
      }
      parentheses.add(b);
      add(b);
    }
    return bytes.toByteArray();
  }

  /** The body of a reply: what was announced, or everything up to the end. */
  byte[] readReply(Head head) throws IOException {
    if (head.isChunked()) {
      return readChunks();
    }
    long announced = head.contentLength().orElse(Long.MAX_VALUE);
    while (bytes.size() < announced) {
      int b = in.read();
      if (b == TimedInput.END) {
        break;
      }
      add(b);
    }
    return bytes.toByteArray();
  }

  private boolean isComplete(long announced, ParenthesisCount parentheses) {
    if (announced == UNKNOWN) {
      return parentheses.isClosed();
    }
    return bytes.size() >= announced && (parentheses.isAscii() || !parentheses.isOpen());
  }

  /** Chunks as HTTP/1.1 has them: length in hexadecimal, line end, bytes, line end. */
  private byte[] readChunks() throws IOException {
    for (long size = chunkSize(); size > 0; size = chunkSize()) {
      checkLength(bytes.size() + size);
      for (long i = 0; i < size; i++) {
        int b = in.read();
        if (b == TimedInput.END) {
          throw new EOFException("the peer closed within a chunk");
        }
        add(b);
      }
      new Head.LineReader(in, MAX_CHUNK_LINE_BYTES).next();
    }
    return bytes.toByteArray();
  }

  private long chunkSize() throws IOException {
    String line = new Head.LineReader(in, MAX_CHUNK_LINE_BYTES).next();
    int extension = line.indexOf(';');
    String digits = (extension < 0 ? line : line.substring(0, extension)).strip();
    try {
      return Long.parseLong(digits, 16);
    } catch (NumberFormatException e) {
      throw new IOException("not the length of a chunk: " + digits, e);
    }
  }

  private void add(int b) throws IOException {
    checkLength(bytes.size() + 1L);
    bytes.write(b);
  }

  private void checkLength(long length) throws IOException {
    if (length > maxBytes) {
      throw new IOException("the body is longer than " + maxBytes + " bytes");
    }
  }
}
