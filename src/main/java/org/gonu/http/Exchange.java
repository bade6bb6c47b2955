package org.gonu.http;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One connection of a server, from request to reply to end. It never blocks, and is used only by
 * the thread of its {@link Reception}.
 */
final class Exchange {
  private static final long IDLE_NANOS = TimeUnit.MILLISECONDS.toNanos(Body.IDLE_MILLIS);

  private final Reception reception;
  private final SocketChannel channel;
  private final SelectionKey key;
  private final InetAddress peer;
  private final ByteBudget.Share room;
  private final long openNanos = System.nanoTime();
  private long heardNanos = openNanos;
  private long phaseEndNanos;
  private Phase phase = Phase.ARRIVING;
  private @Nullable IncomingRequest request;
  private ByteBuffer reply = ByteBuffer.allocate(0);
  private @Nullable Runnable whenLost;

  /** True if the peer has closed its sending side. */
  private boolean ended;

  /** True if the peer marks the end of its request by closing its sending side. */
  private boolean endMarksRequest;

  /**
   * The state of a connection. When connections have to be closed, those in earlier phases go
   * first.
   */
  enum Phase {
    /**
     * The reply is sent, and the peer has to close. If we closed the socket while bytes are unread,
     * the kernel would reset the connection, and the peer might lose the reply.
     */
    LINGERING,
    /** The request is awaited or arriving. */
    ARRIVING,
    /** The reply is being sent. */
    REPLYING,
    /** The handler works on the request. */
    HANDLED,
    /** The connection is closed. */
    CLOSED
  }

  Exchange(Reception reception, SocketChannel channel, SelectionKey key, InetAddress peer) {
    this.reception = reception;
    this.channel = channel;
    this.key = key;
    this.peer = peer;
    this.room = reception.budget().share();
    this.phaseEndNanos = openNanos + reception.limits().timeouts().head().toNanos();
  }

  InetAddress peer() {
    return peer;
  }

  Phase phase() {
    return phase;
  }

  /** Time of the last byte from the peer. */
  long heardNanos() {
    return heardNanos;
  }

  /** True if the phase has a time-out, at {@link #endNanos}. */
  boolean isTimed() {
    return phase != Phase.HANDLED && phase != Phase.CLOSED;
  }

  /** When the phase times out. */
  long endNanos() {
    IncomingRequest own = request;
    if (phase == Phase.ARRIVING && own != null && own.mayEnd()) {
      long silent = heardNanos + IDLE_NANOS;
      return silent - phaseEndNanos < 0 ? silent : phaseEndNanos;
    }
    return phaseEndNanos;
  }

  /** Handles the time-out: a message that may end by silence ends, anything else is given up. */
  void timeOut(long nowNanos) {
    IncomingRequest own = request;
    if (phase == Phase.ARRIVING && own != null && own.mayEnd() && nowNanos - phaseEndNanos < 0) {
      dispatch(own);
    } else {
      close("time is up");
    }
  }

  /**
   * Reads or writes the channel, which is ready.
   *
   * @param bytes a buffer to read into
   * @param nowNanos when the channel was found ready
   */
  void proceed(ByteBuffer bytes, long nowNanos) throws IOException {
    if (key.isReadable()) {
      read(bytes, nowNanos);
    }
    if (phase == Phase.REPLYING && key.isWritable()) {
      write();
    }
  }

  private void read(ByteBuffer bytes, long nowNanos) throws IOException {
    bytes.clear();
    int count = channel.read(bytes);
    if (count < 0) {
      end();
    } else if (count > 0 && phase == Phase.ARRIVING) {
      heardNanos = nowNanos;
      arrive(bytes.flip(), count, nowNanos);
    }
  }

