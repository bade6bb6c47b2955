package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;

/**
 * Something that has happened at a table. All of its state follows from its events.
 *
 * @param sequence its number, from 1 without gaps
 * @param at milliseconds since 1970
 * @param body what has changed; the field {@code secret} is for the disk alone
 */
record TableEvent(long sequence, long at, Kind kind, ObjectNode body) {
  private static final String SECRET = "secret";

  /** What can happen. */
  enum Kind {
    CREATED("created"),
    /** A role has chosen, and others have still to. */
    CHOSEN("chosen"),
    MOVED("moved"),
    THOUGHT("thought"),
    TAKEBACK_ASKED("takebackAsked"),
    TAKEBACK_DENIED("takebackDenied"),
    TAKEN_BACK("takenBack"),
    SWAPPED("swapped"),
    ENDED("ended");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    String label() {
      return label;
    }

    static Kind of(String label) {
      for (Kind kind : values()) {
        if (kind.label.equals(label)) {
          return kind;
        }
      }
      throw new IllegalArgumentException(String.format(Locale.ROOT, "no kind '%s'", label));
    }
  }

  /** What nobody but the disk gets to know; empty if there is nothing. */
  ObjectNode secret() {
    return body.path(SECRET) instanceof ObjectNode known ? known : body.objectNode();
  }

  /** The same body with a secret. */
  static ObjectNode withSecret(ObjectNode body, ObjectNode secret) {
    body.set(SECRET, secret);
    return body;
  }

  /** As it is kept on the disk. */
  ObjectNode stored() {
    ObjectNode line =
        body.objectNode().put("sequence", sequence).put("at", at).put("kind", kind.label());
    line.set("body", body);
    return line;
  }

  static TableEvent read(ObjectNode line) {
    return new TableEvent(
        line.get("sequence").asLong(),
        line.get("at").asLong(),
        Kind.of(line.get("kind").asText()),
        (ObjectNode) line.get("body"));
  }

  /** As followers see it. */
  ObjectNode shown() {
    ObjectNode shown =
        body.objectNode().put("sequence", sequence).put("at", at).put("kind", kind.label());
    shown.setAll(body);
    shown.remove(SECRET);
    return shown;
  }
}
