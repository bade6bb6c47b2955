package org.gonu.server.tournament.spec;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.text.SpellingDistance;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** The fields of a mapping, each of which may be given once, and no others. */
final class Fields {
  private final YamlText text;
  private final Node whole;
  private final MutableMap<String, Node> values = Maps.mutable.empty();

  /**
   * Reads a mapping.
   *
   * @param known the fields that it may have
   */
  Fields(YamlText text, Node node, ImmutableList<String> known) {
    this.text = text;
    this.whole = node;
    if (node instanceof MappingNode mapping) {
      mapping.getValue().forEach(field -> add(field, known));
    } else {
      text.fault(node, "expected fields", "known here: " + known.makeString(", "));
    }
  }

  private void add(NodeTuple field, ImmutableList<String> known) {
    String name = field.getKeyNode() instanceof ScalarNode key ? key.getValue() : "";
    if (!known.contains(name)) {
      String nearest =
          SpellingDistance.nearest(name, known)
              .map(near -> "did you mean '" + near + "'? ")
              .orElse("");
      text.fault(
          field.getKeyNode(),
          "there is no field '" + name + "' here",
          nearest + "known here: " + known.makeString(", "));
    } else if (values.put(name, field.getValueNode()) != null) {
      text.fault(field.getKeyNode(), "field '" + name + "' is given twice", "remove one");
    }
  }

  /** A value; empty if the field is not given. */
  Optional<Node> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** A value that has to be there. */
  Optional<Node> required(String name, String help) {
    Optional<Node> node = get(name);
    if (node.isEmpty()) {
      text.fault(whole, "field '" + name + "' is missing", help);
    }
    return node;
  }

  /** A text of 1 to 64 printable characters; empty if it is not given or faulty. */
  Optional<String> name(String field) {
    return get(field).flatMap(this::name);
  }

  /** A name at a node. */
  Optional<String> name(Node node) {
    Optional<String> value = scalar(node);
    if (value.isPresent() && !isName(value.get())) {
      text.fault(node, "this is no name", "1 to 64 characters, none of them invisible");
      return Optional.empty();
    }
    return value;
  }

  private static boolean isName(String name) {
    return name.length() <= 64
        && !name.isBlank()
        && name.strip().equals(name)
        && name.codePoints().allMatch(Fields::isVisible);
  }

  private static boolean isVisible(int point) {
    int type = Character.getType(point);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && type != Character.UNASSIGNED;
  }

  /** The text of a scalar. */
  Optional<String> scalar(Node node) {
    if (node instanceof ScalarNode scalar) {
      return Optional.of(scalar.getValue());
    }
    text.fault(node, "expected one value, not a list or fields", "write it on one line");
    return Optional.empty();
  }

  /** A whole number in a range, both ends included; the default if it is not given or faulty. */
  long whole(String field, long least, long most, long usual) {
    return number(field, least, most, usual, Long::valueOf, "a whole number");
  }

  /** A decimal number in a range, both ends included; the default if it is not given or faulty. */
  double decimal(String field, double least, double most, double usual) {
    return number(field, least, most, usual, Double::valueOf, "a number");
  }

  private <N extends Number> N number(
      String field, N least, N most, N usual, Function<String, N> parse, String what) {
    Optional<Node> node = get(field);
    if (node.isEmpty()) {
      return usual;
    }
    Optional<String> written = scalar(node.get());
    try {
      N number = written.map(parse).orElse(usual);
      if (number.doubleValue() >= least.doubleValue()
          && number.doubleValue() <= most.doubleValue()) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // Told below, like a number out of the range.
    }
    text.fault(
        node.get(),
        "'" + field + "' is " + what + " from " + least + " to " + most,
        "if it is left out, it is " + usual);
    return usual;
  }

  /** One of some labels; the default if it is not given or faulty. */
  <E> E choice(String field, ImmutableList<E> choices, Function<E, String> label, E usual) {
    return get(field).flatMap(node -> choice(node, choices, label)).orElse(usual);
  }

  /** One of some labels at a node; empty if it is none. */
  <E> Optional<E> choice(Node node, ImmutableList<E> choices, Function<E, String> label) {
    Optional<String> written = scalar(node);
    Optional<E> chosen =
        written.flatMap(
            value -> choices.detectOptional(choice -> label.apply(choice).equals(value)));
    if (written.isPresent() && chosen.isEmpty()) {
      ImmutableList<String> labels = choices.collect(label::apply);
      String nearest =
          SpellingDistance.nearest(written.get(), labels)
              .map(near -> "did you mean '" + near + "'? ")
              .orElse("");
      text.fault(
          node,
          "'" + written.get() + "' is not known here",
          nearest + "known: " + labels.makeString(", "));
    }
    return chosen;
  }

  /** The elements of a list; of a single value, that one. */
  ImmutableList<Node> list(String field) {
    Optional<Node> node = get(field);
    if (node.isEmpty()) {
      return Lists.immutable.empty();
    }
    return node.get() instanceof SequenceNode sequence
        ? Lists.immutable.withAll(sequence.getValue())
        : Lists.immutable.of(node.get());
  }

  /** The same, but no elements where nothing is written behind the name of the field. */
  ImmutableList<Node> listOrNothing(String field) {
    boolean isNothing =
        get(field)
            .filter(node -> node instanceof ScalarNode scalar && scalar.getValue().isEmpty())
            .isPresent();
    return isNothing ? Lists.immutable.empty() : list(field);
  }
}
