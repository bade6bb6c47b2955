package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** The time that roles have left, in milliseconds by name. The server's clock alone counts. */
final class Clocks {
  private Clocks() {}

  /** The clocks if a role chooses now; below 0 if its time is over, none without clocks. */
  static Map<String, Long> after(TableState state, String role, long now) {
    Map<String, Long> clocks = new LinkedHashMap<>(state.clocks());
    clocks.computeIfPresent(
        role,
        (name, left) -> {
          long rest = left - (now - state.turnSince());
          return rest < 0 ? rest : rest + state.increment();
        });
    return clocks;
  }

  /** True if a role that chose now would have run out of time. */
  static boolean isOutOfTime(TableState state, String role, long now) {
    return after(state, role, now).getOrDefault(role, 0L) < 0;
  }

  /** The clocks when the time of a role is over. */
  static Map<String, Long> runOut(TableState state, String role) {
    Map<String, Long> clocks = new LinkedHashMap<>(state.clocks());
    clocks.replace(role, 0L);
    return clocks;
  }

  /** Puts clocks into a body, if there are any. */
  static void put(ObjectNode body, Map<String, Long> clocks) {
    if (!clocks.isEmpty()) {
      ObjectNode all = body.putObject("clocks");
      clocks.forEach(all::put);
    }
  }
}
