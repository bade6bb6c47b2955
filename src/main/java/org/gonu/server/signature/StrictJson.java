package org.gonu.server.signature;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * Reads JSON that is one object and nothing else, in which no field comes twice: else two programs
 * could read two things out of one signed text.
 */
final class StrictJson {
  private static final ObjectMapper MAPPER = mapper();

  private StrictJson() {}

  private static ObjectMapper mapper() {
    ObjectMapper mapper =
        JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    mapper
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build());
    return mapper;
  }

  /** The object of a text; empty if it is none. */
  static Optional<ObjectNode> read(String text) {
    try {
      JsonNode root = MAPPER.readTree(text);
      return root instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
    } catch (JsonProcessingException malformed) {
      return Optional.empty();
    }
  }

  /** An empty object. */
  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }
}
