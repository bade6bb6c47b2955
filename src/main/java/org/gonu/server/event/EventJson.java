package org.gonu.server.event;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gonu.text.JsonFault;

/**
 * Events as JSON: an object with {@code sequence}, {@code at} (milliseconds since 1970), {@code
 * kind} and the fields of the kind, see {@link EventBody}. Terms are texts in GDL, spaced as in
 * match records; the facts of a state are one text.
 */
public final class EventJson {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private EventJson() {}

  /** The object of an event. */
  public static ObjectNode tree(MatchEvent event) {
    ObjectNode node =
        MAPPER
            .createObjectNode()
            .put("sequence", event.sequence())
            .put("at", event.atMillis())
            .put("kind", event.kind().label());
    event.body().accept(new BodyWriter(node));
    return node;
  }

  /** The text of an event, on one line. */
  public static String print(MatchEvent event) {
    return print(tree(event));
  }

  /** The fields of a body without its kind, on one line: the form in the database. */
  public static String printBody(EventBody body) {
    ObjectNode node = MAPPER.createObjectNode();
    body.accept(new BodyWriter(node));
    return print(node);
  }

  /**
   * Reads an event; fields that it does not know are ignored.
   *
   * @throws IllegalArgumentException if the text is none, or a field is missing or wrong
   */
  public static MatchEvent read(String text) {
    JsonNode node = parse(text);
    BodyReader reader = new BodyReader(node);
    String label = reader.text("kind");
    EventKind kind =
        EventKind.of(label)
            .orElseThrow(() -> new IllegalArgumentException("no kind of event: " + label));
    return new MatchEvent(reader.number("sequence"), reader.number("at"), reader.body(kind));
  }

  /**
   * Reads what {@link #printBody} wrote.
   *
   * @throws IllegalArgumentException if a field is missing or wrong
   */
  public static EventBody readBody(EventKind kind, String text) {
    return new BodyReader(parse(text)).body(kind);
  }

  private static JsonNode parse(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException malformed) {
      throw new IllegalArgumentException(
          "not valid JSON: " + JsonFault.describeWithPlace(malformed));
    }
  }

  private static String print(ObjectNode node) {
    try {
      return MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a tree that cannot be written", impossible);
    }
  }
}
