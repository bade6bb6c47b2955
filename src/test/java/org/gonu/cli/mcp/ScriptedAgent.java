package org.gonu.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An agent by script: it knows the names of the tools, and acts on what they answer. */
final class ScriptedAgent implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A game that nobody knows, with a variable that is bound nowhere. */
  private static final String FAULTY =
      """
      ; Title: Four stones
      ; Summary: Take one or two stones; who takes the last one wins.
      ; Kind: alternating
      ; Source: own
      (role left)
      (role right)
      (init (pile 4))
      (init (control left))
      (other left right)
      (other right left)
      (minus 4 1 3) (minus 3 1 2) (minus 2 1 1) (minus 1 1 0)
      (minus 4 2 2) (minus 3 2 1) (minus 2 2 0)
      (<= (legal ?r (take ?k)) (true (control ?r)) (true (pile ?n)) (minus ?n ?k ?m))
      (<= (legal ?r noop) (true (control ?o)) (other ?r ?o))
      (<= (next (pile ?left)) (true (pile ?n)) (does ?r (take ?k)) (minus ?n ?k ?m))
      (<= (next (control ?o)) (true (control ?r)) (other ?r ?o))
      (<= terminal (true (pile 0)))
      (<= (goal ?r 100) (true (pile 0)) (true (control ?o)) (other ?r ?o))
      (<= (goal ?r 0) (true (pile 0)) (true (control ?r)))
      """;

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final McpSyncClient client;

  /** What the server has told of calls that take their time. */
  private final List<ProgressNotification> progress = new CopyOnWriteArrayList<>();

  ScriptedAgent(McpClientTransport transport) {
    client =
        McpClient.sync(transport)
            .requestTimeout(Duration.ofSeconds(60))
            .initializationTimeout(Duration.ofSeconds(60))
            .progressConsumer(progress::add)
            .jsonSchemaValidator((schema, content) -> ValidationResponse.asValid(""))
            .build();
  }

  CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
  }

  static String text(CallToolResult result) {
    return ((TextContent) result.content().get(0)).text();
  }

  private String answer(String tool, Map<String, Object> arguments) {
    CallToolResult result = call(tool, arguments);
    assertFalse(result.isError(), () -> tool + ": " + text(result));
    return text(result);
  }

  /** Writes a game, mends it by the messages, and plays it to its end. Returns the match. */
  String writeMendAndPlay() throws IOException {
    assertEquals("gonu", client.initialize().serverInfo().name());
    assertEquals(10, client.listTools().tools().size());
    assertTrue(answer("list_games", Map.of()).contains("connect-four: "));
    assertTrue(answer("read_game", Map.of("game", "connect-four")).contains("(role "));

    String sheet = mended();
    JsonNode position =
        JSON.readTree(answer("start_match", Map.of("sheet", sheet, "opponent", "1")));
    String match = position.get("match").asText();
    assertEquals("left", position.get("you").asText());
    CallToolResult refused = call("play", Map.of("match", match, "move", "(take 3)"));
    assertTrue(refused.isError());
    assertTrue(text(refused).contains("legal moves of left: (take 1), (take 2)"), text(refused));
    assertTrue(
        answer("explain", Map.of("match", match, "atom", "(legal left (take 3))"))
            .contains("minus"));
    assertTrue(answer("legal_moves", Map.of("match", match, "role", "left")).contains("(take 1)"));
    assertTrue(
        JSON.readTree(answer("analyze", Map.of("match", match, "seconds", 20)))
            .path("candidates")
            .toString()
            .contains("(take 1)"));

    int plies = 0;
    while (!position.get("terminal").asBoolean()) {
      String move = position.at("/legal/left/0/move").asText();
      position = JSON.readTree(answer("play", Map.of("match", match, "move", move)));
      plies++;
    }
    assertTrue(plies >= 1 && plies <= 3);
    assertEquals(100, position.at("/goals/0").asInt() + position.at("/goals/1").asInt());
    assertTrue(call("play", Map.of("match", match, "move", "(take 1)")).isError());
    return match;
  }

  private String mended() {
    CallToolResult findings = call("validate_sheet", Map.of("sheet", FAULTY));
    assertTrue(findings.isError());
    Matcher error =
        Pattern.compile("sheet\\.kif:15:.* error: .*'(\\?\\w+)'.*\\[(GDL-\\d+)\\]")
            .matcher(text(findings));
    assertTrue(error.find(), () -> text(findings));
    assertTrue(answer("explain", Map.of("code", error.group(2))).startsWith(error.group(2)));

    String mended = FAULTY.replace(error.group(1), "?m");
    String fine = answer("validate_sheet", Map.of("sheet", mended));
    assertTrue(fine.contains("Random matches without a fault: 20"), fine);
    return mended;
  }

  /** Looks at a match that is over, in every way. */
  void look(String match) throws IOException {
    assertTrue(answer("position", Map.of("match", match, "format", "text")).contains("0"));
    ImageContent picture =
        (ImageContent)
            call("position", Map.of("match", match, "format", "picture")).content().get(0);
    assertEquals("image/png", picture.mimeType());
    byte[] png = Base64.getDecoder().decode(picture.data());
    assertEquals("PNG", new String(png, 1, 3, StandardCharsets.US_ASCII));
    assertTrue(JSON.readTree(answer("review", Map.of("match", match))).get("decisions").size() > 1);
    followReview(match);
  }

  /** Asks for a review, and for what has been done of it meanwhile. */
  void followReview(String match) {
    CallToolResult review =
        client.callTool(
            CallToolRequest.builder("review")
                .arguments(Map.of("match", match))
                .progressToken("of the review")
                .build());
    assertFalse(review.isError());
    // What is told of the progress may be read after the answer.
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isWhole() && System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
    assertTrue(progress.size() > 1, progress::toString);
    ProgressNotification last = furthest();
    assertEquals("of the review", last.progressToken());
    assertEquals(last.total(), last.progress());
    assertTrue(String.valueOf(last.message()).endsWith(" steps reviewed"));
  }

  private boolean isWhole() {
    return !progress.isEmpty() && furthest().progress().equals(furthest().total());
  }

  /** What was told of the most progress: the client reads what comes over HTTP in any order. */
  private ProgressNotification furthest() {
    return Collections.max(progress, Comparator.comparingDouble(ProgressNotification::progress));
  }

  @Override
  public void close() {
    client.closeGracefully();
  }
}
