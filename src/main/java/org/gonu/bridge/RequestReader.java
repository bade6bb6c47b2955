package org.gonu.bridge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads requests: a line each, and the bytes that it announces. */
final class RequestReader {
  /** Longest line of a request, in bytes. */
  static final int MAX_LINE = 16 << 20;

  /** Most bytes that may follow a line. */
  static final int MAX_BYTES = 256 << 20;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final InputStream in;

  RequestReader(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /**
   * The next request; empty at the end of the stream.
   *
   * @throws BridgeFault if it cannot be read; the next call goes on behind its line
   */
  Optional<Request> next() throws IOException {
    while (true) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      int last = readLine(line);
      if (last < 0 && line.size() == 0) {
        return Optional.empty();
      }
      String text = line.toString(StandardCharsets.UTF_8);
      if (!text.isBlank()) {
        return Optional.of(request(text));
      }
    }
  }

  private int readLine(ByteArrayOutputStream line) throws IOException {
    int next = in.read();
    while (next >= 0 && next != '\n') {
      if (line.size() == MAX_LINE) {
        skipLine();
        throw new BridgeFault(
            "line-too-long",
            "a line has more than " + MAX_LINE + " bytes",
            "write a large rule sheet to a file, and load it by its path");
      }
      line.write(next);
      next = in.read();
    }
    return next;
  }

  private void skipLine() throws IOException {
    int next = in.read();
    while (next >= 0 && next != '\n') {
      next = in.read();
    }
  }

  private Request request(String text) throws IOException {
    JsonNode json;
    try {
      json = JSON.readTree(text);
    } catch (JsonProcessingException malformed) {
      throw new BridgeFault(
          "malformed",
          "a line is not JSON: " + malformed.getOriginalMessage(),
          "write one JSON object a line");
    }
    if (!json.isObject()) {
      throw new BridgeFault(
          "malformed", "a line is not a JSON object", "write one JSON object a line");
    }
    Request bare = new Request(json, new byte[0]);
    int length = (int) bare.number("bytes", 0, MAX_BYTES, 0);
    return new Request(json, bytes(length));
  }

  /** Reads over some bytes; a pipe cannot skip them. */
  private void skipBytes(int length) throws IOException {
    byte[] part = new byte[1 << 16];
    int left = length;
    while (left > 0) {
      int read = in.read(part, 0, Math.min(part.length, left));
      if (read < 0) {
        throw new EOFException("the stream ends within the bytes of a request");
      }
      left -= read;
    }
  }

  private byte[] bytes(int length) throws IOException {
    byte[] bytes;
    try {
      bytes = new byte[length];
    } catch (OutOfMemoryError tooMany) {
      skipBytes(length);
      throw new BridgeFault(
          "no-memory",
          "the " + length + " bytes of a request do not fit into memory",
          "send fewer at once");
    }
    if (in.readNBytes(bytes, 0, length) < length) {
      throw new EOFException("the stream ends within the bytes of a request");
    }
    return bytes;
  }
}
