package org.gonu.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * Typed fields of JSON objects. A faulty one is an {@link IllegalArgumentException} that names it.
 */
public final class JsonFields {
  private JsonFields() {}

  /** A field of any type. */
  public static JsonNode field(JsonNode node, String name) {
    JsonNode value = node.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the field '" + name + "' is missing");
    }
    return value;
  }

  /** A field that is a text. */
  public static String text(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("the field '" + name + "' is no text");
    }
    return value.textValue();
  }

  /** A value that is a text. */
  public static String text(JsonNode value) {
    if (!value.isTextual()) {
      throw new IllegalArgumentException("expected a text, not " + value.getNodeType());
    }
    return value.textValue();
  }

  /** A field that is a whole number of a range, whose ends belong to it. */
  public static long whole(JsonNode node, String name, long least, long most) {
    JsonNode value = field(node, name);
    boolean fits = value.isIntegralNumber() && value.canConvertToLong();
    if (!fits || value.longValue() < least || value.longValue() > most) {
      throw new IllegalArgumentException(
          "the field '" + name + "' is no whole number from " + least + " to " + most);
    }
    return value.longValue();
  }

  /** A field that is a number. */
  public static double decimal(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isNumber()) {
      throw new IllegalArgumentException("the field '" + name + "' is no number");
    }
    return value.doubleValue();
  }

  /** A field that is a number of a range, whose ends belong to it. */
  public static double decimal(JsonNode node, String name, long least, long most) {
    double value = decimal(node, name);
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          "the field '" + name + "' is no number from " + least + " to " + most);
    }
    return value;
  }

  /** A field that is true or false. */
  public static boolean truth(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isBoolean()) {
      throw new IllegalArgumentException("the field '" + name + "' is neither true nor false");
    }
    return value.booleanValue();
  }

  /** The elements of a field that is an array. */
  public static ImmutableList<JsonNode> list(JsonNode node, String name) {
    JsonNode value = field(node, name);
    if (!value.isArray()) {
      throw new IllegalArgumentException("the field '" + name + "' is no array");
    }
    return Lists.immutable.withAll(value);
  }

  /** The one of some choices whose label a field has. */
  public static <E> E choice(JsonNode node, String name, E[] choices, Function<E, String> label) {
    return choice(field(node, name), choices, label);
  }

  /** The one of some choices whose label a value is. */
  public static <E> E choice(JsonNode value, E[] choices, Function<E, String> label) {
    String written = text(value);
    return Lists.immutable
        .with(choices)
        .detectOptional(choice -> label.apply(choice).equals(written))
        .orElseThrow(() -> new IllegalArgumentException("'" + written + "' is not known"));
  }
}
