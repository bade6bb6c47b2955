package org.gonu.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.time.Duration;
import java.util.Map;
import org.gonu.web.BoundedWork;
import org.gonu.web.WebGames;
import org.gonu.web.thought.Thinking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Moves of an agent after which something fails. */
final class MatchToolsTest {
  /** After the move of one role, the other has none. */
  private static final String BREAKS =
      """
      (role me) (role you) (init first)
      (<= (legal me (go ?n)) (true first) (number ?n))
      (number 1) (number 2)
      (<= (legal you wait) (true first))
      (<= (next second) (true first))
      (<= (legal me (go ?n)) (true second) (number ?n))
      (<= terminal (true never)) (init (ever 1)) (<= (next never) (true second))
      (goal me 50) (goal you 50)
      """;

  private final BoundedWork work = new BoundedWork(1, Duration.ofSeconds(30));
  private final Thinking thinking = new Thinking();
  private final MatchTools tools =
      new MatchTools(new GameChoice(WebGames.ofLibrary(), work), new OpenMatches(), thinking, work);

  @AfterEach
  void closeTools() {
    thinking.close();
    work.close();
  }

  private CallToolResult call(String tool, Map<String, Object> arguments) {
    AgentTool found = tools.all().detect(each -> each.name().equals(tool));
    return ToolErrors.call(found, arguments, ToolProgress.NONE);
  }

  private JsonNode position() throws Exception {
    CallToolResult told = call("position", Map.of("match", "match-1"));
    return new ObjectMapper().readTree(ScriptedAgent.text(told));
  }

  @Test
  void moveAfterWhichNobodySearches_isMadeOnce() {
    call("start_match", Map.of("game", "tic-tac-toe"));
    // As if all searches were taken for ever.
    thinking.close();

    CallToolResult first = call("play", Map.of("match", "match-1", "move", "(mark a 1)"));
    CallToolResult second = call("play", Map.of("match", "match-1", "move", "(mark a 2)"));

    String told = ScriptedAgent.text(first);
    assertTrue(first.isError());
    assertTrue(told.startsWith("your move was made, so do not make it again"), told);
    assertTrue(told.endsWith("ask again later"), told);
    assertEquals("all searches are taken; ask again later", ScriptedAgent.text(second));
    String left = ScriptedAgent.text(call("legal_moves", Map.of("match", "match-1", "role", "o")));
    assertTrue(left.contains("(mark a 2)"), left);
  }

  @Test
  void moveAfterWhichTheRulesBreak_isToldToBeMade() throws Exception {
    call("start_match", Map.of("sheet", BREAKS));

    CallToolResult played = call("play", Map.of("match", "match-1", "move", "(go 1)"));

    String told = ScriptedAgent.text(played);
    assertTrue(played.isError());
    assertTrue(told.startsWith("your move was made, so do not make it again"), told);
    assertTrue(told.contains("the rules break down: "), told);
    assertEquals(1, position().path("step").asInt());
    assertTrue(position().path("broken").isTextual(), position()::toString);
  }
}
