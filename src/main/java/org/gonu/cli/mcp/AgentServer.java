package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Version;
import org.jspecify.annotations.Nullable;

/** Offers tools by the Model Context Protocol. */
final class AgentServer {
  /** More than any message with a sheet has. */
  static final int MAX_MESSAGE_BYTES = 4 << 20;

  private static final String INSTRUCTIONS =
      "Gonu plays games whose rules are written in GDL, the Game Description Language, in prefix"
          + " form. Begin with list_games and start_match to play a known game. To make a game of"
          + " your own, read one with read_game, write a sheet, and call validate_sheet until it"
          + " finds nothing; the messages tell the cure. Then give the sheet to start_match, and"
          + " call play until the match is over.";

  private AgentServer() {}

  /** What the protocol's messages are read and written by. */
  static McpJsonMapper json() {
    SimpleModule errors = new SimpleModule().addSerializer(McpError.class, new ErrorAnswer());
    return new JacksonMcpJsonMapper(new ObjectMapper().registerModule(errors));
  }

  /**
   * Serves one client over streams, until it closes the stream of its requests and all are
   * answered. What is no request is answered with an error.
   */
  static void serve(ImmutableList<AgentTool> tools, InputStream in, OutputStream out)
      throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    ToolCalls calls = new ToolCalls(tools);
    OpenRequests open = new OpenRequests();
    OutputStream answers = open.watch(out);
    MessageLines messages =
        new MessageLines(
            in,
            answers,
            calls,
            open,
            () -> {
              awaitAnswers(open);
              end.countDown();
            });
    McpSyncServer server =
        specify(
                McpServer.sync(new StdioServerTransportProvider(json(), messages, answers)),
                tools,
                calls)
            .build();
    end.await();
    server.closeGracefully();
  }

  private static void awaitAnswers(OpenRequests open) {
    try {
      open.await();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Serves clients over a transport of HTTP. */
  static McpSyncServer over(
      McpStreamableServerTransportProvider transport,
      ImmutableList<AgentTool> tools,
      ToolCalls calls) {
    return specify(McpServer.sync(transport), tools, calls).build();
  }

  private static McpServer.SyncSpecification<?> specify(
      McpServer.SyncSpecification<?> server, ImmutableList<AgentTool> tools, ToolCalls calls) {
    return server
        .serverInfo("gonu", Version.current())
        .instructions(INSTRUCTIONS)
        .capabilities(ServerCapabilities.builder().tools(false).build())
        .jsonMapper(json())
        // ToolArguments checks arguments, and says what is wrong in words for agents.
        .validateToolInputs(false)
        .jsonSchemaValidator((schema, content) -> ValidationResponse.asValid(""))
        .tools(tools.collect(tool -> specification(tool, calls)).castToList());
  }

  private static SyncToolSpecification specification(AgentTool tool, ToolCalls calls) {
    return new SyncToolSpecification(
        tool.described(), (exchange, request) -> answer(tool, calls, exchange, request));
  }

  /** The answer of a tool; null, which the library does not send, if the call was cancelled. */
  private static @Nullable CallToolResult answer(
      AgentTool tool, ToolCalls calls, McpSyncServerExchange exchange, CallToolRequest request) {
    ToolCalls.Call call = calls.of(request.meta());
    try {
      CallToolResult result =
          ToolErrors.call(
              tool,
              Objects.requireNonNullElse(request.arguments(), Map.of()),
              new ProgressNotes(exchange, request.progressToken(), call));
      return call.isCancelled() ? null : result;
    } finally {
      calls.end(call);
    }
  }
}
