package org.gonu.server.route;

import io.javalin.http.Context;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Semaphore;

/**
 * Bodies of requests that have not arrived when they are to be read. Each keeps a thread of the
 * server waiting, so that there may be fewer of them than threads: others are answered meanwhile.
 */
final class SlowBodies {
  /** Most at a time, half of the threads of a server. */
  private static final int MOST = 32;

  private static final int UNAVAILABLE = 503;

  private static final String FREE = SlowBodies.class.getName();

  private SlowBodies() {}

  /** Reads a body. */
  @FunctionalInterface
  interface Reading {
    /** The bytes of a body, or the first of them. */
    byte[] read(InputStream in) throws IOException;
  }

  /**
   * Reads the body of a request.
   *
   * @throws RequestBody.TooMuchException if it has not arrived, and too many are waited for
   */
  static byte[] read(Context context, Reading reading) throws IOException {
    InputStream in = context.bodyInputStream();
    long length = context.req().getContentLengthLong();
    if (length >= 0 && in.available() >= length) {
      return reading.read(in);
    }
    Semaphore free = free(context.req().getServletContext());
    if (!free.tryAcquire()) {
      throw new RequestBody.TooMuchException(
          UNAVAILABLE, "the server waits for too many bodies of requests; ask again later");
    }
    try {
      return reading.read(in);
    } finally {
      free.release();
    }
  }

  /** The places of the server that a request came to. */
  private static Semaphore free(ServletContext server) {
    synchronized (server) {
      if (server.getAttribute(FREE) instanceof Semaphore known) {
        return known;
      }
      Semaphore all = new Semaphore(MOST);
      server.setAttribute(FREE, all);
      return all;
    }
  }
}
