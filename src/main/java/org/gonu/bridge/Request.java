package org.gonu.bridge;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.SpellingDistance;

/**
 * One request. Whatever does not fit is a {@link BridgeFault} that names the member.
 *
 * @param json the object of its line
 * @param bytes those that followed the line
 */
@SuppressWarnings("ArrayRecordComponent") // read once, never compared
record Request(JsonNode json, byte[] bytes) {
  private static final ImmutableList<String> OF_ALL = Lists.immutable.of("op", "id", "bytes");

  /**
   * Refuses members that an operation does not know: a misspelt one would have no effect.
   *
   * @param arguments the names of those that it knows
   */
  void checkMembers(String operation, ImmutableList<String> arguments) {
    json.fieldNames()
        .forEachRemaining(
            name -> {
              if (!arguments.contains(name) && !OF_ALL.contains(name)) {
                throw new BridgeFault(
                    "bad-argument",
                    "'" + operation + "' has no argument '" + name + "'",
                    SpellingDistance.nearest(name, arguments)
                        .map(near -> "did you mean '" + near + "'?")
                        .orElse("there are: " + arguments.makeString(", ")));
              }
            });
  }

  boolean has(String name) {
    return json.hasNonNull(name);
  }

  String text(String name) {
    return optionalText(name)
        .orElseThrow(() -> BridgeFault.argument("the text '" + name + "' is missing"));
  }

  Optional<String> optionalText(String name) {
    if (!has(name)) {
      return Optional.empty();
    }
    if (!json.get(name).isTextual()) {
      throw BridgeFault.argument("'" + name + "' must be a text");
    }
    return Optional.of(json.get(name).textValue());
  }

  boolean flag(String name) {
    if (has(name) && !json.get(name).isBoolean()) {
      throw BridgeFault.argument("'" + name + "' must be true or false");
    }
    return has(name) && json.get(name).booleanValue();
  }

  /** A whole number in a range, both ends included. */
  long number(String name, long least, long most) {
    JsonNode value = json.get(name);
    if (value == null || !value.isIntegralNumber()) {
      throw BridgeFault.argument("'" + name + "' must be a whole number");
    }
    if (!value.canConvertToLong() || value.longValue() < least || value.longValue() > most) {
      throw BridgeFault.argument(
          "'" + name + "' must be from " + least + " to " + most + ", not " + value.asText());
    }
    return value.longValue();
  }

  long number(String name, long least, long most, long otherwise) {
    return has(name) ? number(name, least, most) : otherwise;
  }

  /** A decimal number in a range, both ends included. */
  double decimal(String name, double least, double most, double otherwise) {
    if (!has(name)) {
      return otherwise;
    }
    double value = json.get(name).isNumber() ? json.get(name).doubleValue() : Double.NaN;
    if (!(value >= least && value <= most)) {
      throw BridgeFault.argument("'" + name + "' must be a number from " + least + " to " + most);
    }
    return value;
  }

  /** A list of texts. */
  ImmutableList<String> texts(String name) {
    JsonNode list = json.get(name);
    if (list == null || !list.isArray()) {
      throw BridgeFault.argument("'" + name + "' must be a list of texts");
    }
    return Lists.immutable
        .withAll(list)
        .collect(
            each -> {
              if (!each.isTextual()) {
                throw BridgeFault.argument("'" + name + "' must be a list of texts");
              }
              return each.textValue();
            });
  }
}
