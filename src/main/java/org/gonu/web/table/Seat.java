package org.gonu.web.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;

/**
 * Who plays a role at a table.
 *
 * @param level of the player, if it is ours
 * @param name for people; may be empty
 * @param tokenHash SHA-256 of the token by which a person plays; empty for others
 */
record Seat(Kind kind, int level, String name, String tokenHash) {
  /** What can sit at a table. */
  enum Kind {
    /** Somebody with a token. */
    PERSON,
    /** Our player. */
    GONU,
    /** Chance itself. */
    CHANCE;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  boolean isPerson() {
    return kind == Kind.PERSON;
  }

  /** The seat without its secret. */
  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("kind", kind.label());
    if (kind == Kind.GONU) {
      json.put("level", level);
    }
    if (!name.isEmpty()) {
      json.put("name", name);
    }
    return json;
  }

  static Seat of(JsonNode json, String tokenHash) {
    return new Seat(
        Kind.valueOf(json.get("kind").asText().toUpperCase(Locale.ROOT)),
        json.path("level").asInt(),
        json.path("name").asText(),
        tokenHash);
  }
}
