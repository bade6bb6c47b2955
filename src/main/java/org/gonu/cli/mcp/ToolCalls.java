package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Json;
import org.gonu.text.SpellingDistance;
import org.jspecify.annotations.Nullable;

/**
 * What the library does not do with calls of tools. It names a tool that was not asked for; it does
 * not let clients cancel calls, nor does it tell tools by which id they are called. So calls get a
 * mark when they are read, by which their work finds out that it was cancelled.
 */
final class ToolCalls {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Where a call has its mark, in what the protocol keeps for programs. */
  private static final String MARK = "org.gonu/call";

  /** Calls that the library refuses never end, so only so many are kept. */
  private static final int MAX_OPEN = 1000;

  private final ImmutableList<String> tools;

  /** By mark, those that were read and are not answered. */
  private final Map<String, Call> open = new LinkedHashMap<>();

  /** A call that may be cancelled while it is worked on. */
  static final class Call {
    private volatile boolean isCancelled;

    /** True if nobody waits for the answer. */
    boolean isCancelled() {
      return isCancelled;
    }
  }

  /** Calls of some tools. */
  ToolCalls(ImmutableList<AgentTool> tools) {
    this.tools = tools.collect(AgentTool::name);
  }

  /**
   * Why a call cannot be made; empty if it can, or if it is no call.
   *
   * @param message with nothing wrong in its shape
   */
  Optional<MessageShape.Refusal> refusal(JsonNode message) {
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

  /**
   * What the library is to read of a message: a call with its mark, other messages as they are, and
   * nothing where a call is cancelled.
   *
   * @param bytes of the message
   * @param message with nothing wrong in its shape; a call gets its mark
   * @param session in which ids of messages are unique
   */
  Optional<byte[]> admit(byte[] bytes, JsonNode message, String session) throws IOException {
    if (message.path("method").asText().equals("notifications/cancelled")) {
      cancel(mark(session, message.path("params").path("requestId")));
      return Optional.empty();
    }
    if (!isCall(message)) {
      return Optional.of(bytes);
    }
    String mark = mark(session, message.get("id"));
    ObjectNode params = (ObjectNode) message.get("params");
    ObjectNode meta =
        params.path("_meta").isObject() ? (ObjectNode) params.get("_meta") : Json.object();
    params.set("_meta", meta.put(MARK, mark));
    begin(mark);
    return Optional.of(MAPPER.writeValueAsBytes(message));
  }

  private static String mark(String session, JsonNode id) {
    return session + " " + id;
  }

  private synchronized void begin(String mark) {
    open.put(mark, new Call());
    if (open.size() > MAX_OPEN) {
      String eldest = open.keySet().iterator().next();
      open.remove(eldest);
    }
  }

  private synchronized void cancel(String mark) {
    Call call = open.get(mark);
    if (call != null) {
      call.isCancelled = true;
    }
  }

  /**
   * The call that a request makes.
   *
   * @param meta of the request
   */
  synchronized Call of(@Nullable Map<String, Object> meta) {
    Call call = meta == null ? null : open.get(String.valueOf(meta.get(MARK)));
    return call == null ? new Call() : call;
  }

  /** A call is answered, or will never be. */
  synchronized void end(Call call) {
    open.values().remove(call);
  }

  private static boolean isCall(JsonNode message) {
    return message.has("id") && message.path("method").asText().equals("tools/call");
  }
}
