package org.gonu.http;

import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes messages on a port, one per connection, and answers each with {@code 200 OK}, whatever it
 * is: hosts do not look at the status. A request that is broken, too long or too slow gets no
 * answer; its connection is closed. OPTIONS, HEAD and unknown methods are answered without a body
 * and do not reach the handler.
 */
public final class HttpServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);
  private static final int QUEUE_PER_THREAD = 8;
  private static final int IDLE_THREAD_SECONDS = 30;

  private final ServerSocket listener;
  private final HttpLimits limits;
  private final HttpHandler handler;
  private final ThreadPoolExecutor pool;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  private HttpServer(String name, ServerSocket listener, HttpLimits limits, HttpHandler handler) {
    this.listener = listener;
    this.limits = limits;
    this.handler = handler;
    this.pool =
        new ThreadPoolExecutor(
            limits.threads(),
            limits.threads(),
            IDLE_THREAD_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(limits.threads() * QUEUE_PER_THREAD),
            new NamedThreads(name + "-http"));
    pool.allowCoreThreadTimeOut(true);
  }

  /**
   * Starts to listen on all addresses of this machine. The listening thread keeps the program
   * running until the server is closed.
   *
   * @param name for the threads
   * @param port 0 for any free one, see {@link #port}
   * @throws BindException if the port is taken or not allowed; the message says what to do
   */
  public static HttpServer open(String name, int port, HttpLimits limits, HttpHandler handler)
      throws IOException {
    HttpServer server = new HttpServer(name, listen(port), limits, handler);
    new Thread(server::acceptAll, name + "-accept").start();
    return server;
  }

  private static ServerSocket listen(int port) throws IOException {
    ServerSocket listener = new ServerSocket();
    try {
      listener.setReuseAddress(true);
      listener.bind(new InetSocketAddress(port), 128);
      return listener;
    } catch (BindException e) {
      listener.close();
      BindException clear =
          new BindException(
              "cannot listen on port "
                  + port
                  + " ("
                  + e.getMessage()
                  + "): choose another port, or 0 for any free one");
      clear.initCause(e);
      throw clear;
    }
  }

  /** The port that it listens on. */
  public int port() {
    return listener.getLocalPort();
  }

  private void acceptAll() {
    while (!listener.isClosed()) {
      try {
        serve(listener.accept());
      } catch (IOException e) {
        if (!listener.isClosed()) {
          LOG.warn("cannot accept a connection: {}", e.toString());
        }
      }
    }
  }

  private void serve(Socket socket) throws IOException {
    open.add(socket);
    try {
      pool.execute(
          () -> {
            new Connection(socket, limits, handler).run();
            open.remove(socket);
          });
    } catch (RejectedExecutionException e) {
      open.remove(socket);
      socket.close();
      LOG.warn("too many connections: one of {} refused", socket.getRemoteSocketAddress());
    }
  }

  /** Stops listening and breaks off what is under way. */
  @Override
  public void close() {
    closeQuietly(listener);
    open.forEach(HttpServer::closeQuietly);
    pool.shutdownNow();
  }

  private static void closeQuietly(AutoCloseable closeable) {
    try {
      closeable.close();
    } catch (Exception e) {
      LOG.debug("while closing: {}", e.toString());
    }
  }
}
