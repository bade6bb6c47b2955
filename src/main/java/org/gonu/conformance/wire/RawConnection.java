package org.gonu.conformance.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** A connection on which everything is said exactly as it is given, and nothing waits for ever. */
public final class RawConnection implements AutoCloseable {
  /** Silence that ends a reply of unknown length, in milliseconds. */
  private static final int IDLE_MILLIS = 500;

  /** Longest head; a longer one has no end. */
  private static final int MAX_HEAD = 1 << 17;

  /** Most bytes that are read. */
  private static final int MAX_BYTES = 32 << 20;

  private final Socket socket;
  private final ByteArrayOutputStream received = new ByteArrayOutputStream();
  private final byte[] buffer = new byte[1 << 14];
  private RawReply.End end = RawReply.End.TIMEOUT;

  /** Where the body starts in what was received; negative as long as the head is not complete. */
  private int bodyStart = -1;

  /** The announced length of the body. */
  private OptionalInt length = OptionalInt.empty();

  private RawConnection(Socket socket) {
    this.socket = socket;
  }

  /** Connects. */
  public static RawConnection open(InetSocketAddress peer, Duration limit) throws IOException {
    Socket socket = new Socket();
    try {
      socket.connect(peer, (int) limit.toMillis());
      return of(socket);
    } catch (IOException refused) {
      socket.close();
      throw refused;
    }
  }

  /** Wraps a socket that is connected. */
  public static RawConnection of(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    return new RawConnection(socket);
  }

  /** Sends a text, each character as one byte, at once. */
  public RawConnection send(String text) throws IOException {
    socket.getOutputStream().write(RawRequest.bytes(text));
    socket.getOutputStream().flush();
    return this;
  }

  /** Tells the peer that nothing more is sent. */
  public RawConnection endOutput() throws IOException {
    socket.shutdownOutput();
    return this;
  }

  /**
   * Waits, and reads what comes meanwhile.
   *
   * @return true if the peer said something or is gone
   */
  public boolean pause(Duration time) throws IOException {
    return fill((int) Math.max(1, time.toMillis())) != Fill.NOTHING;
  }

  /**
   * Waits for the end of the connection.
   *
   * @return true if the peer has ended it within the time
   */
  public boolean awaitEnd(Duration time) throws IOException {
    long deadline = System.nanoTime() + time.toNanos();
    while (true) {
      long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime()) + 1;
      if (left <= 0) {
        return false;
      }
      if (fill((int) Math.min(left, Integer.MAX_VALUE)) == Fill.END) {
        return true;
      }
    }
  }

  /** Reads a reply to its announced end, or to the end of the connection if none is announced. */
  public RawReply read(Duration limit) throws IOException {
    return read(limit, false);
  }

  /** Reads everything up to the end of the connection. */
  public RawReply readToEnd(Duration limit) throws IOException {
    return read(limit, true);
  }

  private RawReply read(Duration limit, boolean toEnd) throws IOException {
    long begin = System.nanoTime();
    long deadline = begin + limit.toNanos();
    long last = begin;
    while (toEnd || !isComplete()) {
      long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime()) + 1;
      boolean mayFallSilent = !toEnd && hasBodyOfUnknownLength();
      if (left <= 1) {
        end = RawReply.End.TIMEOUT;
        break;
      }
      Fill fill = fill((int) (mayFallSilent ? Math.min(left, IDLE_MILLIS) : left));
      if (fill == Fill.SOME) {
        last = System.nanoTime();
      } else if (fill == Fill.END) {
        break;
      } else if (mayFallSilent) {
        end = RawReply.End.SILENT;
        break;
      }
    }
    return new RawReply(text(), end, TimeUnit.NANOSECONDS.toMillis(last - begin));
  }

  private boolean isComplete() {
    lookForHead();
    boolean complete =
        bodyStart >= 0 && length.isPresent() && received.size() >= bodyStart + length.getAsInt();
    if (complete) {
      end = RawReply.End.LENGTH;
    }
    return complete;
  }

  private boolean hasBodyOfUnknownLength() {
    return bodyStart >= 0 && length.isEmpty() && received.size() > bodyStart;
  }

  /** Looks where the body starts, as long as that is not known. */
  private void lookForHead() {
    if (bodyStart < 0 && received.size() <= MAX_HEAD) {
      String head = text();
      bodyStart = RawReply.bodyStart(head, RawReply.headStart(head));
      length = bodyStart < 0 ? OptionalInt.empty() : RawReply.length(head);
    }
  }

  private String text() {
    return received.toString(StandardCharsets.ISO_8859_1);
  }

  /** What an attempt to read brought. */
  private enum Fill {
    SOME,
    NOTHING,
    END
  }

  private Fill fill(int millis) throws IOException {
    socket.setSoTimeout(millis);
    InputStream in = socket.getInputStream();
    try {
      int count = in.read(buffer);
      if (count < 0) {
        end = RawReply.End.CLOSED;
        return Fill.END;
      }
      received.write(buffer, 0, count);
      if (received.size() <= MAX_BYTES) {
        return Fill.SOME;
      }
      end = RawReply.End.ENDLESS;
      return Fill.END;
    } catch (SocketTimeoutException silent) {
      return Fill.NOTHING;
    } catch (SocketException reset) {
      end = RawReply.End.RESET;
      return Fill.END;
    }
  }

  /** Resets the connection, as a program that crashes. */
  public void reset() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
