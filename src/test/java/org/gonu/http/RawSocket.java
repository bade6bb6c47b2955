package org.gonu.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A peer that says exactly what a test wants, byte by byte, in ISO-8859-1. */
public final class RawSocket implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 100_000;

  private final Socket socket;

  private RawSocket(Socket socket) {
    this.socket = socket;
  }

  /** Connects to a port of this machine. */
  public static RawSocket connect(int port) {
    try {
      return of(new Socket(InetAddress.getLoopbackAddress(), port));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Wraps a socket that is connected. */
  public static RawSocket of(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    return new RawSocket(socket);
  }

  /** Sends a request in one packet and reads the body of the reply. */
  public static String exchange(int port, String request) {
    try (RawSocket peer = connect(port)) {
      return peer.send(request).readBody();
    }
  }

  /** A request as ggp-base writes it. */
  public static String request(String body) {
    return "POST / HTTP/1.0\r\nAccept: text/delim\r\nHost: localhost\r\nSender: GAMESERVER\r\n"
        + "Receiver: x\r\nContent-Type: text/acl\r\nContent-Length: "
        + body.length()
        + "\r\n\r\n"
        + body;
  }

  /** Sends characters as bytes. */
  public RawSocket send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Says that nothing more will be sent. */
  public RawSocket halfClose() {
    try {
      socket.shutdownOutput();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Everything up to the end of the connection. */
  public String readAll() {
    try {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What stands behind the blank line of everything up to the end of the connection. */
  public String readBody() {
    String all = readAll();
    int blank = all.indexOf("\r\n\r\n");
    return blank < 0 ? "no reply: " + all : all.substring(blank + 4);
  }

  /** Reads up to and including this text. */
  public String readUntil(String end) {
    StringBuilder text = new StringBuilder();
    try {
      while (text.indexOf(end) < 0) {
        int b = socket.getInputStream().read();
        if (b < 0) {
          throw new AssertionError("end of stream after: " + text);
        }
        text.append((char) b);
      }
      return text.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Resets the connection, as a host that crashes. */
  public void reset() {
    try {
      socket.setSoLinger(true, 0);
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
