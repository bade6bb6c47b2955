package org.gonu.server.channel;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Passes bytes on between peers, and cuts their connections on demand. */
final class CuttingProxy implements AutoCloseable {
  private final ServerSocket listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile int target;
  private volatile int cuts;

  CuttingProxy(int target) throws IOException {
    this.target = target;
    start(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  void redirect(int newTarget) {
    target = newTarget;
  }

  int cuts() {
    return cuts;
  }

  /** Breaks all connections, if there are any. */
  synchronized void cut() {
    if (!open.isEmpty()) {
      cuts++;
    }
    for (Socket socket : open) {
      close(socket);
    }
    open.clear();
  }

  private synchronized void add(Socket near, Socket far) {
    open.add(near);
    open.add(far);
  }

  private void accept() {
    try {
      while (true) {
        Socket near = listener.accept();
        try {
          Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
          add(near, far);
          start(() -> pass(near, far));
          start(() -> pass(far, near));
        } catch (IOException nobody) {
          close(near);
        }
      }
    } catch (IOException closed) {
      cut();
    }
  }

  private static void pass(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException broken) {
      close(from);
    }
    close(to);
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException unimportant) {
      throw new IllegalStateException(unimportant);
    }
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "proxy");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    listener.close();
    cut();
  }
}
