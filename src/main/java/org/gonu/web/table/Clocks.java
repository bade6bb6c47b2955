package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gonu.machine.Role;

/** The time that roles have left, in milliseconds by name. The server's clock alone counts. */
final class Clocks {
  private Clocks() {}

  /** The clocks if a role chooses now; below 0 if its time is over, none without clocks. */
  static Map<String, Long> after(TableState state, Role role, long now) {
    Map<String, Long> clocks = new LinkedHashMap<>(state.clocks());
    clocks.computeIfPresent(
        role.name(),
        (name, left) -> {
          long rest = left - (now - state.turnSince());
          return rest < 0 ? rest : rest + state.increment();
        });
    return clocks;
  }

  /** True if a role that chose now would have run out of time. */
  static boolean isOutOfTime(TableState state, Role role, long now) {
    return after(state, role, now).getOrDefault(role.name(), 0L) < 0;
  }

  /** The clocks when the time of a role is over. */
  static Map<String, Long> runOut(TableState state, Role role) {
    Map<String, Long> clocks = new LinkedHashMap<>(state.clocks());
    clocks.replace(role.name(), 0L);
    return clocks;
  }

  /** True if the clock of somebody would have run out if it were his turn. */
  static boolean mayBeOver(Table table) {
    return table.locked(
        now -> {
          long used = table.now() - now.turnSince();
          return !now.isOver() && now.clocks().values().stream().anyMatch(left -> left < used);
        });
  }

  /** Puts clocks into a body, if there are any. */
  static void put(ObjectNode body, Map<String, Long> clocks) {
    if (!clocks.isEmpty()) {
      ObjectNode all = body.putObject("clocks");
      clocks.forEach(all::put);
    }
  }
}
