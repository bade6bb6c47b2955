package org.gonu.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.collections.api.factory.SortedMaps;
import org.eclipse.collections.api.map.sorted.MutableSortedMap;
import org.junit.jupiter.api.Test;

/** Requests that are under way when a client closes the stream of them, as a shell does at once. */
final class EndOfRequestsTest {
  private static final String BEGINNING =
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"a","version":"1"}}}
      """;

  private static final String BEGUN =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n";

  private static final String REQUESTS =
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/list"}
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list_games"}}
      {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"start_match",\
      "arguments":{"game":"tic-tac-toe","role":"o","opponent":"3"}}}
      {"jsonrpc":"2.0","id":4,"method":"nosuch"}
      """;

  /** The answers by their ids. */
  private static MutableSortedMap<Integer, JsonNode> answers(String requests) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (AgentTools tools = new AgentTools()) {
      AgentServer.serve(
          tools.all(), new ByteArrayInputStream(requests.getBytes(StandardCharsets.UTF_8)), out);
    }
    MutableSortedMap<Integer, JsonNode> answers = SortedMaps.mutable.empty();
    for (String line : out.toString(StandardCharsets.UTF_8).lines().toList()) {
      JsonNode answer = new ObjectMapper().readTree(line);
      answers.put(answer.path("id").asInt(-1), answer);
    }
    return answers;
  }

  @Test
  void requestsUnderWay_whenTheStreamEnds_areAllAnswered() throws Exception {
    MutableSortedMap<Integer, JsonNode> answers = answers(BEGINNING + BEGUN + REQUESTS);

    assertEquals("[0, 1, 2, 3, 4]", answers.keySet().toString());
    assertTrue(
        answers
            .getIfAbsent(3, MissingNode::getInstance)
            .at("/result/content/0/text")
            .asText()
            .contains("match-1"));
    assertTrue(answers.getIfAbsent(4, MissingNode::getInstance).has("error"));
  }

  /** The library works on calls side by side. */
  @Test
  void moveRightBehindTheStartOfItsMatch_isMade() throws Exception {
    MutableSortedMap<Integer, JsonNode> answers =
        answers(
            BEGINNING
                + BEGUN
                + """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"start_match",\
                "arguments":{"game":"tic-tac-toe","opponent":"self"}}}
                {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"play",\
                "arguments":{"match":"match-1","moves":{"x":"(mark a 1)"}}}}
                """);

    JsonNode played = answers.getIfAbsent(2, MissingNode::getInstance).path("result");
    assertFalse(played.path("isError").asBoolean(), played.toString());
  }

  @Test
  void requests_ofAClientThatLeavesItsNoteOut_areAnswered() throws Exception {
    assertEquals("[0, 1, 2, 3, 4]", answers(BEGINNING + REQUESTS).keySet().toString());
  }

  @Test
  void callThatIsCancelled_keepsNothing() throws Exception {
    MutableSortedMap<Integer, JsonNode> answers =
        answers(
            BEGINNING
                + BEGUN
                + """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_games"}}
                {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}
                {"jsonrpc":"2.0","id":2,"method":"ping"}
                """);

    assertTrue(answers.containsKey(0));
    assertTrue(answers.containsKey(2));
  }
}
