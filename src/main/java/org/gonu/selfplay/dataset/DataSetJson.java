package org.gonu.selfplay.dataset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;

/** JSON in files of data sets: the same bytes on every system. */
final class DataSetJson {
  static final ObjectMapper MAPPER = new ObjectMapper();

  private DataSetJson() {}

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /** The bytes of a tree, indented, with line feeds on every system. */
  static byte[] bytes(JsonNode tree) {
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
    try {
      String text = MAPPER.writer(printer).writeValueAsString(tree);
      return (text + "\n").getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a tree that cannot be written", impossible);
    }
  }
}
