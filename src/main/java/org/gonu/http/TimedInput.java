package org.gonu.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;

/**
 * Reads bytes from a socket with one deadline for all of them. {@link Socket#setSoTimeout} alone
 * bounds only each single read, so that a slow sender would escape it.
 */
final class TimedInput {
  /** In place of a byte: the end of the stream. */
  static final int END = -1;

  private final Socket socket;
  private final InputStream in;
  private final byte[] buffer = new byte[1 << 14];
  private final long deadlineNanos;
  private int position;
  private int limit;

  TimedInput(Socket socket, long deadlineNanos) throws IOException {
    this.socket = socket;
    this.in = socket.getInputStream();
    this.deadlineNanos = deadlineNanos;
  }

  /**
   * The next byte, or {@link #END}.
   *
   * @throws SocketTimeoutException at the deadline
   */
  int read() throws IOException {
    if (position == limit) {
      int count = fill();
      if (count < 0) {
        return END;
      }
      position = 0;
      limit = count;
    }
    return buffer[position++] & 0xFF;
  }

  private int fill() throws IOException {
    long left = deadlineNanos - System.nanoTime();
    if (left <= 0) {
      throw new SocketTimeoutException("time is up");
    }
    // Rounded up, so that a time-out never comes early; 0 would mean for ever.
    long millis = TimeUnit.NANOSECONDS.toMillis(left) + 1;
    socket.setSoTimeout((int) Math.min(millis, Integer.MAX_VALUE));
    return in.read(buffer);
  }
}
