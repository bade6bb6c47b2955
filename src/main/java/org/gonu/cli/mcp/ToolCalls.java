package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
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

  /** Later ones find the match of an earlier start gone. */
  private static final int MAX_STARTS = OpenMatches.MAX_MATCHES;

  private final ImmutableList<String> tools;

  /** By mark, those that were read and are not answered. */
  private final Map<String, Call> open = new LinkedHashMap<>();

  /** Calls that start a match, in the order in which they were read. */
  private final MutableList<Call> starts = Lists.mutable.empty();

  /** A call that may be cancelled while it is worked on. */
  static final class Call {
    /** Longer than a match takes to begin; calls that the library refuses never end. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final ImmutableList<Call> earlierStarts;
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile boolean isCancelled;

    private Call(ImmutableList<Call> earlierStarts) {
      this.earlierStarts = earlierStarts;
    }

    /** Waits until the matches have begun that were asked for before this call, for a while. */
    void awaitEarlierStarts() {
      long endNanos = System.nanoTime() + PATIENCE.toNanos();
      try {
        for (Call start : earlierStarts) {
          if (!start.end.await(endNanos - System.nanoTime(), TimeUnit.NANOSECONDS)) {
            return;
          }
        }
      } catch (InterruptedException ending) {
        Thread.currentThread().interrupt();
      }
    }

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
    begin(mark, params.path("name").asText().equals(MatchTools.START));
    return Optional.of(MAPPER.writeValueAsBytes(message));
  }

  private static String mark(String session, JsonNode id) {
    return session + " " + id;
  }

  private synchronized void begin(String mark, boolean isStart) {
    // Those before it have their own, so that no chain of calls is kept.
    Call call = new Call(isStart ? Lists.immutable.empty() : Lists.immutable.withAll(starts));
    open.put(mark, call);
    if (isStart) {
      starts.add(call);
      if (starts.size() > MAX_STARTS) {
        starts.remove(0);
      }
    }
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
    return call == null ? new Call(Lists.immutable.empty()) : call;
  }

  /** A call is answered, or will never be. */
  synchronized void end(Call call) {
    open.values().remove(call);
    starts.remove(call);
    call.end.countDown();
  }

  private static boolean isCall(JsonNode message) {
    return message.has("id") && message.path("method").asText().equals("tools/call");
  }
}
