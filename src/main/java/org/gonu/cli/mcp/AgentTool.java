package org.gonu.cli.mcp;

import io.modelcontextprotocol.spec.McpSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * A tool that agents can call.
 *
 * @param description what it does and what it answers, for agents that know nothing else
 * @param work answers a call; may throw {@link ToolException}
 */
record AgentTool(
    String name,
    String description,
    ImmutableList<ToolParameter> parameters,
    Function<ToolArguments, McpSchema.CallToolResult> work) {

  /** The tool as the protocol describes it, with a JSON schema of its arguments. */
  McpSchema.Tool described() {
    Map<String, Object> properties = new LinkedHashMap<>();
    parameters.each(
        each ->
            properties.put(each.name(), Map.of("type", each.type(), "description", each.help())));
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put(
        "required",
        List.copyOf(
            parameters
                .select(ToolParameter::isRequired)
                .collect(ToolParameter::name)
                .castToList()));
    schema.put("additionalProperties", false);
    return McpSchema.Tool.builder(name, schema).description(description).build();
  }

  /** An answer that is a text. */
  static McpSchema.CallToolResult text(String text) {
    return McpSchema.CallToolResult.builder().addTextContent(text).isError(false).build();
  }

  /** An answer that tells what is wrong. */
  static McpSchema.CallToolResult error(String text) {
    return McpSchema.CallToolResult.builder().addTextContent(text).isError(true).build();
  }
}
