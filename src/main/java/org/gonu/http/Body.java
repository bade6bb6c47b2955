package org.gonu.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** A message body that arrives byte by byte. */
abstract class Body {
  /** Silence that ends a message of unknown length; hosts give INFO one second. */
  static final int IDLE_MILLIS = 400;

  /** In place of the announced length: none is announced. */
  static final int UNKNOWN = -1;

  private final int maxBytes;
  private final Bytes bytes = new Bytes();

  /** A buffer whose bytes can be read without a copy. */
  private static final class Bytes extends ByteArrayOutputStream {
    ByteBuffer view() {
      return ByteBuffer.wrap(buf, 0, count);
    }
  }

  Body(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  /**
   * The body of a message of the protocol.
   *
   * @throws BodyTooLongException if the head announces more than fits
   */
  static Body ofMessage(Head head, int maxBytes) throws BodyTooLongException {
    return head.isChunked()
        ? new ChunkedBody(maxBytes)
        : new MessageBody(head.contentLength().orElse(UNKNOWN), maxBytes);
  }

  /**
   * The body of a reply: of the announced length, or everything up to the end of the connection.
   */
  static Body ofReply(Head head, int maxBytes) throws BodyTooLongException {
    return head.isChunked()
        ? new ChunkedBody(maxBytes)
        : new ReplyBody(head.contentLength().orElse(UNKNOWN), maxBytes);
  }

  /** Takes the next byte, 0 to 255; not called after the body is complete. */
  abstract void add(int b) throws IOException;

  /** True if the body is complete. */
  abstract boolean isComplete();

  /** True if the body may end here, by silence or by the end of the stream. */
  abstract boolean mayEnd();

  /** Stores a byte of the content. */
  final void store(int b) throws BodyTooLongException {
    checkLength(bytes.size() + 1L);
    bytes.write(b);
  }

  final void checkLength(long length) throws BodyTooLongException {
    if (length > maxBytes) {
      throw new BodyTooLongException(maxBytes);
    }
  }

  /** Bytes of the content so far. */
  final int size() {
    return bytes.size();
  }

  /** UTF-8, or ISO-8859-1 if the bytes are not valid UTF-8, as old hosts write. */
  final Charset charset() {
    return isUtf8(bytes.view()) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
  }

  /** The content as text. */
  final String text(Charset charset) {
    return bytes.toString(charset);
  }

  private static boolean isUtf8(ByteBuffer in) {
    CharBuffer out = CharBuffer.allocate(1 << 12);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CoderResult result = decoder.decode(in, out, true);
    while (result.isOverflow()) {
      out.clear();
      result = decoder.decode(in, out, true);
    }
    return !result.isError();
  }
}
