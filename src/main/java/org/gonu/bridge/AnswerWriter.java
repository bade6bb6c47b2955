package org.gonu.bridge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.DiagnosticsJson;
import org.jspecify.annotations.Nullable;

/** Writes answers: a line each, and the bytes that it announces. */
final class AnswerWriter {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final OutputStream out;
  private final byte[] part = new byte[1 << 16];

  AnswerWriter(OutputStream out) {
    this.out = new BufferedOutputStream(out, 1 << 16);
  }

  /**
   * Writes an answer.
   *
   * @param id of its request; null if that has none
   */
  void write(@Nullable JsonNode id, Answer answer) throws IOException {
    ObjectNode line = line(id);
    line.set("ok", answer.json());
    if (answer.length() > 0) {
      line.put("bytes", answer.length());
    }
    write(line);
    for (ByteBuffer bytes : answer.bytes()) {
      write(bytes.duplicate());
    }
    out.flush();
  }

  /** Writes why there is no answer. */
  void write(@Nullable JsonNode id, BridgeFault fault) throws IOException {
    ObjectNode line = line(id);
    ObjectNode error = line.putObject("error");
    error.put("code", fault.code());
    error.put("message", String.valueOf(fault.getMessage()));
    if (!fault.help().isEmpty()) {
      error.put("help", fault.help());
    }
    if (!fault.diagnostics().isEmpty()) {
      error.set("diagnostics", DiagnosticsJson.of(fault.diagnostics()));
      error.put("text", new DiagnosticPrinter().print(fault.diagnostics()));
    }
    write(line);
    out.flush();
  }

  private static ObjectNode line(@Nullable JsonNode id) {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.set("id", id == null ? JsonNodeFactory.instance.nullNode() : id);
    return line;
  }

  private void write(JsonNode line) throws IOException {
    out.write(JSON.writeValueAsBytes(line));
    out.write('\n');
  }

  private void write(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      int length = Math.min(part.length, bytes.remaining());
      bytes.get(part, 0, length);
      out.write(part, 0, length);
    }
  }
}
