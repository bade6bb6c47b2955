package org.gonu.cli.mcp;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import org.gonu.cli.console.Json;

/**
 * The messages of a client, one on each line. Lines that are no message are answered with an error
 * of JSON-RPC 2.0 and left out, since the library stops reading at the first of them. Also tells
 * when the client has closed its end.
 */
final class MessageLines extends InputStream {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final JsonNode NO_ID = NullNode.getInstance();

  private final InputStream in;
  private final OutputStream out;
  private final CountDownLatch end;
  private byte[] line = new byte[0];
  private int next;

  /**
   * The messages of a stream.
   *
   * @param out where errors go; it is locked while one is written
   * @param end counted down when the stream ends
   */
  MessageLines(InputStream in, OutputStream out, CountDownLatch end) {
    this.in = new BufferedInputStream(in);
    this.out = out;
    this.end = end;
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
        end.countDown();
        return -1;
      }
      if (isMessage(found)) {
        line = found;
        next = 0;
      }
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

  private boolean isMessage(byte[] found) throws IOException {
    if (new String(found, StandardCharsets.UTF_8).isBlank()) {
      return false;
    }
    if (found.length > AgentServer.MAX_MESSAGE_BYTES) {
      refuse(-32600, NO_ID, "a message has up to " + AgentServer.MAX_MESSAGE_BYTES + " bytes");
      return false;
    }
    JsonNode message;
    try {
      message = MAPPER.readTree(found);
    } catch (JacksonException malformed) {
      refuse(-32700, NO_ID, "this is no JSON: " + malformed.getOriginalMessage());
      return false;
    }
    JsonNode id = message.path("id").isValueNode() ? message.get("id") : NO_ID;
    boolean isRequest = message.path("method").isTextual();
    boolean isAnswer = message.has("id") && (message.has("result") || message.has("error"));
    boolean hasParameters = !message.has("params") || message.get("params").isContainerNode();
    if (!message.path("jsonrpc").asText().equals("2.0")
        || !(isRequest || isAnswer)
        || !hasParameters) {
      refuse(-32600, id, "this is no message of JSON-RPC 2.0; each line is one");
      return false;
    }
    if (message.path("method").asText().equals("tools/call") && !isCall(message.path("params"))) {
      refuse(-32602, id, "tools/call has params: the name of a tool and its arguments, an object");
      return false;
    }
    return true;
  }

  private static boolean isCall(JsonNode params) {
    JsonNode arguments = params.path("arguments");
    return params.path("name").isTextual()
        && (arguments.isObject() || arguments.isNull() || arguments.isMissingNode());
  }

  private void refuse(int code, JsonNode id, String why) throws IOException {
    ObjectNode answer = Json.object().put("jsonrpc", "2.0");
    answer.set("id", id);
    answer.putObject("error").put("code", code).put("message", why);
    synchronized (out) {
      out.write((MAPPER.writeValueAsString(answer) + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    }
  }
}
