package org.gonu.server.route;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Makes schemas of bodies and answers (JSON Schema 2020-12, as in OpenAPI 3.1). Objects have no
 * fields but those named; a field whose name ends with a question mark may be missing.
 */
public final class JsonSchema {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private JsonSchema() {}

  /** A text. */
  public static ObjectNode text() {
    return MAPPER.createObjectNode().put("type", "string");
  }

  /** A whole number. */
  public static ObjectNode number() {
    return MAPPER.createObjectNode().put("type", "integer");
  }

  /** A number. */
  public static ObjectNode decimal() {
    return MAPPER.createObjectNode().put("type", "number");
  }

  /** True or false. */
  public static ObjectNode flag() {
    return MAPPER.createObjectNode().put("type", "boolean");
  }

  /** An object with whatever fields. */
  public static ObjectNode any() {
    return MAPPER.createObjectNode().put("type", "object");
  }

  /** A value of a type, or null. */
  public static ObjectNode nullable(String type) {
    ObjectNode schema = MAPPER.createObjectNode();
    schema.putArray("type").add(type).add("null");
    return schema;
  }

  /** One of these words. */
  public static ObjectNode word(String... words) {
    ObjectNode schema = text();
    ArrayNode values = schema.putArray("enum");
    for (String word : words) {
      values.add(word);
    }
    return schema;
  }

  /** A list. */
  public static ObjectNode array(ObjectNode items) {
    ObjectNode schema = MAPPER.createObjectNode().put("type", "array");
    schema.set("items", items);
    return schema;
  }

  /** A reference to a schema by its name. */
  public static ObjectNode reference(String name) {
    return MAPPER.createObjectNode().put("$ref", "#/components/schemas/" + name);
  }

  /** An object, by names of fields and their schemas in turn. */
  public static ObjectNode object(Object... fields) {
    ObjectNode schema = MAPPER.createObjectNode().put("type", "object");
    ObjectNode properties = MAPPER.createObjectNode();
    ArrayNode required = MAPPER.createArrayNode();
    for (int i = 0; i < fields.length; i += 2) {
      String name = (String) fields[i];
      boolean isOptional = name.endsWith("?");
      String field = isOptional ? name.substring(0, name.length() - 1) : name;
      properties.set(field, (ObjectNode) fields[i + 1]);
      if (!isOptional) {
        required.add(field);
      }
    }
    schema.set("properties", properties);
    schema.set("required", required);
    return schema.put("additionalProperties", false);
  }

  /** The same schema, with whatever other fields. */
  public static ObjectNode open(ObjectNode schema) {
    return schema.put("additionalProperties", true);
  }
}
