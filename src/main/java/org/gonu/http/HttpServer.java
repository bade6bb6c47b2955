package org.gonu.http;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Receives messages on a port, one per connection, and answers each with {@code 200 OK}, whatever
 * the handler makes of it: hosts ignore the status. A request that is broken or too slow gets no
 * answer; its connection is closed. A request that is too long is answered with {@code 413}, one of
 * a web page that is not allowed with {@code 403}; both by the head alone if that suffices.
 * OPTIONS, HEAD and unknown methods are answered without a body, and do not reach the handler
 * either.
 */
public final class HttpServer implements AutoCloseable {
  private static final int BACKLOG = 128;
  private static final int IDLE_THREAD_SECONDS = 30;
  private static final long CLOSING_MILLIS = 2_000;

  private final InetSocketAddress address;
  private final Reception reception;
  private final Thread thread;
  private final ThreadPoolExecutor pool;

  private HttpServer(
      String name,
      ServerSocketChannel listener,
      HttpAccess access,
      HttpLimits limits,
      HttpHandler handler)
      throws IOException {
    this.address = (InetSocketAddress) listener.getLocalAddress();
    // The queue holds at most as many requests as there are connections.
    this.pool =
        new ThreadPoolExecutor(
            limits.load().threads(),
            limits.load().threads(),
            IDLE_THREAD_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            new NamedThreads(name + "-http"));
    pool.allowCoreThreadTimeOut(true);
    this.reception = new Reception(listener, access, limits, handler, pool);
    this.thread = new Thread(reception, name + "-reception");
  }

  /**
   * Starts to listen. The listening thread keeps the program running until the server is closed.
   *
   * @param name prefix of the names of its threads
   * @param port 0 for any free one, see {@link #port}
   * @throws BindException if the port is taken or not allowed; the message says what to do
   */
  public static HttpServer open(
      String name, int port, HttpAccess access, HttpLimits limits, HttpHandler handler)
      throws IOException {
    Descriptors.prepareToClose();
    ServerSocketChannel listener = listen(access.bind(), port);
    int free = Descriptors.forConnections();
    HttpLimits own = limits.with(limits.load().withConnectionsUpTo(free));
    try {
      HttpServer server = new HttpServer(name, listener, access, own, handler);
      server.thread.start();
      return server;
    } catch (IOException | RuntimeException failed) {
      listener.close();
      throw failed;
    }
  }

  private static ServerSocketChannel listen(InetAddress address, int port) throws IOException {
    ServerSocketChannel listener = ServerSocketChannel.open();
    try {
      listener.setOption(StandardSocketOptions.SO_REUSEADDR, true);
      listener.bind(new InetSocketAddress(address, port), BACKLOG);
      return listener;
    } catch (BindException e) {
      listener.close();
      throw TakenPort.error(address, port, e);
    }
  }

  /** The address and port that it listens on. */
  public InetSocketAddress address() {
    return address;
  }

  /** The port that it listens on. */
  public int port() {
    return address.getPort();
  }

  /** Stops listening and closes all connections. */
  @Override
  public void close() {
    reception.close();
    pool.shutdownNow();
    try {
      thread.join(CLOSING_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
