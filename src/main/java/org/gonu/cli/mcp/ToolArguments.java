package org.gonu.cli.mcp;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.SpellingDistance;

/** The arguments of one call of a tool. Whatever does not fit is refused with the reason. */
final class ToolArguments {
  private final Map<String, Object> given;
  private final ToolProgress progress;

  /**
   * The arguments of a call.
   *
   * @param parameters of the tool
   * @param progress told how far the call has come
   * @throws ToolException if there is an argument that the tool does not have, or one is missing
   */
  ToolArguments(
      Map<String, Object> given, ImmutableList<ToolParameter> parameters, ToolProgress progress) {
    this.given = given;
    this.progress = progress;
    ImmutableList<String> names = parameters.collect(ToolParameter::name);
    for (String name : given.keySet()) {
      if (!names.contains(name)) {
        throw new ToolException(
            "there is no parameter '"
                + name
                + "'"
                + SpellingDistance.nearest(name, names)
                    .map(near -> ", did you mean '" + near + "'?")
                    .orElse("")
                + (names.isEmpty()
                    ? "; the tool has none"
                    : "; there are: " + names.makeString(", ")));
      }
    }
    parameters
        .select(each -> each.isRequired() && !has(each.name()))
        .each(
            missing -> {
              throw new ToolException(
                  "the parameter '" + missing.name() + "' is missing: " + missing.help());
            });
  }

  /** To be told how far the call has come. */
  ToolProgress progress() {
    return progress;
  }

  /** True if an argument is given. */
  boolean has(String name) {
    return given.get(name) != null;
  }

  /** A text, or a whole number in its place, such as 3 for "3"; empty if it is not given. */
  Optional<String> text(String name) {
    Object value = given.get(name);
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof String || value instanceof Integer) {
      return Optional.of(value.toString());
    }
    throw new ToolException("'" + name + "' must be a text, not " + value);
  }

  /** A text that every call has. */
  String requiredText(String name) {
    return text(name).orElseThrow(() -> new ToolException("'" + name + "' is missing"));
  }

  /** A whole number in a range, both ends included. */
  long number(String name, long least, long most, long otherwise) {
    Object value = given.get(name);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Number number
        && number.doubleValue() == number.longValue()
        && number.longValue() >= least
        && number.longValue() <= most) {
      return number.longValue();
    }
    throw new ToolException(
        "'" + name + "' must be a whole number from " + least + " to " + most + ", not " + value);
  }

  /** Texts by names; empty if the argument is not given. */
  Map<String, String> texts(String name) {
    Object value = given.get(name);
    Map<String, String> texts = new LinkedHashMap<>();
    if (value == null) {
      return texts;
    }
    if (!(value instanceof Map<?, ?> map)) {
      throw new ToolException("'" + name + "' must be an object, not " + value);
    }
    map.forEach((key, text) -> texts.put(String.valueOf(key), String.valueOf(text)));
    return texts;
  }
}
