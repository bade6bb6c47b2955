package org.gonu.http;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One connection of a server: a request, a reply, the end. */
final class Connection implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

  /** How long to look whether the peer has closed; only to see what is there already. */
  private static final long GLANCE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final Socket socket;
  private final HttpLimits limits;
  private final HttpHandler handler;

  Connection(Socket socket, HttpLimits limits, HttpHandler handler) {
    this.socket = socket;
    this.limits = limits;
    this.handler = handler;
  }

  @Override
  public void run() {
    try (socket) {
      socket.setTcpNoDelay(true);
      long deadline = System.nanoTime() + limits.readTimeout().toNanos();
      serve(new TimedInput(socket, deadline));
    } catch (IOException e) {
      LOG.debug("request of {} dropped: {}", socket.getRemoteSocketAddress(), e.toString());
    }
  }

  private void serve(TimedInput in) throws IOException {
    RequestReader reader = new RequestReader(socket, in, limits);
    Head head = reader.readHead();
    switch (RequestReader.method(head)) {
      case "POST", "GET" -> answer(in, reader.readMessage(head));
      case "OPTIONS" -> send(in, ReplyWriter.preflight(head));
      default -> send(in, ReplyWriter.empty());
    }
  }

  private void answer(TimedInput in, HttpRequest request) {
    boolean endMarksBody = in.ended();
    HttpReply reply = safeReply(request);
    boolean lost;
    try {
      boolean gone = !endMarksBody && hasClosed(in);
      send(in, ReplyWriter.reply(reply.text(), reply.charset()));
      lost = gone;
    } catch (IOException e) {
      LOG.debug("reply to {} lost: {}", socket.getRemoteSocketAddress(), e.toString());
      lost = true;
    }
    if (lost) {
      reply.whenLost().run();
    }
  }

  /** A handler's bug must not leave the peer waiting. */
  private HttpReply safeReply(HttpRequest request) {
    try {
      return handler.reply(request);
    } catch (RuntimeException e) {
      LOG.error("no reply to a message of {}", socket.getRemoteSocketAddress(), e);
      return HttpReply.of("");
    }
  }

  private boolean hasClosed(TimedInput in) throws IOException {
    in.extendTo(System.nanoTime() + limits.lingerTimeout().toNanos());
    int b = in.read(GLANCE_NANOS);
    while (b >= 0) {
      b = in.read(GLANCE_NANOS);
    }
    return b == TimedInput.END;
  }

  /**
   * Writes and ends the connection in order. Closing a socket while bytes lie unread makes the
   * kernel reset the connection, and the peer may lose the reply; so the rest is read first.
   */
  private void send(TimedInput in, byte[] reply) throws IOException {
    socket.getOutputStream().write(reply);
    socket.getOutputStream().flush();
    socket.shutdownOutput();
    in.extendTo(System.nanoTime() + limits.lingerTimeout().toNanos());
    try {
      int b = in.read();
      while (b >= 0) {
        b = in.read();
      }
    } catch (SocketTimeoutException e) {
      LOG.trace("{} keeps the connection open", socket.getRemoteSocketAddress());
    }
  }
}
