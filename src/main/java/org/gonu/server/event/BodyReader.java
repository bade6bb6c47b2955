package org.gonu.server.event;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.match.MatchClocks;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** Reads the fields of a body from a JSON object; a wrong one is an IllegalArgumentException. */
final class BodyReader {
  private final JsonNode node;

  BodyReader(JsonNode node) {
    this.node = node;
  }

  EventBody body(EventKind kind) {
    return switch (kind) {
      case CREATED -> created();
      case STARTED -> new EventBody.Started(facts(), texts("errors"));
      case MOVED -> moved();
      case REACHED -> new EventBody.Reached(step(), facts());
      case THOUGHT ->
          new EventBody.Thought(
              step(),
              text("role"),
              field("value").asDouble(),
              (int) number("depth"),
              number("playouts"),
              text("line"));
      case SUSPENDED -> new EventBody.Suspended(step());
      case RESUMED -> new EventBody.Resumed(step());
      case ENDED -> ended();
    };
  }

  private EventBody created() {
    Optional<EventBody.PairingOf> pairing =
        node.has("tournament")
            ? Optional.of(new EventBody.PairingOf(text("tournament"), text("pairing")))
            : Optional.empty();
    return new EventBody.Created(
        text("matchId"),
        text("randomToken"),
        new EventBody.SheetOf(text("sheet"), text("gameName")),
        texts("roles"),
        texts("players"),
        clocks(),
        number("seed"),
        pairing,
        field("scrambled").asBoolean(),
        text("software"));
  }

  private MatchClocks clocks() {
    return MatchClocks.of(millis("startClock"), millis("playClock"))
        .withPreview(millis("previewClock"))
        .withGrace(millis("grace"));
  }

  private EventBody moved() {
    return new EventBody.Moved(
        step(),
        texts("moves").collect(text -> new Move(read(text))),
        elements("legalCounts").collectInt(JsonNode::asInt),
        texts("errors"),
        elements("used").collectLong(JsonNode::asLong));
  }

  private EventBody ended() {
    String label = text("reason");
    return new EventBody.Ended(
        EndReason.of(label)
            .orElseThrow(() -> new IllegalArgumentException("no reason of an end: " + label)),
        elements("goals")
            .collect(goal -> goal.isNull() ? OptionalInt.empty() : OptionalInt.of(goal.asInt())),
        text("detail"),
        // Versions before this field told one missing player in the detail.
        node.has("absent") ? texts("absent") : Lists.immutable.empty());
  }

  private int step() {
    return (int) number("step");
  }

  private ImmutableList<Term> facts() {
    return value(GdlReader.readTerms(new SourceText("facts", text("facts")), Spelling.EXACT));
  }

  private static Term read(String text) {
    return value(GdlReader.readTerm(new SourceText("move", text), Spelling.EXACT));
  }

  private static <T> T value(Outcome<T> outcome) {
    return outcome
        .value()
        .orElseThrow(
            () -> new IllegalArgumentException(outcome.diagnostics().firstErrors(1).toString()));
  }

  String text(String name) {
    return field(name).asText();
  }

  long number(String name) {
    JsonNode value = field(name);
    if (!value.canConvertToLong()) {
      throw new IllegalArgumentException("the field '" + name + "' is not a whole number");
    }
    return value.asLong();
  }

  private Duration millis(String name) {
    return Duration.ofMillis(number(name));
  }

  private ImmutableList<String> texts(String name) {
    return elements(name).collect(JsonNode::asText);
  }

  private ImmutableList<JsonNode> elements(String name) {
    JsonNode array = field(name);
    if (!array.isArray()) {
      throw new IllegalArgumentException("the field '" + name + "' is not a list");
    }
    return Lists.immutable.withAll(array);
  }

  private JsonNode field(String name) {
    JsonNode value = node.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the field '" + name + "' is missing");
    }
    return value;
  }
}
