package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The messages of a client, one on each line. Lines that are no message are answered with an error
 * of JSON-RPC 2.0 and left out, since the library stops reading at the first of them. What comes
 * before {@code initialize} is answered here, too: the library would never answer it, and never
 * end. It would not answer either what comes before {@code notifications/initialized}, which is put
 * in where a client leaves it out. Also tells when the client has closed its end.
 */
final class MessageLines extends InputStream {
  private static final byte[] NOTHING = new byte[0];

  private static final byte[] INITIALIZED =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n"
          .getBytes(StandardCharsets.UTF_8);

  /** A client of streams has one session alone. */
  private static final String SESSION = "";

  private final InputStream in;
  private final OutputStream out;
  private final ToolCalls calls;
  private final OpenRequests open;
  private final Runnable atEnd;
  private byte[] line = NOTHING;
  private int next;
  private boolean hasBegun;
  private boolean isInitialized;

  /**
   * The messages of a stream.
   *
   * @param out where errors go; it is locked while one is written
   * @param open told of the requests that are handed on
   * @param atEnd run when the stream ends, before the library is told of it
   */
  MessageLines(
      InputStream in, OutputStream out, ToolCalls calls, OpenRequests open, Runnable atEnd) {
    this.in = new BufferedInputStream(in);
    this.out = out;
    this.calls = calls;
    this.open = open;
    this.atEnd = atEnd;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    while (next == line.length) {
      byte[] found = readLine();
      if (found.length == 0) {
        atEnd.run();
        return -1;
      }
      take(found);
    }
    int count = Math.min(length, line.length - next);
    System.arraycopy(line, next, bytes, offset, count);
    next += count;
    return count;
  }

  /** The next line with its end, cut where it is too long; nothing at the end of the stream. */
  private byte[] readLine() throws IOException {
    ByteArrayOutputStream found = new ByteArrayOutputStream();
    int b = in.read();
    while (b >= 0 && b != '\n') {
      if (found.size() <= AgentServer.MAX_MESSAGE_BYTES) {
        found.write(b);
      }
      b = in.read();
    }
    if (b >= 0 || found.size() > 0) {
      found.write('\n');
    }
    return found.toByteArray();
  }

  /** Hands a line on to the library, or answers it. */
  private void take(byte[] found) throws IOException {
    if (new String(found, StandardCharsets.UTF_8).isBlank()) {
      return;
    }
    MessageShape.Reading read = MessageShape.read(found);
    Optional<ObjectNode> answer = answerTo(read);
    if (answer.isPresent()) {
      answer(answer.get());
    } else if (hasBegun) {
      handOn(found, read.message());
    }
  }

  private void handOn(byte[] found, JsonNode message) throws IOException {
    Optional<byte[]> left = calls.admit(found, message, SESSION);
    if (left.isEmpty()) {
      // Of a message that cancels a call, the library has nothing to read.
      open.end(message.path("params").path("requestId"));
      return;
    }
    open.ask(message);
    ByteArrayOutputStream handed = new ByteArrayOutputStream();
    boolean isBeginning = MessageShape.isBeginning(message);
    if (!isInitialized && !isBeginning && message.has("id")) {
      handed.writeBytes(INITIALIZED);
    }
    isInitialized |= !isBeginning;
    handed.writeBytes(left.get());
    if (left.get()[left.get().length - 1] != '\n') {
      handed.write('\n');
    }
    line = handed.toByteArray();
    next = 0;
  }

  /** What the library must not be asked; empty if it is to answer, or nobody. */
  private Optional<ObjectNode> answerTo(MessageShape.Reading read) {
    if (read.refusal().isPresent()) {
      return read.refusal().map(MessageShape.Refusal::toJson);
    }
    hasBegun |= MessageShape.isBeginning(read.message());
    return hasBegun
        ? calls.refusal(read.message()).map(MessageShape.Refusal::toJson)
        : MessageShape.answerBeforeBeginning(read.message());
  }

  private void answer(ObjectNode answer) throws IOException {
    synchronized (out) {
      out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    }
  }
}
