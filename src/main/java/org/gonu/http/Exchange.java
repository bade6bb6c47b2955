package org.gonu.http;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One connection of a server: a request, a reply, the end. It never blocks and is used by the
 * thread of its {@link Reception} alone.
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

  /** The peer sends no more. */
  private boolean ended;

  /** That the peer sends no more is how it marks the end of its request. */
  private boolean endMarksRequest;

  /** Where a connection stands. Those that are named first are the first to go for want of room. */
  enum Phase {
    /**
     * All is said, and the peer is to close. To close a socket while bytes lie unread makes the
     * kernel reset the connection, and the peer may lose the reply.
     */
    LINGERING,
    /** The request is awaited or on its way. */
    ARRIVING,
    /** The reply is on its way. */
    REPLYING,
    /** The handler has the request. */
    HANDLED,
    /** It is closed. */
    CLOSED
  }

  Exchange(Reception reception, SocketChannel channel, SelectionKey key, InetAddress peer) {
    this.reception = reception;
    this.channel = channel;
    this.key = key;
    this.peer = peer;
    this.room = reception.budget().share();
    this.phaseEndNanos = openNanos + reception.limits().headTimeout().toNanos();
  }

  InetAddress peer() {
    return peer;
  }

  Phase phase() {
    return phase;
  }

  /** When anything came last. */
  long heardNanos() {
    return heardNanos;
  }

  /** True if something is to be done at {@link #endNanos} unless something happens before. */
  boolean isTimed() {
    return phase != Phase.HANDLED && phase != Phase.CLOSED;
  }

  /** When it is to be looked after. */
  long endNanos() {
    IncomingRequest own = request;
    if (phase == Phase.ARRIVING && own != null && own.mayEnd()) {
      long silent = heardNanos + IDLE_NANOS;
      return silent - phaseEndNanos < 0 ? silent : phaseEndNanos;
    }
    return phaseEndNanos;
  }

  /** The time has come: silence ends what may end so, anything else is given up. */
  void timeOut(long nowNanos) {
    IncomingRequest own = request;
    if (phase == Phase.ARRIVING && own != null && own.mayEnd() && nowNanos - phaseEndNanos < 0) {
      dispatch(own);
    } else {
      close("time is up");
    }
  }

  /**
   * The channel can be read or written.
   *
   * @param bytes to read into; free to use
   * @param nowNanos when that was seen
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
        throw new BodyTooLongException(reception.limits().bytesInFlight());
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

  /** Decides by the head alone what becomes of a request. */
  private void admit(Head head, IncomingRequest own) throws IOException {
    phaseEndNanos = openNanos + reception.limits().readTimeout().toNanos();
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

  /** The peer sends no more. */
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
   * @param bytes to read into; free to use
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

  /** Looks whether the peer has closed, past what it may have sent meanwhile. */
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
    phaseEndNanos = System.nanoTime() + reception.limits().readTimeout().toNanos();
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
    phaseEndNanos = System.nanoTime() + reception.limits().lingerTimeout().toNanos();
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

  /** Ends the connection, whatever it is at. */
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
