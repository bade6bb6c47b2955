package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.web.table.TableEvent.Kind;

/** Ends the match at a table. None of this asks the rules, so that nothing here takes long. */
final class Endings {
  /** Points of a role whose opponent has given up or run out of time. */
  private static final int WON = 100;

  private Endings() {}

  /** Ends the match; without goals if there is no result. */
  static void end(
      Table table, ImmutableList<Integer> goals, String reason, Map<String, Long> clocks) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    if (goals.isEmpty()) {
      body.putNull("goals");
    } else {
      ArrayNode values = body.putArray("goals");
      goals.each(values::add);
    }
    Clocks.put(body, clocks);
    table.happen(Kind.ENDED, body.put("reason", reason));
  }

  /**
   * A role gives up: it gets nothing, the others everything.
   *
   * @throws HttpResponseException with status 409 if the match is over
   */
  static void resign(Table table, Role role) {
    table.locked(
        now -> {
          now.ensureGoesOn();
          lose(table, now, role.name(), "resigned", now.clocks());
          return now;
        });
  }

  /** Ends the match since the time of a role is over. */
  static void outOfTime(Table table, TableState now, String role) {
    lose(table, now, role, "time", Clocks.runOut(now, role));
  }

  /** Ends the match if the time of somebody who has to choose is over. */
  static void checkClocks(Table table) {
    table.locked(
        now -> {
          if (!now.isOver()) {
            now.deciders()
                .reject(now.chosen()::containsKey)
                .detectOptional(role -> Clocks.isOutOfTime(now, role, table.now()))
                .ifPresent(role -> outOfTime(table, now, role));
          }
          return now;
        });
  }

  private static void lose(
      Table table, TableState now, String loser, String reason, Map<String, Long> clocks) {
    ImmutableList<Integer> goals =
        Lists.immutable
            .withAll(now.seats().entrySet())
            .collect(seat -> isWon(seat.getKey(), seat.getValue(), loser) ? WON : 0);
    end(table, goals, reason, clocks);
  }

  private static boolean isWon(String role, Seat seat, String loser) {
    return !role.equals(loser) && seat.kind() != Seat.Kind.CHANCE;
  }
}
