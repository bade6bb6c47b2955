package org.gonu.server.api;

import static org.gonu.server.route.JsonSchema.any;
import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.number;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;
import static org.gonu.server.route.JsonSchema.word;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The schemas of bodies and answers, by name. */
final class Schemas {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Schemas() {}

  /** All schemas by name. */
  static ObjectNode all() {
    ObjectNode all = MAPPER.createObjectNode();
    players(all);
    sheets(all);
    MatchSchemas.addTo(all);
    TournamentSchemas.addTo(all);
    all.set("Error", object("error", text(), "diagnostics?", array(any())));
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
}
