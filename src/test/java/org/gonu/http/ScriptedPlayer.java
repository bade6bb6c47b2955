package org.gonu.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A server that does what a test tells it with each connection, one after the other. */
public final class ScriptedPlayer implements AutoCloseable {
  private final ServerSocket listener;
  private final Script script;
  private final BlockingQueue<String> requests = new LinkedBlockingQueue<>();

  /** What went wrong with a connection; a peer that gives up does so, too. */
  private final Queue<Throwable> failures = new LinkedBlockingQueue<>();

  /** What to do with a connection; it is closed afterwards. */
  @FunctionalInterface
  public interface Script {
    /** Reads, writes, waits or does nothing. */
    void run(ScriptedPlayer player, Socket socket) throws IOException, InterruptedException;
  }

  /** Listens on a free port of this machine. */
  public ScriptedPlayer(Script script) throws IOException {
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.script = script;
    Thread thread = new Thread(this::serve, "scripted-player");
    thread.setDaemon(true);
    thread.start();
  }

  /** One that reads each request in full and answers with this body. */
  public static ScriptedPlayer answering(String body) throws IOException {
    return new ScriptedPlayer(
        (player, socket) -> {
          player.readRequest(socket);
          RawSocket.of(socket)
              .send("HTTP/1.0 200 OK\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
        });
  }

  /** Where it listens. */
  public int port() {
    return listener.getLocalPort();
  }

  /** The next request that was read in full. */
  public String nextRequest() throws InterruptedException {
    String request = requests.poll(60, TimeUnit.SECONDS);
    if (request == null) {
      throw new AssertionError("no request came; failures: " + failures);
    }
    return request;
  }

  /** Reads a request up to its announced length and keeps it for {@link #nextRequest}. */
  public void readRequest(Socket socket) throws IOException {
    RawSocket raw = RawSocket.of(socket);
    String head = raw.readUntil("\r\n\r\n");
    int start = head.indexOf("Content-Length: ") + "Content-Length: ".length();
    int length = Integer.parseInt(head.substring(start, head.indexOf('\r', start)));
    requests.add(
        head + new String(socket.getInputStream().readNBytes(length), StandardCharsets.US_ASCII));
  }

  private void serve() {
    while (!listener.isClosed()) {
      try (Socket socket = listener.accept()) {
        script.run(this, socket);
      } catch (IOException | UncheckedIOException | InterruptedException | AssertionError e) {
        failures.add(e);
      }
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
