package org.gonu.conformance.player;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.gonu.http.RawSocket;
import org.gonu.machine.DaemonThreads;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;

/**
 * A player with one fault: it stands before a good one, and spoils a request, a reply or a
 * connection.
 */
final class FaultyProxy implements AutoCloseable {
  private final PlayerEndpoint good;
  private final ServerSocket listener;
  private final ExecutorService threads;
  private final Fault fault;

  /** True if the program has ended; a connection may still be accepted while it closes. */
  private volatile boolean isDead;

  /** What is wrong with a player. Everything that is not overridden is right. */
  static class Fault {
    /** The message that reaches the good player. */
    String request(String message) {
      return message;
    }

    /** The text of the answer to a message. */
    String answer(String message, String answer) {
      return answer;
    }

    /** All bytes of a reply. */
    String reply(String message, String answer) {
      return "HTTP/1.0 200 OK\r\nContent-Type: text/acl\r\nContent-Length: "
          + answer.length()
          + "\r\n\r\n"
          + answer;
    }

    /** Reads a request up to its end. Returns the message. */
    String read(Socket socket) throws IOException {
      StringBuilder head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        int b = socket.getInputStream().read();
        if (b < 0) {
          throw new IOException("the request ends");
        }
        head.append((char) b);
      }
      byte[] body = socket.getInputStream().readNBytes(length(head.toString()));
      return new String(body, StandardCharsets.ISO_8859_1);
    }

    /** The announced length. */
    int length(String head) throws IOException {
      int name = head.toLowerCase(Locale.ROOT).indexOf("content-length:");
      if (name < 0) {
        throw new IOException("no length");
      }
      String value = head.substring(name + "content-length:".length());
      return Integer.parseInt(value.substring(0, value.indexOf('\r')).strip());
    }

    /** Sends a reply and ends the connection. */
    void send(Socket socket, String reply) throws IOException {
      OutputStream out = socket.getOutputStream();
      out.write(reply.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      socket.shutdownOutput();
      while (socket.getInputStream().read() >= 0) {
        // Closing with bytes unread would reset the connection.
      }
    }

    /** How many connections are served at a time. */
    int threads() {
      return 20;
    }

    /** True if a message ends the program. */
    boolean kills(String message) {
      return false;
    }
  }

  FaultyProxy(Fault fault) throws IOException {
    this.fault = fault;
    this.good = PlayerEndpoint.open(new RandomPlayer("random", 1), PlayerOptions.of("Hex", 0));
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.threads = Executors.newFixedThreadPool(fault.threads() + 1, DaemonThreads.named("proxy"));
    threads.execute(this::accept);
  }

  InetSocketAddress address() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), listener.getLocalPort());
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        Socket socket = listener.accept();
        threads.execute(() -> serve(socket));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Socket socket) {
    try (socket) {
      if (isDead) {
        return;
      }
      String message = fault.read(socket);
      if (fault.kills(message)) {
        isDead = true;
        listener.close();
        return;
      }
      String request = RawSocket.request(fault.request(message));
      String answer = fault.answer(message, RawSocket.exchange(good.port(), request));
      fault.send(socket, fault.reply(message, answer));
    } catch (IOException gone) {
      // The host has gone, or the fault is that nothing is answered.
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
    threads.shutdownNow();
    good.close();
  }
}
