package org.gonu.protocol.channel;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Reads and writes frames: JSON objects with a field {@code kind}. Unknown fields are ignored. */
public final class Frames {
  private static final ObjectMapper MAPPER = mapper();

  /** A text is no frame; the message says why. */
  public static final class MalformedFrameException extends Exception {
    private static final long serialVersionUID = 1L;

    MalformedFrameException(String message) {
      super(message);
    }
  }

  private Frames() {}

  private static ObjectMapper mapper() {
    ObjectMapper mapper = new ObjectMapper();
    mapper
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder()
                .maxStringLength(Frame.MAX_SERVER_CHARACTERS)
                .maxNestingDepth(8)
                .build());
    return mapper;
  }

  /** The frame of a text. */
  public static Frame read(String text) throws MalformedFrameException {
    JsonNode root;
    try {
      root = MAPPER.readTree(text);
    } catch (JsonProcessingException malformed) {
      throw new MalformedFrameException("not JSON");
    }
    String kind = field(root, "kind");
    return switch (kind) {
      case "hello" -> new Frame.Hello(field(root, "name"), field(root, "token"));
      case "welcome" -> new Frame.Welcome(field(root, "name"));
      case "message" -> new Frame.Request(field(root, "id"), field(root, "text"));
      case "reply" -> new Frame.Reply(field(root, "id"), field(root, "text"));
      case "thought" ->
          new Frame.Thought(
              field(root, "id"),
              root.path("value").asDouble(),
              root.path("depth").asInt(),
              root.path("playouts").asLong(),
              root.path("line").asText());
      case "ping" -> new Frame.Ping();
      case "pong" -> new Frame.Pong();
      case "bye" -> new Frame.Bye(field(root, "reason"), root.path("comeBack").asBoolean(true));
      default -> throw new MalformedFrameException("unknown kind '" + kind + "'");
    };
  }

  private static String field(JsonNode root, String name) throws MalformedFrameException {
    JsonNode value = root.path(name);
    if (!value.isTextual()) {
      throw new MalformedFrameException("no text '" + name + "'");
    }
    return value.textValue();
  }

  /** The text of a frame, on one line. */
  public static String write(Frame frame) {
    ObjectNode out = MAPPER.createObjectNode();
    if (frame instanceof Frame.Hello hello) {
      out.put("kind", "hello").put("name", hello.name()).put("token", hello.token());
    } else if (frame instanceof Frame.Welcome welcome) {
      out.put("kind", "welcome").put("name", welcome.name());
    } else if (frame instanceof Frame.Request request) {
      out.put("kind", "message").put("id", request.id()).put("text", request.text());
    } else if (frame instanceof Frame.Reply reply) {
      out.put("kind", "reply").put("id", reply.id()).put("text", reply.text());
    } else if (frame instanceof Frame.Thought thought) {
      out.put("kind", "thought")
          .put("id", thought.id())
          .put("value", thought.value())
          .put("depth", thought.depth())
          .put("playouts", thought.playouts())
          .put("line", thought.line());
    } else if (frame instanceof Frame.Bye bye) {
      out.put("kind", "bye").put("reason", bye.reason()).put("comeBack", bye.comeBack());
    } else {
      out.put("kind", frame instanceof Frame.Ping ? "ping" : "pong");
    }
    return out.toString();
  }
}
