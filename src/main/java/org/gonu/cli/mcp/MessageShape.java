package org.gonu.cli.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.utility.Iterate;
import org.gonu.cli.console.Json;
import org.gonu.text.JsonFault;

/**
 * Finds out what has not the shape of a message. The library stops reading at it, or does not
 * answer it, or answers in words for programmers in Java.
 */
final class MessageShape {
  static final int NO_JSON = -32700;
  static final int NO_MESSAGE = -32600;
  static final int WRONG_PARAMETERS = -32602;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final JsonNode NO_ID = NullNode.getInstance();

  private static final ImmutableSet<String> LOG_LEVELS =
      Sets.immutable.of(
          "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency");

  private MessageShape() {}

  /**
   * What is wrong with the shape of a message, as an error of JSON-RPC 2.0.
   *
   * @param code one of the codes of this class
   * @param id that of the request, null if it has none
   */
  record Refusal(int code, JsonNode id, String why) {
    ObjectNode toJson() {
      ObjectNode answer = Json.object().put("jsonrpc", "2.0");
      answer.set("id", id);
      answer.putObject("error").put("code", code).put("message", why);
      return answer;
    }
  }

  /**
   * Bytes that should be a message, read once for all that look at it.
   *
   * @param refusal what is wrong with its shape; empty if nothing is
   * @param message missing if the bytes are no JSON
   */
  record Reading(Optional<Refusal> refusal, JsonNode message) {}

  /** Reads bytes that should be a message. */
  static Reading read(byte[] bytes) throws IOException {
    if (bytes.length > AgentServer.MAX_MESSAGE_BYTES) {
      return unread(NO_MESSAGE, "a message has up to " + AgentServer.MAX_MESSAGE_BYTES + " bytes");
    }
    try {
      JsonNode message = MAPPER.readTree(bytes);
      return new Reading(refusal(message), message);
    } catch (JsonProcessingException malformed) {
      return unread(NO_JSON, "this is no JSON: " + JsonFault.describe(malformed));
    }
  }

  private static Reading unread(int code, String why) {
    return new Reading(refusal(code, NO_ID, why), MissingNode.getInstance());
  }

  /**
   * What to answer to a message that comes before the client has introduced itself: to {@code ping}
   * as always, to other requests an error, to what is no request nothing.
   *
   * @param message with nothing wrong in its shape
   */
  static Optional<ObjectNode> answerBeforeBeginning(JsonNode message) {
    if (!message.has("id") || !message.has("method")) {
      return Optional.empty();
    }
    JsonNode id = message.get("id");
    if (!message.path("method").asText().equals("ping")) {
      return Optional.of(
          new Refusal(NO_MESSAGE, id, "the first request of a client is 'initialize'").toJson());
    }
    ObjectNode answer = Json.object().put("jsonrpc", "2.0");
    answer.set("id", id);
    answer.putObject("result");
    return Optional.of(answer);
  }

  /** True if a message begins the conversation. */
  static boolean isBeginning(JsonNode message) {
    return message.path("method").asText().equals("initialize");
  }

  private static Optional<Refusal> refusal(JsonNode message) {
    JsonNode given = message.path("id");
    boolean isNumber = given.isIntegralNumber() && given.canConvertToLong();
    boolean isIdRight = given.isTextual() || isNumber || given.isMissingNode();
    JsonNode id = isIdRight && !given.isMissingNode() ? given : NO_ID;
    boolean isRequest = message.path("method").isTextual();
    boolean isAnswer =
        !isRequest && message.has("id") && (message.has("result") || message.has("error"));
    if (isAnswer && !hasOneOutcome(message)) {
      // Its id is that of a request to the client, and would be taken for one of the client's own.
      return refusal(
          NO_MESSAGE, NO_ID, "an answer has a result, or an error with a code and a message");
    }
    if (!message.path("jsonrpc").asText().equals("2.0") || !(isRequest || isAnswer)) {
      return refusal(NO_MESSAGE, id, "this is no message of JSON-RPC 2.0");
    }
    if (!isIdRight) {
      return refusal(NO_MESSAGE, id, "an id is a text or a whole number of 64 bits");
    }
    JsonNode params = message.path("params");
    String method = message.path("method").asText();
    if (method.equals("tools/call") && !isCall(params)) {
      return refusal(
          WRONG_PARAMETERS,
          id,
          "tools/call has params: the name of a tool and its arguments, an object");
    }
    if (method.equals("initialize") && !isInitialization(params)) {
      return refusal(
          WRONG_PARAMETERS,
          id,
          "initialize has params: protocolVersion, a text; capabilities, an object of objects; and"
              + " clientInfo with the texts name and version");
    }
    Optional<String> misfit = method.equals("initialize") ? misfit(params) : Optional.empty();
    if (misfit.isPresent()) {
      return refusal(
          WRONG_PARAMETERS, id, "'" + misfit.get() + "' is not of the type that the protocol has");
    }
    if (method.equals("logging/setLevel") && !LOG_LEVELS.contains(params.path("level").asText())) {
      return refusal(
          WRONG_PARAMETERS, id, "level is one of " + LOG_LEVELS.toSortedList().makeString(", "));
    }
    return isObjectIfAny(params) && isObjectIfAny(params.path("_meta"))
        ? Optional.empty()
        : refusal(WRONG_PARAMETERS, id, "params and its _meta are objects");
  }

  private static boolean hasOneOutcome(JsonNode answer) {
    JsonNode error = answer.path("error");
    return error.isMissingNode()
        || (!answer.has("result")
            && error.path("code").isIntegralNumber()
            && error.path("code").canConvertToInt()
            && error.path("message").isTextual());
  }

  private static boolean isCall(JsonNode params) {
    return params.path("name").isTextual() && isObjectIfAny(params.path("arguments"));
  }

  /** Clients that leave something out are served as well. */
  private static boolean isInitialization(JsonNode params) {
    JsonNode capabilities = params.path("capabilities");
    JsonNode client = params.path("clientInfo");
    return params.isObject()
        && isTextIfAny(params.path("protocolVersion"))
        && isObjectIfAny(capabilities)
        && Iterate.allSatisfy(capabilities, MessageShape::isObjectIfAny)
        && isObjectIfAny(client)
        && isTextIfAny(client.path("name"))
        && isTextIfAny(client.path("version"));
  }

  /** The path of a field that the library cannot read; empty if it can read all. */
  private static Optional<String> misfit(JsonNode params) {
    return misfit(params, "capabilities", McpSchema.ClientCapabilities.class)
        .or(() -> misfit(params, "clientInfo", McpSchema.Implementation.class));
  }

  private static Optional<String> misfit(JsonNode params, String name, Class<?> type) {
    if (!params.path(name).isObject()) {
      return Optional.empty();
    }
    try {
      Object unused = MAPPER.treeToValue(params.get(name), type);
      return Optional.empty();
    } catch (JsonMappingException malformed) {
      Stream<String> path =
          malformed.getPath().stream()
              .map(JsonMappingException.Reference::getFieldName)
              .filter(Objects::nonNull);
      return Optional.of(Stream.concat(Stream.of(name), path).collect(Collectors.joining(".")));
    } catch (JsonProcessingException unread) {
      return Optional.of(name);
    }
  }

  private static boolean isTextIfAny(JsonNode value) {
    return value.isTextual() || value.isNull() || value.isMissingNode();
  }

  private static boolean isObjectIfAny(JsonNode value) {
    return value.isObject() || value.isNull() || value.isMissingNode();
  }

  private static Optional<Refusal> refusal(int code, JsonNode id, String why) {
    return Optional.of(new Refusal(code, id, why));
  }
}
