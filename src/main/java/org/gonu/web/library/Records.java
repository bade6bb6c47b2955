package org.gonu.web.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gonu.text.Sha256;
import org.gonu.web.WebGames;

/** Matches that were recorded: with the program, and on this server. */
final class Records {
  private static final String RESOURCE = "records.json";

  /** Most matches of the server that are told. */
  private static final int MOST = 20;

  private final WebGames games;
  private final JsonNode recorded = Resources.json(RESOURCE);

  Records(WebGames games) {
    this.games = games;
  }

  /**
   * The matches of a sheet: those of the server by id, the latest first, then those that came with
   * the program, with their moves.
   */
  ArrayNode of(Sheet sheet) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    games
        .endedMatches(Sha256.hex(sheet.text()), MOST)
        .each(
            match -> {
              ObjectNode row =
                  all.addObject()
                      .put("title", match.players().makeString(" – "))
                      .put("id", match.id());
              ArrayNode goals = row.putArray("goals");
              match.goals().each(goals::add);
            });
    recorded.path(sheet.id()).forEach(all::add);
    return all;
  }
}
