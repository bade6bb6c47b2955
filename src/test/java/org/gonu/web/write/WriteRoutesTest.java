package org.gonu.web.write;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.web.site.WebFixture;
import org.gonu.web.site.WebTestServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class WriteRoutesTest extends WebFixture {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A role that has no move after the first step. */
  private static final String STUCK =
      """
      (role alone)
      (init (n 0))
      (<= (legal alone go) (true (n 0)))
      (<= (legal alone wait) (true (n 0)))
      (<= (next (n 1)) (does alone go))
      (<= (next (n 2)) (does alone wait))
      (<= terminal (true (n 2)))
      (goal alone 100)
      """;

  WriteRoutesTest(@TempDir Path directory) {
    super(directory);
  }

  private static String request(String sheet, int playouts) {
    ObjectNode request = JSON.createObjectNode().put("playouts", playouts);
    request.putObject("game").put("sheet", sheet);
    return request.toString();
  }

  @Test
  void simulations_ofASheetWithAFault_nameTheRule() throws Exception {
    HttpResponse<String> answer =
        server.post(WebTestServer.V1 + "/simulations", request(STUCK, 50));

    assertEquals(200, answer.statusCode(), answer.body());
    assertEquals("GDL-301", json(answer).at("/findings/0/code").asText());
    assertEquals(3, json(answer).at("/findings/0/line").asInt());
  }

  @Test
  void coverage_ofASheet_countsByLine() throws Exception {
    HttpResponse<String> answer = server.post(WebTestServer.V1 + "/coverage", request(STUCK, 50));
    String better = STUCK.replace("(true (n 2)))", "(true (n ?x)) (distinct ?x 0))");
    HttpResponse<String> good = server.post(WebTestServer.V1 + "/coverage", request(better, 20));

    assertEquals(422, answer.statusCode(), answer.body());
    JsonNode lines = json(good).get("lines");
    assertEquals(3, lines.get(0).get("line").asInt(), good.body());
    assertEquals(20, lines.get(0).get("count").asInt(), good.body());
  }

  @Test
  void simulations_ofTooManyMatches_areRefused() throws Exception {
    assertEquals(
        400,
        server.post(WebTestServer.V1 + "/simulations", request(STUCK, 1_000_000)).statusCode());
  }

  /** What an editor of a page has received. */
  private static final class Listener implements WebSocket.Listener {
    private final LinkedBlockingQueue<String> texts = new LinkedBlockingQueue<>();
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        texts.add(text.toString());
        text.setLength(0);
      }
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
      texts.add("closed");
      return null;
    }

    private String next() throws InterruptedException {
      String next = texts.poll(60, TimeUnit.SECONDS);
      assertNotNull(next, "nothing came");
      return next;
    }
  }

  private WebSocket connect(Listener listener, String origin) {
    URI address = URI.create("ws://127.0.0.1:" + server.api().port() + EditorSockets.PATH);
    return HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .header("Origin", origin)
        .buildAsync(address, listener)
        .join();
  }

  private String own() {
    return "http://127.0.0.1:" + server.api().port();
  }

  /** Begins a session of the language server, and awaits the answer. */
  private static void initialize(WebSocket socket, Listener listener) throws Exception {
    ObjectNode request = message("initialize").put("id", 1);
    request.putObject("params").putObject("capabilities");
    socket.sendText(request.toString(), true).join();
    JsonNode answer = JSON.readTree(listener.next());
    assertEquals(1, answer.get("id").asInt(), answer.toString());
  }

  private static ObjectNode message(String method) {
    return JSON.createObjectNode().put("jsonrpc", "2.0").put("method", method);
  }

  private static void openFaultySheet(WebSocket socket) {
    open(socket, "gonu:sheet.kif", "(role white");
  }

  private static void open(WebSocket socket, String uri, String text) {
    ObjectNode message = message("textDocument/didOpen");
    message
        .putObject("params")
        .putObject("textDocument")
        .put("uri", uri)
        .put("languageId", "gdl")
        .put("version", 1)
        .put("text", text);
    socket.sendText(message.toString(), true).join();
  }

  @Test
  void editor_openingAFaultySheet_getsItsFindings() throws Exception {
    Listener listener = new Listener();
    WebSocket socket = connect(listener, own());
    initialize(socket, listener);
    openFaultySheet(socket);

    JsonNode published = JSON.readTree(listener.next());

    assertEquals("textDocument/publishDiagnostics", published.get("method").asText());
    assertTrue(published.at("/params/diagnostics/0/code").asText().startsWith("GDL-"));
    socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
  }

  @Test
  void editor_openingTestsOfAFileOfTheServer_learnsNothingOfIt() throws Exception {
    Path sheet = Files.writeString(directory.resolve("secret.kif"), STUCK);
    Listener listener = new Listener();
    WebSocket socket = connect(listener, own());
    initialize(socket, listener);
    open(socket, sheet.resolveSibling("secret.test").toUri().toString(), "test t\n  terminal\n");

    JsonNode published = JSON.readTree(listener.next());
    while (published.at("/params/diagnostics").isEmpty()) {
      published = JSON.readTree(listener.next());
    }

    assertEquals("GDL-403", published.at("/params/diagnostics/0/code").asText());
  }

  @Test
  void editor_ofAPageFromElsewhere_isTurnedAway() throws Exception {
    Listener listener = new Listener();
    connect(listener, "http://evil.example");

    assertEquals("closed", listener.next());
  }

  @Test
  void editor_sendingNoMessage_isTurnedAway() throws Exception {
    Listener listener = new Listener();
    WebSocket socket = connect(listener, own());
    socket.sendText("hello", true).join();

    assertEquals("closed", listener.next());
  }

  @Test
  void editors_beyondTheBound_areTurnedAway() throws Exception {
    for (int i = 0; i < EditorSockets.MAX_EDITORS; i++) {
      Listener answered = new Listener();
      // A client is connected before the server has counted it, but is not answered before.
      initialize(connect(answered, own()), answered);
    }
    Listener listener = new Listener();
    connect(listener, own());

    assertEquals("closed", listener.next());
  }

  @Test
  void editors_comingAtOnce_areLetInUpToTheBound() throws Exception {
    int tooMany = 8;
    Listener all = new Listener();
    Lists.immutable
        .fromStream(IntStream.range(0, EditorSockets.MAX_EDITORS + tooMany).boxed())
        .collect(i -> CompletableFuture.runAsync(() -> connect(all, own())))
        .each(CompletableFuture::join);

    for (int i = 0; i < tooMany; i++) {
      assertEquals("closed", all.next());
    }
    assertNull(all.texts.poll(500, TimeUnit.MILLISECONDS), "one more is turned away");
  }
}
