package org.gonu.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;

/**
 * Bytes from a socket up to a deadline for all of them together: {@link Socket#setSoTimeout} alone
 * bounds only each single read, which a trickling peer escapes.
 */
final class TimedInput {
  /** Returned in place of a byte: the peer sends no more. */
  static final int END = -1;

  /** Returned in place of a byte: none came for a while. */
  static final int IDLE = -2;

  private final Socket socket;
  private final InputStream in;
  private final byte[] buffer = new byte[1 << 14];
  private long deadlineNanos;
  private int position;
  private int limit;
  private long firstByteNanos;
  private boolean started;
  private boolean ended;

  TimedInput(Socket socket, long deadlineNanos) throws IOException {
    this.socket = socket;
    this.in = socket.getInputStream();
    this.deadlineNanos = deadlineNanos;
  }

  /** Sets another deadline. */
  void extendTo(long otherDeadlineNanos) {
    deadlineNanos = otherDeadlineNanos;
  }

  /** When the first byte was there; now if none was. */
  long firstByteNanos() {
    return started ? firstByteNanos : System.nanoTime();
  }

  /** True if the end of what the peer sends has been seen. */
  boolean ended() {
    return ended;
  }

  /**
   * The next byte, or {@link #END}.
   *
   * @throws SocketTimeoutException at the deadline
   */
  int read() throws IOException {
    return read(Long.MAX_VALUE);
  }

  /** The next byte, or {@link #END}, or {@link #IDLE} if none comes for this long. */
  int read(long idleNanos) throws IOException {
    if (position == limit) {
      int state = fill(idleNanos);
      if (state < 0) {
        return state;
      }
    }
    return buffer[position++] & 0xFF;
  }

  /** True if bytes have arrived that have not been read yet. */
  boolean hasMore() throws IOException {
    return position < limit || in.available() > 0;
  }

  /** Number of bytes in the buffer, 1 or more, or a negative state. */
  private int fill(long idleNanos) throws IOException {
    if (ended) {
      return END;
    }
    long left = deadlineNanos - System.nanoTime();
    if (left <= 0) {
      throw new SocketTimeoutException("time is up");
    }
    socket.setSoTimeout(millis(Math.min(left, idleNanos)));
    int count;
    try {
      count = in.read(buffer);
    } catch (SocketTimeoutException e) {
      if (idleNanos < left) {
        return IDLE;
      }
      throw e;
    }
    if (count < 0) {
      ended = true;
      return END;
    }
    if (!started) {
      started = true;
      firstByteNanos = System.nanoTime();
    }
    position = 0;
    limit = count;
    return count;
  }

  /** Rounded up, so that a time-out never comes early; 0 would mean for ever. */
  private static int millis(long nanos) {
    return (int) Math.min(TimeUnit.NANOSECONDS.toMillis(nanos) + 1, Integer.MAX_VALUE);
  }
}
