package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gonu.gdl.Spelling.CasePolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LanguageServerLineTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final LinkedBlockingQueue<String> sent = new LinkedBlockingQueue<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private final LanguageServerLine line =
      new LanguageServerLine(
          sent::add,
          new LanguageServerOptions("test", CasePolicy.INSENSITIVE, Duration.ofMillis(1), 1, 1),
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

  @Test
  void initialize_isAnsweredWithTheAbilities() throws Exception {
    line.receive(
        """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}\
        """);
    JsonNode answer = next();
    assertEquals(1, answer.get("id").asInt());
    assertTrue(answer.at("/result/capabilities/hoverProvider").asBoolean());
  }

  @Test
  void faultySheet_isAnsweredWithItsFindings() throws Exception {
    open("gonu:sheet.kif", "(role white)\n(<= (goal white 100) (true won)\n");
    JsonNode published = next();
    assertEquals("textDocument/publishDiagnostics", published.get("method").asText());
    assertEquals("GDL-001", published.at("/params/diagnostics/0/code").asText());
  }

  @Test
  void sheetBeyondTheBound_isNotLookedAt() throws Exception {
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
  void exit_endsTheSession() throws Exception {
    line.receive("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
    assertTrue(end.await(20, TimeUnit.SECONDS));
  }
}
