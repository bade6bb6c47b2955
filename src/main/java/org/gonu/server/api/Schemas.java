package org.gonu.server.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * The schemas of bodies and answers (JSON Schema 2020-12, as in OpenAPI 3.1), by name. Objects have
 * no fields but those named; a field whose name ends with a question mark may be missing.
 */
final class Schemas {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String NAME = "^[A-Za-z0-9._:-]{1,64}$";

  private Schemas() {}

  /** All schemas by name. */
  static ObjectNode all() {
    ObjectNode all = MAPPER.createObjectNode();
    players(all);
    sheets(all);
    matches(all);
    TournamentSchemas.addTo(all);
    all.set("Error", object("error", text()));
    all.set(
        "Status",
        object(
            "software", text(),
            "running", number(),
            "queued", number(),
            "mostMatches", number(),
            "startedAt", number(),
            "stall?", text()));
    all.set("Document", any());
    all.set("Pending", object("pending", array(any())));
    all.set("Key", object("matchKey", text()));
    return all;
  }

  private static void players(ObjectNode all) {
    all.set(
        "Player",
        object(
            "id", text(),
            "kind", word("address", "channel", "local"),
            "address?", text(),
            "connected?", flag(),
            "token?", text(),
            "mostMatches", number(),
            "addedAt", number(),
            "withdrawn", flag()));
    all.set("Players", object("players", array(reference("Player"))));
    all.set(
        "NewPlayer",
        object(
            "kind",
            word("address", "channel", "local"),
            "address?",
            text(),
            "mostMatches?",
            number()));
  }

  private static void sheets(ObjectNode all) {
    ObjectNode sheet =
        object(
            "hash", text().put("pattern", "^[0-9a-f]{64}$"),
            "name", text(),
            "version", number(),
            "addedAt", number());
    all.set("Sheet", sheet);
    all.set("Sheets", object("sheets", array(reference("Sheet"))));
    all.set(
        "WholeSheet",
        object(
            "hash", text(),
            "name", text(),
            "version", number(),
            "addedAt", number(),
            "roles", array(text()),
            "text", text()));
    all.set("NewSheet", object("name", text(), "text", text()));
  }

  private static void matches(ObjectNode all) {
    all.set(
        "Match",
        object(
            "id", text(),
            "number", number(),
            "sheet", text(),
            "game", text(),
            "players", array(text()),
            "state", word("queued", "running", "ended"),
            "reason?", text(),
            "goals?", array(nullable("integer")),
            "tournament?", text(),
            "pairing?", text(),
            "createdAt", number(),
            "endedAt?", number(),
            "lastSequence", number()));
    all.set("Matches", object("matches", array(reference("Match")), "next?", number()));
    all.set(
        "NewMatch",
        object(
            "sheet", text(),
            "players", array(text()),
            "previewClock?", number(),
            "startClock", number(),
            "playClock", number(),
            "grace?", number(),
            "seed?", number(),
            "scrambled?", flag()));
    all.set("Abort", object("detail", text()));
    all.set(
        "Event",
        open(
            object(
                "sequence", number(),
                "at", number(),
                "kind",
                    word(
                        "created",
                        "started",
                        "moved",
                        "reached",
                        "thought",
                        "suspended",
                        "resumed",
                        "ended"))));
    all.set("Events", object("events", array(reference("Event")), "next", number()));
    all.set(
        "Record",
        open(object("matchId", text(), "isCompleted", flag(), "moves", array(array(text())))));
    all.set(
        "StartMatch",
        object(
            "gameURL", text(),
            "playerCodes", array(text()),
            "previewClock?", nullable("integer"),
            "startClock", number(),
            "playClock", number(),
            "deadline?", number()));
  }

  static ObjectNode text() {
    return MAPPER.createObjectNode().put("type", "string");
  }

  static ObjectNode name() {
    return text().put("pattern", NAME);
  }

  static ObjectNode number() {
    return MAPPER.createObjectNode().put("type", "integer");
  }

  static ObjectNode decimal() {
    return MAPPER.createObjectNode().put("type", "number");
  }

  static ObjectNode flag() {
    return MAPPER.createObjectNode().put("type", "boolean");
  }

  static ObjectNode any() {
    return MAPPER.createObjectNode().put("type", "object");
  }

  static ObjectNode nullable(String type) {
    ObjectNode schema = MAPPER.createObjectNode();
    schema.putArray("type").add(type).add("null");
    return schema;
  }

  static ObjectNode word(String... words) {
    ObjectNode schema = text();
    ArrayNode values = schema.putArray("enum");
    for (String word : words) {
      values.add(word);
    }
    return schema;
  }

  static ObjectNode array(ObjectNode items) {
    ObjectNode schema = MAPPER.createObjectNode().put("type", "array");
    schema.set("items", items);
    return schema;
  }

  /** A reference to a schema by its name. */
  static ObjectNode reference(String name) {
    return MAPPER.createObjectNode().put("$ref", "#/components/schemas/" + name);
  }

  /** An object, by names of fields and their schemas in turn. */
  static ObjectNode object(Object... fields) {
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
  static ObjectNode open(ObjectNode schema) {
    return schema.put("additionalProperties", true);
  }
}