  private void arrive(ByteBuffer bytes, int count, long nowNanos) throws IOException {
    IncomingRequest own = request;
    if (own == null) {
      own = new IncomingRequest(reception.limits(), nowNanos);
      request = own;
    }
    try {
      if (!room.take(count)) {
        throw new BodyTooLongException(reception.limits().lengths().bytesInFlight());
      }
      boolean isHeadNew = own.add(bytes);
      Head head = own.head();
      if (isHeadNew && head != null) {
        admit(head, own);
      }
    } catch (BodyTooLongException tooLong) {
      reception.warnOfSize(peer, tooLong);
      request = null;
      room.release();
      answer(reception.replies().empty("413 Payload Too Large"), null);
      return;
    }
    if (phase == Phase.ARRIVING && own.isComplete()) {
      dispatch(own);
    }
  }

  /** Accepts or refuses a request by its head. */
  private void admit(Head head, IncomingRequest own) throws IOException {
    phaseEndNanos = openNanos + reception.limits().timeouts().request().toNanos();
    boolean isAdmitted = reception.access().admits(head);
    switch (head.method()) {
      case "POST", "GET" -> {
        if (!isAdmitted) {
          reception.warnOfPage(peer);
          answer(reception.replies().empty("403 Forbidden"), null);
        } else if (head.expectsContinue() && !own.isComplete()) {
          channel.write(ReplyWriter.goOn());
        }
      }
      case "OPTIONS" -> answer(reception.replies().preflight(head), null);
      default -> answer(reception.replies().empty(), null);
    }
  }

  private void dispatch(IncomingRequest complete) {
    reception.dispatch(this, complete);
    phase = Phase.HANDLED;
    request = null;
  }

  /** Handles the end of the peer's stream. */
  private void end() throws IOException {
    ended = true;
    key.interestOpsAnd(~SelectionKey.OP_READ);
    IncomingRequest own = request;
    if (phase == Phase.LINGERING) {
      close("done");
    } else if (phase == Phase.ARRIVING) {
      if (own == null) {
        close("nothing was said");
        return;
      }
      own.end();
      endMarksRequest = true;
      dispatch(own);
    }
  }

  /**
   * Takes the reply of the handler.
   *
   * @param bytes a buffer to read into
   */
  void answer(HttpReply given, ByteBuffer bytes) throws IOException {
    room.release();
    if (phase != Phase.HANDLED) {
      reception.execute(given.whenLost());
      return;
    }
    whenLost = given.whenLost();
    discard(bytes);
    if (ended && !endMarksRequest) {
      lose();
    }
    answer(reception.replies().reply(given.text(), given.charset()), whenLost);
  }

  /** Checks whether the peer has closed, and discards what it may have sent before. */
  private void discard(ByteBuffer bytes) throws IOException {
    int count = ended ? 0 : channel.read(bytes.clear());
    while (count > 0) {
      count = channel.read(bytes.clear());
    }
    if (count < 0) {
      end();
    }
  }

  private void answer(ByteBuffer bytes, @Nullable Runnable lost) throws IOException {
    reply = bytes;
    whenLost = lost;
    phase = Phase.REPLYING;
    phaseEndNanos = System.nanoTime() + reception.limits().timeouts().request().toNanos();
    write();
  }

  private void write() throws IOException {
    channel.write(reply);
    if (reply.hasRemaining()) {
      key.interestOpsOr(SelectionKey.OP_WRITE);
      return;
    }
    key.interestOpsAnd(~SelectionKey.OP_WRITE);
    whenLost = null;
    channel.shutdownOutput();
    phase = Phase.LINGERING;
    phaseEndNanos = System.nanoTime() + reception.limits().timeouts().linger().toNanos();
    if (ended) {
      close("done");
    }
  }

  private void lose() {
    Runnable lost = whenLost;
    whenLost = null;
    if (lost != null) {
      reception.execute(lost);
    }
  }

  /** Closes the connection in any phase. */
  void close(String reason) {
    if (phase == Phase.CLOSED) {
      return;
    }
    if (phase != Phase.HANDLED) {
      // The memory of a request is in use until its handler is done.
      room.release();
    }
    phase = Phase.CLOSED;
    lose();
    request = null;
    reply = ByteBuffer.allocate(0);
    key.cancel();
    reception.closed(this, channel, reason);
  }
}
