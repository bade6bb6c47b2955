package org.gonu.server.api;

import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.nullable;
import static org.gonu.server.route.JsonSchema.number;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.open;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;
import static org.gonu.server.route.JsonSchema.word;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** The schemas of matches. */
final class MatchSchemas {
  private MatchSchemas() {}

  static void addTo(ObjectNode all) {
    all.set("Match", row());
    all.set("Matches", object("matches", array(reference("Match")), "next?", number()));
    all.set("NewMatch", request());
    all.set("Abort", object("detail", text()));
    all.set("Event", event());
    all.set("Events", object("events", array(reference("Event")), "next", number()));
    all.set(
        "Record",
        open(object("matchId", text(), "isCompleted", flag(), "moves", array(array(text())))));
    all.set("StartMatch", tiltyardRequest());
  }

  private static ObjectNode row() {
    return object(
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
        "lastSequence", number());
  }

  private static ObjectNode request() {
    return object(
        "sheet", text(),
        "players", array(text()),
        "previewClock?", number(),
        "startClock", number(),
        "playClock", number(),
        "grace?", number(),
        "seed?", number(),
        "scrambled?", flag());
  }

  private static ObjectNode event() {
    return open(
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
                    "ended")));
  }

  /** A match as Tiltyard's scheduler asks for it. */
  private static ObjectNode tiltyardRequest() {
    return object(
        "gameURL", text(),
        "playerCodes", array(text()),
        "previewClock?", nullable("integer"),
        "startClock", number(),
        "playClock", number(),
        "deadline?", number());
  }
}
