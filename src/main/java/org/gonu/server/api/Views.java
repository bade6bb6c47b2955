package org.gonu.server.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.event.EventJson;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.service.ServerStatus;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.store.SheetRow;

/** What the server knows as JSON, in the forms of {@link Schemas}. */
final class Views {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Views() {}

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static ObjectNode status(ServerStatus status, String software) {
    ObjectNode view =
        object()
            .put("software", software)
            .put("running", status.running())
            .put("queued", status.queued())
            .put("mostMatches", status.mostMatches())
            .put("startedAt", status.startedAt());
    status.stall().ifPresent(reason -> view.put("stall", reason));
    return view;
  }

  /** A player; what is behind the address of one that connects itself is a secret. */
  static ObjectNode player(PlayerRow row, boolean isConnected) {
    ObjectNode view = object().put("id", row.id()).put("kind", row.kind().label());
    if (row.kind() == PlayerRow.Kind.CHANNEL) {
      view.put("connected", isConnected);
    } else {
      view.put("address", row.address());
    }
    return view.put("mostMatches", row.mostMatches())
        .put("addedAt", row.addedAt())
        .put("withdrawn", row.isWithdrawn());
  }

  static ObjectNode sheet(SheetRow row) {
    return object()
        .put("hash", row.hash())
        .put("name", row.name())
        .put("version", row.version())
        .put("addedAt", row.addedAt());
  }

  static ObjectNode wholeSheet(SheetRow row, ImmutableList<String> roles) {
    ObjectNode view = sheet(row);
    ArrayNode names = view.putArray("roles");
    roles.each(names::add);
    return view.put("text", row.text());
  }

  static ObjectNode match(MatchRow row) {
    ObjectNode view =
        object()
            .put("id", row.id())
            .put("number", row.number())
            .put("sheet", row.sheet())
            .put("game", row.gameName());
    ArrayNode players = view.putArray("players");
    row.players().each(players::add);
    view.put("state", row.state().label());
    row.reason().ifPresent(reason -> view.put("reason", reason.label()));
    if (row.goals().notEmpty()) {
      goals(view.putArray("goals"), row.goals());
    }
    row.pairing()
        .ifPresent(of -> view.put("tournament", of.tournament()).put("pairing", of.pairing()));
    view.put("createdAt", row.createdAt());
    row.endedAt().ifPresent(at -> view.put("endedAt", at));
    return view.put("lastSequence", row.lastSequence());
  }

  private static void goals(ArrayNode out, ImmutableList<OptionalInt> goals) {
    for (OptionalInt goal : goals) {
      if (goal.isPresent()) {
        out.add(goal.getAsInt());
      } else {
        out.addNull();
      }
    }
  }

  /**
   * Events in order.
   *
   * @param from number of the first one that was asked for
   */
  static ObjectNode events(ImmutableList<MatchEvent> events, long from) {
    ObjectNode view = object();
    ArrayNode list = view.putArray("events");
    events.each(event -> list.add(EventJson.tree(event)));
    return view.put("next", from + events.size());
  }
}
