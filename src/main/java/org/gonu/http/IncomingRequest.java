package org.gonu.http;

import java.io.EOFException;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A request that is arriving. */
final class IncomingRequest {
  private final int maxBodyBytes;
  private final long arrivalNanos;
  private final HeadLines lines;
  private @Nullable Head head;
  private @Nullable Body body;

  /**
   * A request whose first bytes have arrived.
   *
   * @param arrivalNanos when they arrived, as {@link System#nanoTime}
   */
  IncomingRequest(HttpLimits limits, long arrivalNanos) {
    this.lines = new HeadLines(limits.lengths().headBytes());
    this.maxBodyBytes = limits.lengths().bodyBytes();
    this.arrivalNanos = arrivalNanos;
  }

  /**
   * Takes bytes up to the end of the request; later ones are dropped.
   *
   * @return true if these bytes complete the head
   * @throws BodyTooLongException also if the announced length is too long
   */
  boolean add(ByteBuffer bytes) throws IOException {
    boolean isNew = false;
    while (head == null && bytes.hasRemaining()) {
      if (lines.add(bytes.get() & 0xFF)) {
        takeHead(lines.head());
        isNew = true;
      }
    }
    Body own = body;
    while (own != null && !own.isComplete() && bytes.hasRemaining()) {
      own.add(bytes.get() & 0xFF);
    }
    return isNew;
  }

  private void takeHead(Head complete) throws IOException {
    if (complete.target().isEmpty()) {
      throw new IOException("not a request of HTTP");
    }
    head = complete;
    if (complete.method().equals("POST")) {
      body = Body.ofMessage(complete, maxBodyBytes);
    }
  }

  /** The head; null until it is complete. */
  @Nullable Head head() {
    return head;
  }

  /** True if the request is complete. Methods other than POST have no body. */
  boolean isComplete() {
    return head != null && (body == null || body.isComplete());
  }

  /** True if the request counts as complete after a time of silence. */
  boolean mayEnd() {
    return body != null && body.mayEnd();
  }

  /**
   * Handles the end of the peer's stream.
   *
   * @throws EOFException if the request cannot end here
   */
  void end() throws EOFException {
    if (!isComplete() && !mayEnd()) {
      throw new EOFException("the peer closed before the request was complete");
    }
  }

  /** The message of a POST or GET that is complete. */
  HttpRequest request() {
    Body own = body;
    if (own != null) {
      Charset charset = own.charset();
      return new HttpRequest(own.text(charset), charset, arrivalNanos);
    }
    String target = head == null ? "" : head.target();
    return new HttpRequest(pathMessage(target), StandardCharsets.UTF_8, arrivalNanos);
  }

  private static String pathMessage(String target) {
    String path = target.startsWith("/") ? target.substring(1) : target;
    String decoded;
    try {
      decoded = URLDecoder.decode(path, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      decoded = path;
    }
    return decoded.replace('\r', ' ');
  }
}
