package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gonu.gdl.Spelling.CasePolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageServerLineTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String HOVER =
      "{\"textDocument\":{\"uri\":\"gonu:sheet.kif\"},\"position\":{\"line\":0,\"character\":0}}";

  private final LinkedBlockingQueue<String> sent = new LinkedBlockingQueue<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private final LanguageServerLine line =
      new LanguageServerLine(
          sent::add,
          new LanguageServerOptions(
              "test", CasePolicy.INSENSITIVE, Duration.ofMillis(1), 1, 1, false),
          end::countDown);

  @AfterEach
  void close() {
    line.close();
  }

  private JsonNode next() throws Exception {
    String message = sent.poll(60, TimeUnit.SECONDS);
    assertNotNull(message, "no message came");
    return JSON.readTree(message);
  }

  private void open(String uri, String text) throws Exception {
    assertTrue(
        line.receive(
            """
            {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":
            {"uri":"%s","languageId":"gdl","version":1,"text":%s}}}\
            """
                .formatted(uri, JSON.writeValueAsString(text))));
  }

  /** The answer to a request with these parameters. */
  private JsonNode ask(String method, String parameters) throws Exception {
    line.receive(
        """
        {"jsonrpc":"2.0","id":1,"method":"%s","params":%s}\
        """
            .formatted(method, parameters));
    return next();
  }

  private JsonNode initialize() throws Exception {
    return ask("initialize", "{\"capabilities\":{}}");
  }

  @Test
  void initialize_isAnsweredWithTheAbilities() throws Exception {
    JsonNode answer = initialize();
    assertEquals(1, answer.get("id").asInt());
    assertTrue(answer.at("/result/capabilities/hoverProvider").asBoolean());
  }

  @Test
  void faultySheet_isAnsweredWithItsFindings() throws Exception {
    initialize();
    open("gonu:sheet.kif", "(role white)\n(<= (goal white 100) (true won)\n");
    JsonNode published = next();
    assertEquals("textDocument/publishDiagnostics", published.get("method").asText());
    assertEquals("GDL-001", published.at("/params/diagnostics/0/code").asText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"textDocument/hover", "shutdown", "no/method"})
  void request_beforeInitialize_isRefused(String method) throws Exception {
    assertEquals(-32002, ask(method, HOVER).at("/error/code").asInt());
  }

  @Test
  void notification_beforeInitialize_isDropped() throws Exception {
    open("gonu:early.kif", "(role white");
    initialize();
    open("gonu:sheet.kif", "(role white");
    assertEquals("gonu:sheet.kif", next().at("/params/uri").asText());
  }

  @Test
  void notification_afterShutdown_isDropped() throws Exception {
    initialize();
    ask("shutdown", "null");
    open("gonu:late.kif", "(role white");
    assertNull(sent.poll(500, TimeUnit.MILLISECONDS));
  }

  @Test
  void initialize_secondTime_isRefused() throws Exception {
    initialize();
    assertEquals(-32600, initialize().at("/error/code").asInt());
  }

  @Test
  void shutdown_isAnsweredByNullAndEndsTheRequests() throws Exception {
    initialize();
    JsonNode answer = ask("shutdown", "null");
    assertTrue(answer.get("result").isNull(), answer.toString());
    assertEquals(-32600, ask("textDocument/hover", HOVER).at("/error/code").asInt());
    assertEquals(-32600, initialize().at("/error/code").asInt());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "{}",
        "{\"textDocument\":{\"uri\":\"gonu:sheet.kif\"}}",
        "{\"textDocument\":{},\"position\":{\"line\":0,\"character\":0}}"
      })
  void request_withoutItsParameters_isRefused(String parameters) throws Exception {
    initialize();
    JsonNode answer = ask("textDocument/hover", parameters);
    assertEquals(-32602, answer.at("/error/code").asInt(), answer.toString());
    assertFalse(answer.toString().contains("Exception"), answer.toString());
  }

  @Test
  void request_thatIsUnknown_isNotFound() throws Exception {
    initialize();
    assertEquals(-32601, ask("no/method", "null").at("/error/code").asInt());
    assertEquals(-32601, ask("no/method", "{\"a\":{}}").at("/error/code").asInt());
  }

  @Test
  void sheetBeyondTheBound_isNotLookedAt() throws Exception {
    initialize();
    open("gonu:first.kif", "(role white");
    assertEquals("gonu:first.kif", next().at("/params/uri").asText());
    open("gonu:second.kif", "(role white");
    line.receive(
        """
        {"jsonrpc":"2.0","id":7,"method":"textDocument/foldingRange",
        "params":{"textDocument":{"uri":"gonu:second.kif"}}}\
        """);
    JsonNode answer = next();
    assertEquals(7, answer.get("id").asInt());
    assertEquals(0, answer.get("result").size());
  }

  @Test
  void textThatIsNoMessage_isRefusedWithoutAnException() {
    assertFalse(line.receive("hello"));
    assertFalse(line.receive("{\"jsonrpc\":\"2.0\",\"id\":{},"));
    assertFalse(line.receive("[".repeat(500_000)));
    assertFalse(line.receive("{\"a\":".repeat(200_000)));
  }

  @Test
  void tests_besideASheetOnTheDisk_doNotReadIt(@TempDir Path directory) throws Exception {
    Files.writeString(directory.resolve("a.kif"), "(role white)");
    initialize();
    open(directory.resolve("a.test").toUri().toString(), "test t\n  legal white is mark\n");

    JsonNode found = next();
    while (found.at("/params/diagnostics").isEmpty()) {
      found = next();
    }

    assertEquals("GDL-403", found.at("/params/diagnostics/0/code").asText(), found.toString());
  }

  @Test
  void processOfAnEditorElsewhere_isNotLookedAt() throws Exception {
    Process ended =
        new ProcessBuilder(ProcessHandle.current().info().command().get(), "-version")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    ended.waitFor();

    ask("initialize", "{\"processId\":" + ended.pid() + ",\"capabilities\":{}}");

    assertEquals(1, end.getCount());
  }

  @Test
  void exit_endsTheSession() throws Exception {
    line.receive("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
    assertTrue(end.await(20, TimeUnit.SECONDS));
  }
}
