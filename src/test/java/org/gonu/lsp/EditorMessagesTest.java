package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.gonu.gdl.Spelling.CasePolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What comes of messages as other editors write them, and of those that are none. */
@Timeout(120)
final class EditorMessagesTest {
  /** The log that the library prints to standard error, with stack traces. */
  private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j");

  private static final String INITIALIZE =
      "\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}";

  private final StringBuilder sent = new StringBuilder();
  private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
  private final List<String> logged = new CopyOnWriteArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          logged.add(record.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    LIBRARY.addHandler(handler);
  }

  @AfterEach
  void listenNoMore() {
    LIBRARY.removeHandler(handler);
  }

  private void send(String header, String body) {
    sent.append(header).append(": ").append(body.length()).append("\r\n\r\n").append(body);
  }

  private void send(String members) {
    send("Content-Length", "{\"jsonrpc\":\"2.0\"," + members + "}");
  }

  /** Ends the session in order, and returns its exit code. */
  private int serve() throws InterruptedException {
    send("\"id\":99,\"method\":\"shutdown\"");
    send("\"method\":\"exit\"");
    return LanguageServerSession.serve(
        new ByteArrayInputStream(sent.toString().getBytes(StandardCharsets.UTF_8)),
        answers,
        new LanguageServerOptions(
            "test", CasePolicy.INSENSITIVE, Duration.ofMillis(20), 1, 100, true));
  }

  private void assertAnswered(int id, int code) {
    String text = answers.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("\"id\":" + id + ",\"error\":{\"code\":" + code + ","), text);
  }

  @Test
  void headers_inLowerAndInUpperCase_areRead() throws Exception {
    send("content-length", "{\"jsonrpc\":\"2.0\"," + INITIALIZE + "}");
    send("CONTENT-LENGTH", "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}");

    assertEquals(LanguageServerSession.FINE, serve());
    assertEquals(List.of(), logged);
  }

  @Test
  void parametersOfAWrongType_areToldAsSuch() throws Exception {
    send(INITIALIZE);
    send("\"id\":2,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":5}");
    send("\"id\":3,\"method\":\"textDocument/hover\",\"params\":{\"textDo");

    assertEquals(LanguageServerSession.FINE, serve());
    assertAnswered(2, -32602);
    assertAnswered(3, -32700);
  }

  @Test
  void messagesThatAreNone_areAnsweredWithoutAnId() throws Exception {
    send("Content-Length", "nonsense");
    send("Length", "");

    serve();
    String text = answers.toString(StandardCharsets.UTF_8);
    Pattern refusal = Pattern.compile("\"id\":null,\"error\":\\{\"code\":-32700,");
    assertEquals(2, refusal.matcher(text).results().count(), text);
  }

  @Test
  void messagesThatAreNone_leaveNoStackTraces() throws Exception {
    send(INITIALIZE);
    send("\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":7}");
    send("Content-Length", "nonsense");
    send("Length", "");

    assertEquals(LanguageServerSession.FINE, serve());
    assertEquals(List.of(), logged);
  }
}
