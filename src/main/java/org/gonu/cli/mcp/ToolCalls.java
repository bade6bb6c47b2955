package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.SpellingDistance;

/** What the library does not do with calls of tools: it names a tool that was not asked for. */
final class ToolCalls {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final ImmutableList<String> tools;

  /** Calls of some tools. */
  ToolCalls(ImmutableList<AgentTool> tools) {
    this.tools = tools.collect(AgentTool::name);
  }

  /**
   * Why a call cannot be made; empty if it can, or if it is no call.
   *
   * @param bytes of a message with nothing wrong in its shape
   */
  Optional<MessageShape.Refusal> refusal(byte[] bytes) throws IOException {
    JsonNode message = MAPPER.readTree(bytes);
    String name = message.path("params").path("name").asText();
    if (!isCall(message) || tools.contains(name)) {
      return Optional.empty();
    }
    String near =
        SpellingDistance.nearest(name, tools)
            .map(tool -> ", did you mean '" + tool + "'?")
            .orElse("");
    return Optional.of(
        new MessageShape.Refusal(
            MessageShape.WRONG_PARAMETERS,
            message.get("id"),
            "there is no tool '" + name + "'" + near + "; there are: " + tools.makeString(", ")));
  }

  private static boolean isCall(JsonNode message) {
    return message.has("id") && message.path("method").asText().equals("tools/call");
  }
}
