package org.gonu.http;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Reads one request and knows what the peer wants. */
final class RequestReader {
  private static final byte[] CONTINUE =
      "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  private final Socket socket;
  private final TimedInput in;
  private final HttpLimits limits;

  RequestReader(Socket socket, TimedInput in, HttpLimits limits) {
    this.socket = socket;
    this.in = in;
    this.limits = limits;
  }

  /** The first line and the headers. */
  Head readHead() throws IOException {
    Head head = Head.read(in, limits.maxHeadBytes());
    if (target(head).isEmpty()) {
      throw new IOException("not a request of HTTP: " + head.firstLine());
    }
    return head;
  }

  /** The method in upper case. */
  static String method(Head head) {
    return head.firstLine().split("\\s+", 2)[0].toUpperCase(Locale.ROOT);
  }

  /** The message that belongs to the head of a POST or GET. */
  HttpRequest readMessage(Head head) throws IOException {
    if (method(head).equals("GET")) {
      return new HttpRequest(pathMessage(target(head)), StandardCharsets.UTF_8, arrival());
    }
    if (head.header("expect").toLowerCase(Locale.ROOT).contains("100-continue") && !in.hasMore()) {
      OutputStream out = socket.getOutputStream();
      out.write(CONTINUE);
      out.flush();
    }
    byte[] body = new Body(in, limits.maxBodyBytes()).readMessage(head);
    Charset charset = charsetOf(body);
    return new HttpRequest(new String(body, charset), charset, arrival());
  }

  private long arrival() {
    return in.firstByteNanos();
  }

  /** What stands between the method and the version; blanks in it are allowed. */
  private static String target(Head head) {
    String line = head.firstLine();
    int start = line.indexOf(' ') + 1;
    int end = line.toUpperCase(Locale.ROOT).lastIndexOf(" HTTP/");
    return start == 0 || end < start ? "" : line.substring(start, end).strip();
  }

  private static String pathMessage(String target) {
    String path = target.startsWith("/") ? target.substring(1) : target;
    String decoded;
    try {
      decoded = URLDecoder.decode(path, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      decoded = path;
    }
    return decoded.replace('\r', ' ');
  }

  /** UTF-8 or, where the bytes are not that, ISO-8859-1, as old hosts write. */
  static Charset charsetOf(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return StandardCharsets.UTF_8;
    } catch (CharacterCodingException e) {
      return StandardCharsets.ISO_8859_1;
    }
  }
}
