package org.gonu.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.gonu.JavaMachine;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class McpCommandTest {
  /** The client ends with an error if anything but the protocol is on standard output. */
  @Test
  void agent_overStandardStreams_writesMendsAndPlaysAGame() throws IOException {
    List<String> command = JavaMachine.gonu("mcp").command();
    StdioClientTransport transport =
        new StdioClientTransport(
            ServerParameters.builder(command.get(0))
                .args(command.subList(1, command.size()))
                .build(),
            AgentServer.json());

    try (ScriptedAgent agent = new ScriptedAgent(transport)) {
      agent.writeMendAndPlay();
    }
  }

  @Test
  void agent_overHttp_writesMendsPlaysAndLooksAtAGame() throws Exception {
    try (AgentTools tools = new AgentTools();
        HttpAgentServer server = new HttpAgentServer(tools.all(), 0)) {
      String address = server.start();
      String host = address.substring(0, address.length() - HttpAgentServer.PATH.length());
      try (ScriptedAgent agent =
          new ScriptedAgent(
              HttpClientStreamableHttpTransport.builder(host)
                  .jsonMapper(AgentServer.json())
                  .endpoint(HttpAgentServer.PATH)
                  .build())) {
        agent.look(agent.writeMendAndPlay());
      }
      assertEquals(403, post(address, "http://example.org"));
      HttpResponse<String> refusal = post(address, "http://example.org", "[]");
      assertEquals(403, refusal.statusCode());
      assertTrue(refusal.body().contains("pages of this machine alone"), refusal.body());
      assertEquals(200, post(address, "http://localhost:1"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "GET / HTTP/1.1, 404",
    "GET /mcp/../other HTTP/1.1, 404",
    "GET /%zz HTTP/1.1, 400",
    "no request at all, 400"
  })
  void requestsOverHttp_thatDoNotComeToTheProtocol_areAnsweredByALineOfText(
      String request, int status) throws Exception {
    try (AgentTools tools = new AgentTools();
        HttpAgentServer server = new HttpAgentServer(tools.all(), 0)) {
      int port = URI.create(server.start()).getPort();
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        String text = request + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
        assertTrue(answer.contains("gonu: "), answer);
        assertFalse(answer.contains("<"), answer);
      }
    }
  }

  @Test
  void requestsOverHttp_thatAreNoMessages_areAnsweredWithErrorsOfTheProtocol() throws Exception {
    try (AgentTools tools = new AgentTools();
        HttpAgentServer server = new HttpAgentServer(tools.all(), 0)) {
      String address = server.start();
      for (String message :
          List.of(
              "hello", "{}", "[1,2]", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"}", "")) {
        HttpResponse<String> answer = post(address, "http://localhost:1", message);

        assertEquals(400, answer.statusCode(), message);
        JsonNode error = new ObjectMapper().readTree(answer.body());
        assertEquals("2.0", error.path("jsonrpc").asText(), answer.body());
        assertTrue(error.path("error").path("code").isInt(), answer.body());
        assertTrue(error.path("error").path("message").isTextual(), answer.body());
        assertFalse(answer.body().contains("stackTrace"), answer.body());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"method\":\"tools/call\",\"params\":{\"name\":\"list_games\",\"arguments\":[1,2]}",
        "\"method\":\"tools/call\",\"params\":{\"name\":\"list_games\",\"_meta\":5}",
        "\"method\":\"tools/call\",\"params\":[]",
        "\"method\":\"tools/call\",\"params\":{\"name\":\"nosuch\"}",
        "\"method\":\"logging/setLevel\",\"params\":{\"level\":\"loud\"}",
        "\"method\":\"initialize\",\"params\":7",
        "\"method\":\"initialize\",\"params\":{\"capabilities\":{\"roots\":3}}",
        "\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
            + "\"capabilities\":{},\"clientInfo\":{\"name\":{},\"version\":\"1\"}}"
      })
  void requestsOverHttp_withParametersOfTheWrongShape_areAnsweredInWordsForAgents(String request)
      throws Exception {
    try (AgentTools tools = new AgentTools();
        HttpAgentServer server = new HttpAgentServer(tools.all(), 0)) {
      String message = "{\"jsonrpc\":\"2.0\",\"id\":9," + request + "}";
      HttpResponse<String> answer = post(server.start(), "http://localhost:1", message);

      assertEquals(200, answer.statusCode());
      JsonNode error = new ObjectMapper().readTree(answer.body());
      assertEquals(9, error.path("id").asInt(), answer.body());
      assertEquals(-32602, error.path("error").path("code").asInt(), answer.body());
      assertFalse(answer.body().contains("deserialize"), answer.body());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{}", "{\"protocolVersion\":\"2025-06-18\",\"clientInfo\":{\"name\":\"a\"}}"})
  void initializationOverHttp_thatLeavesSomethingOut_isServed(String params) throws Exception {
    try (AgentTools tools = new AgentTools();
        HttpAgentServer server = new HttpAgentServer(tools.all(), 0)) {
      String message =
          "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"initialize\",\"params\":" + params + "}";
      HttpResponse<String> answer = post(server.start(), "http://localhost:1", message);

      assertTrue(new ObjectMapper().readTree(answer.body()).has("result"), answer.body());
    }
  }

  /** The status of a first message from a page of an origin. */
  private static int post(String address, String origin) throws IOException, InterruptedException {
    String message =
        """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",
        "capabilities":{},"clientInfo":{"name":"page","version":"1"}}}\
        """;
    return post(address, origin, message).statusCode();
  }

  private static HttpResponse<String> post(String address, String origin, String message)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Origin", origin)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString(message))
            .build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
  }

  private static CallToolResult call(AgentTools tools, String name, Map<String, Object> arguments) {
    return ToolErrors.call(
        tools.all().detect(tool -> tool.name().equals(name)), arguments, ToolProgress.NONE);
  }

  private static void assertRefused(String message, String tool, Map<String, Object> arguments) {
    try (AgentTools tools = new AgentTools()) {
      CallToolResult result = call(tools, tool, arguments);
      assertTrue(result.isError());
      String text = ScriptedAgent.text(result);
      assertTrue(text.contains(message), text);
    }
  }

  @Test
  void wrongCalls_areAnsweredWithTheCure() {
    assertRefused("did you mean 'connect-four'?", "start_match", Map.of("game", "conect-four"));
    assertRefused("did you mean 'game'?", "read_game", Map.of("gam", "x"));
    assertRefused("'game' is missing", "read_game", Map.of());
    assertRefused("there is no game '../pom'", "read_game", Map.of("game", "../pom"));
    assertRefused("start_match begins one", "position", Map.of("match", "match-7"));
    assertRefused(
        "from '1' to '10' or 'self'",
        "start_match",
        Map.of("game", "connect-four", "opponent", "11"));
    assertRefused(
        "from '1' to '10' or 'self'",
        "start_match",
        Map.of("game", "connect-four", "opponent", 11));
    assertRefused("'game' must be a text", "read_game", Map.of("game", true));
    assertRefused(
        "a sheet has up to", "validate_sheet", Map.of("sheet", "(a)".repeat(GameChoice.MAX_SHEET)));
    assertRefused("from 0 to 1000", "validate_sheet", Map.of("sheet", "", "matches", 1.5));
  }

  @Test
  void match_ofAllRoles_takesAMoveForEach() {
    try (AgentTools tools = new AgentTools()) {
      Map<String, Object> game = Map.of("game", "rock-paper-scissors", "opponent", "self");
      String first = ScriptedAgent.text(call(tools, "start_match", game));
      assertTrue(first.contains("\"match-1\""), first);
      String only =
          ScriptedAgent.text(call(tools, "play", Map.of("match", "match-1", "move", "rock")));
      assertTrue(only.contains("give 'moves'"), only);
    }
  }

  @Test
  void position_afterMovesOfOthers_tellsAllThatWereMadeSinceTheLastTurn() throws IOException {
    try (AgentTools tools = new AgentTools()) {
      Map<String, Object> game = Map.of("game", "tic-tac-toe", "role", "o", "opponent", "1");
      JsonNode start = position(call(tools, "start_match", game));
      assertEquals(1, start.get("moves").size());
      assertEquals("noop", start.at("/moves/0/1").asText());

      String chosen = start.at("/legal/o/0/move").asText();
      CallToolResult played = call(tools, "play", Map.of("match", "match-1", "move", chosen));
      JsonNode made = position(played).get("moves");
      assertEquals(2, made.size());
      assertEquals(chosen, made.at("/0/1").asText());
      assertTrue(made.at("/1/0").asText().startsWith("(mark "), made::toString);
      assertEquals(3, position(played).get("step").asInt());

      call(tools, "play", Map.of("match", "match-1", "move", chosen));
      JsonNode later = position(call(tools, "position", Map.of("match", "match-1")));
      assertEquals(made, later.get("moves"));
    }
  }

  private static JsonNode position(CallToolResult result) throws IOException {
    return new ObjectMapper().readTree(ScriptedAgent.text(result));
  }

  @Test
  void position_hasOnlyFieldsThatAreDescribed() throws IOException {
    try (AgentTools tools = new AgentTools()) {
      JsonNode start = position(call(tools, "start_match", Map.of("game", "tic-tac-toe")));
      String told = tools.all().detect(tool -> tool.name().equals("start_match")).description();
      for (String field : (Iterable<String>) start::fieldNames) {
        assertTrue(field.equals("match") || told.contains("'" + field + "'"), field);
      }
    }
  }

  @Test
  void matches_tooMany_endTheOneNotUsedForLongest() {
    try (AgentTools tools = new AgentTools()) {
      Map<String, Object> game = Map.of("game", "tic-tac-toe", "opponent", "self");
      for (int i = 0; i <= OpenMatches.MAX_MATCHES; i++) {
        call(tools, "start_match", game);
      }
      assertTrue(call(tools, "position", Map.of("match", "match-1")).isError());
      assertTrue(!call(tools, "position", Map.of("match", "match-2")).isError());
    }
  }

  @Test
  void command_withAnArgument_isRefused() {
    Run run = Run.of("mcp", "rules/krk.kif");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertEquals("gonu: mcp: there is no argument 'rules/krk.kif'\n", run.err());
  }
}
