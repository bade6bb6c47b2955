package org.gonu.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that accepts connections, reads requests, writes replies and handles the time-outs
 * of all of them. So a silent connection takes no thread, and a message is stamped with the time
 * when its first bytes arrived. Complete requests go to a pool of threads, which may block.
 */
final class Reception implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(Reception.class);
  private static final int BUFFER_BYTES = 1 << 16;

  /** Most connections accepted in a row before the open ones are served. */
  private static final int ACCEPTED_IN_A_ROW = 16;

  /** Silence after which a connection is closed if the system allows no further one. */
  private static final long SILENCE_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** How long nothing is accepted after the system has refused a connection. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  private final ServerSocketChannel listener;
  private final Selector selector;
  private final SelectionKey listening;
  private final HttpAccess access;
  private final HttpLimits limits;
  private final ReplyWriter replies;
  private final ByteBudget budget;
  private final HttpHandler handler;
  private final ExecutorService pool;
  private final OpenExchanges open;
  private final Queue<Runnable> orders = new ConcurrentLinkedQueue<>();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER_BYTES);
  private final RareWarning acceptFailures = new RareWarning(LOG, "cannot accept a connection");
  private final RareWarning strangers = new RareWarning(LOG, "a peer that is not allowed refused");
  private final RareWarning crowd = new RareWarning(LOG, "too many connections, one refused");
  private final RareWarning sizes = new RareWarning(LOG, "a request refused");
  private final RareWarning pages =
      new RareWarning(LOG, "a web page of another origin refused (see --cors)");
  private boolean isPaused;
  private long pauseEndNanos;
  private volatile boolean closed;

  Reception(
      ServerSocketChannel listener,
      HttpAccess access,
      HttpLimits limits,
      HttpHandler handler,
      ExecutorService pool)
      throws IOException {
    this.listener = listener;
    this.access = access;
    this.limits = limits;
    this.replies = new ReplyWriter(access.origin());
    this.budget = new ByteBudget(limits.lengths().bytesInFlight());
    this.handler = handler;
    this.pool = pool;
    this.open = new OpenExchanges(limits);
    this.selector = Selector.open();
    listener.configureBlocking(false);
    this.listening = listener.register(selector, SelectionKey.OP_ACCEPT);
  }

  HttpAccess access() {
    return access;
  }

  HttpLimits limits() {
    return limits;
  }

  ReplyWriter replies() {
    return replies;
  }

  ByteBudget budget() {
    return budget;
  }

  void warnOfSize(InetAddress peer, BodyTooLongException tooLong) {
    sizes.occurred(peer.getHostAddress() + ": " + tooLong.getMessage());
  }

  void warnOfPage(InetAddress peer) {
    pages.occurred(peer.getHostAddress());
  }

  /** Ends the thread, which closes all connections; from any thread. */
  void close() {
    closed = true;
    selector.wakeup();
  }

  @Override
  public void run() {
    try (selector;
        listener) {
      while (!closed) {
        round();
      }
    } catch (IOException e) {
      LOG.error("the server ends", e);
    } finally {
      open.closeAll("the server is closed");
    }
  }

  /** Waits for the next events and handles them. */
  private void round() throws IOException {
    try {
      long wait = waitNanos();
      if (wait < 0) {
        selector.select();
      } else if (wait < 1_000_000) {
        selector.selectNow();
      } else {
        // Rounded up, so that no time-out is handled too early.
        selector.select(TimeUnit.NANOSECONDS.toMillis(wait) + 1);
      }
      long now = System.nanoTime();
      for (SelectionKey key : selector.selectedKeys()) {
        serve(key, now);
      }
      selector.selectedKeys().clear();
      for (Runnable order = orders.poll(); order != null; order = orders.poll()) {
        order.run();
      }
      long due = System.nanoTime();
      open.due(due).each(each -> guarded(each, () -> each.timeOut(due)));
      resume();
    } catch (OutOfMemoryError full) {
      LOG.error("out of memory; connections that wait are closed");
      open.closeWaiting("out of memory");
    }
  }

  /** Time until the next time-out; negative if there is none. */
  private long waitNanos() {
    long now = System.nanoTime();
    long wait = open.waitNanos(now);
    if (isPaused) {
      long pause = Math.max(0, pauseEndNanos - now);
      wait = wait < 0 ? pause : Math.min(wait, pause);
    }
    return wait;
  }

  private void serve(SelectionKey key, long now) {
    if (key == listening) {
      accept();
    } else if (key.attachment() instanceof Exchange exchange) {
      guarded(exchange, () -> exchange.proceed(buffer, now));
    }
  }

  /** A step that may fail for one connection. */
  private interface Step {
    void run() throws IOException;
  }

  /** Runs a step. A failure ends only its connection. */
  private static void guarded(Exchange exchange, Step step) {
    try {
      if (exchange.phase() != Exchange.Phase.CLOSED) {
        step.run();
      }
    } catch (IOException e) {
      exchange.close(e.toString());
    } catch (RuntimeException | OutOfMemoryError fault) {
      LOG.error("a connection of {} is given up", exchange.peer(), fault);
      exchange.close("fault");
    }
  }

  private void accept() {
    try {
      for (int i = 0; i < ACCEPTED_IN_A_ROW; i++) {
        SocketChannel channel = listener.accept();
        if (channel == null) {
          return;
        }
        receive(channel);
      }
    } catch (IOException refused) {
      if (closed) {
        return;
      }
      acceptFailures.occurred(refused);
      if (!open.closeSilentFor(SILENCE_NANOS, System.nanoTime())) {
        // The refused connection stays in the queue: accepting again at once would spin.
        isPaused = true;
        pauseEndNanos = System.nanoTime() + PAUSE_NANOS;
        listening.interestOps(0);
      }
    }
  }

  private void resume() {
    if (isPaused && System.nanoTime() - pauseEndNanos >= 0) {
      isPaused = false;
      listening.interestOps(SelectionKey.OP_ACCEPT);
    }
  }

  private void receive(SocketChannel channel) {
    try {
      InetAddress peer = ((InetSocketAddress) channel.getRemoteAddress()).getAddress();
      if (!access.admits(peer)) {
        strangers.occurred(peer.getHostAddress());
        channel.close();
        return;
      }
      if (!open.makeRoomFor(peer)) {
        crowd.occurred(peer.getHostAddress());
        channel.close();
        return;
      }
      channel.configureBlocking(false);
      channel.socket().setTcpNoDelay(true);
      SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
      Exchange exchange = new Exchange(this, channel, key, peer);
      key.attach(exchange);
      open.add(exchange);
    } catch (IOException e) {
      LOG.debug("a connection broke at once: {}", e.toString());
      closeQuietly(channel);
    }
  }

  /**
   * Passes a request to the handler in another thread. The reply comes back to this thread,
   * whatever happens.
   */
  void dispatch(Exchange exchange, IncomingRequest request) {
    pool.execute(
        () -> {
          HttpReply reply = HttpReply.of("");
          try {
            reply = handler.reply(request.request());
          } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            LOG.error("no reply to a message of {}", exchange.peer(), fault);
          } finally {
            HttpReply found = reply;
            orders.add(() -> answer(exchange, found));
            selector.wakeup();
          }
        });
  }

  private void answer(Exchange exchange, HttpReply reply) {
    try {
      exchange.answer(reply, buffer);
    } catch (IOException lost) {
      LOG.debug("reply to {} lost: {}", exchange.peer(), lost.toString());
      exchange.close("reply lost");
    } catch (OutOfMemoryError full) {
      LOG.error("out of memory: no reply to {}", exchange.peer());
      exchange.close("out of memory");
    }
  }

  /** Runs a task that belongs to no connection any more. */
  void execute(Runnable task) {
    if (!pool.isShutdown()) {
      pool.execute(task);
    }
  }

  /** Removes an exchange that has ended. */
  void closed(Exchange exchange, SocketChannel channel, String reason) {
    LOG.debug("connection of {} ends: {}", exchange.peer(), reason);
    open.remove(exchange);
    closeQuietly(channel);
  }

  private static void closeQuietly(SocketChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      LOG.debug("while closing: {}", e.toString());
    }
  }
}
