package org.gonu.cli.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;

/** A client of the real command in a process of its own. */
final class BridgeClient implements AutoCloseable {
  static final ObjectMapper JSON = new ObjectMapper();

  private final Process process;
  private final OutputStream requests;
  private final InputStream answers;
  private long last;

  /** The bytes that followed the last line. */
  byte[] bytes = new byte[0];

  BridgeClient() throws IOException {
    this("");
  }

  /** A client of a program that was started with options of Java. */
  BridgeClient(String javaOptions) throws IOException {
    ProcessBuilder builder = JavaMachine.gonu("bridge", "--no-cache");
    builder.environment().put("JAVA_TOOL_OPTIONS", javaOptions);
    process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    requests = process.getOutputStream();
    answers = new BufferedInputStream(process.getInputStream());
  }

  /** What a request is answered: the members of {@code ok}. */
  JsonNode ask(String request, byte... data) throws IOException {
    JsonNode answer = answer(request, data);
    assertFalse(answer.has("error"), answer::toString);
    return answer.get("ok");
  }

  /** The error that a request is answered with. */
  JsonNode refused(String request, byte... data) throws IOException {
    JsonNode answer = answer(request, data);
    assertTrue(answer.has("error"), answer::toString);
    return answer.get("error");
  }

  private JsonNode answer(String request, byte... data) throws IOException {
    ObjectNode json = (ObjectNode) JSON.readTree(request.replace('\'', '"'));
    json.put("id", ++last);
    if (data.length > 0) {
      json.put("bytes", data.length);
    }
    send(JSON.writeValueAsString(json), data);
    JsonNode answer = read();
    assertEquals(last, answer.get("id").longValue());
    return answer;
  }

  void send(String line, byte... data) throws IOException {
    requests.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    requests.write(data);
    requests.flush();
  }

  JsonNode read() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = answers.read(); next != '\n'; next = answers.read()) {
      assertTrue(next >= 0, "the process has died");
      line.write(next);
    }
    JsonNode answer = JSON.readTree(line.toByteArray());
    assertNotNull(answer);
    bytes = answers.readNBytes(answer.path("bytes").asInt());
    return answer;
  }

  /** Closes the requests. Returns the exit code. */
  int end() throws IOException, InterruptedException {
    requests.close();
    assertTrue(process.waitFor(20, TimeUnit.SECONDS), "the process goes on without a client");
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
