package org.gonu.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends messages to players, each over a connection of its own, and waits for the replies. A
 * deadline covers the whole call, whether the peer is silent, sends slowly or does not read: at the
 * deadline the socket is closed. Safe for use by several threads.
 */
public final class HttpClient implements AutoCloseable {
  private static final int MAX_HEAD_BYTES = 1 << 16;
  private static final int MAX_REPLY_BYTES = 1 << 20;

  private final ScheduledThreadPoolExecutor alarms;
  private final ExecutorService lookups;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  /**
   * A client.
   *
   * @param name prefix of the names of its threads
   */
  public HttpClient(String name) {
    alarms = new ScheduledThreadPoolExecutor(1, new NamedThreads(name + "-alarm"));
    alarms.setRemoveOnCancelPolicy(true);
    alarms.setKeepAliveTime(1, TimeUnit.SECONDS);
    alarms.allowCoreThreadTimeOut(true);
    lookups = Executors.newCachedThreadPool(new NamedThreads(name + "-lookup"));
  }

  /**
   * Sends a message and waits for the reply.
   *
   * @param connectTimeout for resolving the host and connecting; the deadline holds for this, too
   * @param deadlineNanos for the whole call, as {@link System#nanoTime}
   * @return the body of the reply, trimmed; its status is ignored
   */
  public String post(HttpPost message, Duration connectTimeout, long deadlineNanos)
      throws HttpFailure {
    if (left(deadlineNanos) == 0) {
      throw new HttpFailure(HttpFailure.Kind.TIMEOUT, "no time is left", null);
    }
    long connectDeadline =
        System.nanoTime() + Math.min(connectTimeout.toNanos(), left(deadlineNanos));
    Socket socket = new Socket();
    open.add(socket);
    ScheduledFuture<?> alarm =
        alarms.schedule(() -> close(socket), left(deadlineNanos), TimeUnit.NANOSECONDS);
    boolean connected = false;
    try (socket) {
      InetAddress address = lookUp(message.host(), connectDeadline);
      int millis = (int) Math.max(1, TimeUnit.NANOSECONDS.toMillis(left(connectDeadline)));
      socket.connect(new InetSocketAddress(address, message.port()), millis);
      connected = true;
      return exchange(socket, message, deadlineNanos);
    } catch (IOException e) {
      throw failure(socket, e, connected, deadlineNanos);
    } finally {
      alarm.cancel(false);
      open.remove(socket);
    }
  }

  private static String exchange(Socket socket, HttpPost message, long deadlineNanos)
      throws IOException {
    socket.setTcpNoDelay(true);
    socket.getOutputStream().write(message.bytes());
    socket.getOutputStream().flush();
    TimedInput in = new TimedInput(socket, deadlineNanos);
    HeadLines lines = new HeadLines(MAX_HEAD_BYTES);
    boolean isHeadThere = false;
    while (!isHeadThere) {
      isHeadThere = lines.add(next(in));
    }
    Body body = Body.ofReply(lines.head(), MAX_REPLY_BYTES);
    while (!body.isComplete()) {
      int b = in.read();
      if (b == TimedInput.END) {
        if (!body.mayEnd()) {
          throw new EOFException("the peer closed within a chunk");
        }
        break;
      }
      body.add(b);
    }
    return body.text(body.charset()).strip();
  }

  private static int next(TimedInput in) throws IOException {
    int b = in.read();
    if (b == TimedInput.END) {
      throw new EOFException("the peer closed before the head was complete");
    }
    return b;
  }

  private HttpFailure failure(
      Socket socket, IOException cause, boolean connected, long deadlineNanos) {
    HttpFailure.Kind kind;
    if (!open.contains(socket)) {
      kind = HttpFailure.Kind.CANCELLED;
    } else if (!connected) {
      kind = HttpFailure.Kind.UNREACHABLE;
    } else if (left(deadlineNanos) <= 0) {
      kind = HttpFailure.Kind.TIMEOUT;
    } else {
      kind = HttpFailure.Kind.BROKEN;
    }
    return new HttpFailure(kind, String.valueOf(cause.getMessage()), cause);
  }

  /** Resolves a host in another thread, since name services have no time-outs. */
  private InetAddress lookUp(String host, long deadlineNanos) throws IOException {
    Future<InetAddress> address = lookups.submit(() -> InetAddress.getByName(host));
    try {
      return address.get(left(deadlineNanos), TimeUnit.NANOSECONDS);
    } catch (ExecutionException e) {
      throw unknown(host, e.getCause() == null ? e : e.getCause());
    } catch (TimeoutException e) {
      address.cancel(true);
      throw new IOException("the address of " + host + " was not found in time", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw unknown(host, e);
    }
  }

  private static UnknownHostException unknown(String host, Throwable cause) {
    UnknownHostException e = new UnknownHostException("unknown host " + host);
    e.initCause(cause);
    return e;
  }

  /** Cancels the calls in progress, which fail as cancelled. */
  public void cancel() {
    for (Socket socket : Set.copyOf(open)) {
      open.remove(socket);
      close(socket);
    }
  }

  /** Cancels the calls in progress and ends the threads. */
  @Override
  public void close() {
    cancel();
    alarms.shutdownNow();
    lookups.shutdownNow();
  }

  private static long left(long deadlineNanos) {
    return Math.max(0, deadlineNanos - System.nanoTime());
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
