package org.gonu.server.tournament.log;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** Typed fields of JSON objects. A faulty one is an {@link IllegalArgumentException}. */
final class JsonFields {
  private JsonFields() {}

  static JsonNode field(JsonNode node, String name) {
    JsonNode value = node.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the field '" + name + "' is missing");
    }
    return value;
  }

  static String text(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("the field '" + name + "' is no text");
    }
    return value.textValue();
  }

  static String text(JsonNode value) {
    if (!value.isTextual()) {
      throw new IllegalArgumentException("expected a text, not " + value.getNodeType());
    }
    return value.textValue();
  }

  static long whole(JsonNode node, String name, long least, long most) {
    JsonNode value = field(node, name);
    boolean fits = value.isIntegralNumber() && value.canConvertToLong();
    if (!fits || value.longValue() < least || value.longValue() > most) {
      throw new IllegalArgumentException(
          "the field '" + name + "' is no whole number from " + least + " to " + most);
    }
    return value.longValue();
  }

  static double decimal(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isNumber()) {
      throw new IllegalArgumentException("the field '" + name + "' is no number");
    }
    return value.doubleValue();
  }

  static boolean truth(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isBoolean()) {
      throw new IllegalArgumentException("the field '" + name + "' is neither true nor false");
    }
    return value.booleanValue();
  }

  static ImmutableList<JsonNode> list(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isArray()) {
      throw new IllegalArgumentException("the field '" + name + "' is no array");
    }
    return Lists.immutable.withAll(value);
  }

  static <E> E choice(JsonNode node, String name, E[] choices, Function<E, String> label) {
    return choice(field(node, name), choices, label);
  }

  static <E> E choice(JsonNode value, E[] choices, Function<E, String> label) {
    String written = text(value);
    return Lists.immutable
        .with(choices)
        .detectOptional(choice -> label.apply(choice).equals(written))
        .orElseThrow(() -> new IllegalArgumentException("'" + written + "' is not known"));
  }
}
