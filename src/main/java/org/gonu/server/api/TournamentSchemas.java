package org.gonu.server.api;

import static org.gonu.server.route.JsonSchema.any;
import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.decimal;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.number;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.open;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;
import static org.gonu.server.route.JsonSchema.word;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** The schemas of tournaments. */
final class TournamentSchemas {
  private TournamentSchemas() {}

  static void addTo(ObjectNode all) {
    all.set("Tournament", row());
    all.set("Tournaments", object("tournaments", array(reference("Tournament"))));
    all.set("NewTournament", text());
    all.set("Log", text());
    all.set(
        "NewDecision",
        object(
            "decision", word("forfeit", "replay", "withdrawal", "cancellation"),
            "match?", text(),
            "player?", text(),
            "reason", text()));
    all.set("WholeTournament", whole());
    all.set("Standings", standings());
    all.set("Standing", standing());
  }

  private static ObjectNode row() {
    return object(
        "id", text(),
        "title", text(),
        "state", word("running", "finished", "cancelled"),
        "seed", number(),
        "createdAt", number());
  }

  private static ObjectNode whole() {
    return object(
        "id",
        text(),
        "title",
        text(),
        "state",
        word("running", "finished", "cancelled"),
        "seed",
        number(),
        "createdAt",
        number(),
        "specification",
        any(),
        "pairings",
        array(
            object(
                "pairing", text(),
                "round", number(),
                "players", array(text()),
                "finished", flag())),
        "open",
        array(
            object(
                "match", text(),
                "attempt", number(),
                "game", text(),
                "players", array(text()))),
        "openMatches",
        number(),
        "obstacles",
        array(text()),
        "played",
        number(),
        "matches",
        array(reference("Match")),
        "next?",
        number());
  }

  private static ObjectNode standings() {
    ObjectNode rating =
        object("player", text(), "elo", decimal(), "eloLow", decimal(), "eloHigh", decimal());
    ObjectNode cross =
        object("player", text(), "opponent", text(), "points", decimal(), "matches", number());
    return object(
        "tournament",
        text(),
        "format",
        text(),
        "seed",
        number(),
        "finished",
        flag(),
        "openMatches",
        number(),
        "voidMatches",
        number(),
        "standings",
        array(reference("Standing")),
        "games",
        array(
            object(
                "game", text(),
                "sha256", text(),
                "matches", number(),
                "ratings", array(rating))),
        "cross",
        array(cross),
        "pairings",
        array(open(object("pairing", text(), "players", array(text()), "finished", flag()))));
  }

  private static ObjectNode standing() {
    return object(
        "rank", number(),
        "player", text(),
        "score", decimal(),
        "points", decimal(),
        "matches", number(),
        "won", number(),
        "drawn", number(),
        "lost", number(),
        "byes", number(),
        "withdrawn", flag(),
        "elo", decimal(),
        "eloLow", decimal(),
        "eloHigh", decimal(),
        "faults", any(),
        "tieBreaks", any());
  }
}
