package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Role;
import org.gonu.web.table.TableEvent.Kind;

/** Who sits where at a table. */
final class TableSeats {
  /** Whether choices and clocks stay as they are when seats are changed. */
  static final String KEEPS_TURN = "keepsTurn";

  private TableSeats() {}

  /**
   * A person changes seats with the player of ours that sits opposite.
   *
   * @throws HttpResponseException with status 409 if there is not just one
   */
  static void swap(Table table, Role role) {
    table.locked(
        now -> {
          now.ensureGoesOn();
          MutableList<String> ours =
              Lists.mutable
                  .withAll(now.seats().keySet())
                  .select(name -> now.seat(name).kind() == Seat.Kind.GONU);
          if (ours.size() != 1) {
            throw new HttpResponseException(409, "there is not one player of ours to swap with");
          }
          Map<String, Seat> seats = new LinkedHashMap<>(now.seats());
          seats.put(ours.getFirst(), now.seat(role.name()));
          seats.put(role.name(), now.seat(ours.getFirst()));
          ObjectNode body = JsonNodeFactory.instance.objectNode().put(KEEPS_TURN, true);
          table.happen(Kind.SWAPPED, TableEvent.withSecret(body, put(body, seats)));
          return now;
        });
  }

  /** Puts the seats into a body, and returns what of them is secret. */
  static ObjectNode put(ObjectNode body, Map<String, Seat> seats) {
    ObjectNode shown = body.putObject("seats");
    ObjectNode secret = JsonNodeFactory.instance.objectNode();
    ObjectNode tokens = secret.putObject("tokens");
    seats.forEach(
        (role, seat) -> {
          shown.set(role, seat.json());
          if (seat.isPerson()) {
            tokens.put(role, seat.tokenHash());
          }
        });
    return secret;
  }
}
