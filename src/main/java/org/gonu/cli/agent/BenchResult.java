package org.gonu.cli.agent;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gonu.cli.console.Json;
import org.gonu.server.agent.AgentCounts;
import org.gonu.server.rating.Tally;

/**
 * The result of a match.
 *
 * @param name of the match, see {@link BenchPairing#name}
 * @param sheet its name
 * @param opponent its label, or {@code alone}
 * @param role of the agent
 * @param points of the agent, 0 to 100
 * @param others the most points of another role; -1 where the agent plays alone
 * @param steps joint moves
 */
record BenchResult(
    String name,
    String sheet,
    String opponent,
    String role,
    int points,
    int others,
    int steps,
    AgentCounts counts) {
  /** How the match ended for the agent; nothing where it plays alone. */
  Tally tally() {
    return others < 0 ? Tally.NONE : Tally.ofMatch(points, others);
  }

  /** The result as one object. */
  ObjectNode json() {
    ObjectNode out =
        Json.object()
            .put("match", name)
            .put("sheet", sheet)
            .put("opponent", opponent)
            .put("role", role)
            .put("points", points)
            .put("others", others)
            .put("steps", steps);
    return out.setAll(json(counts));
  }

  /** Counts as one object. */
  static ObjectNode json(AgentCounts counts) {
    return Json.object()
        .put("decisions", counts.decisions())
        .put("first", counts.first())
        .put("prompts", counts.prompts())
        .put("rejected", counts.rejected())
        .put("illegal", counts.illegal())
        .put("late", counts.late())
        .put("died", counts.died())
        .put("seconds", counts.seconds());
  }

  /**
   * A result from what {@link #json()} made.
   *
   * @throws IllegalArgumentException if it is something else
   */
  static BenchResult of(JsonNode node) {
    return new BenchResult(
        text(node, "match"),
        text(node, "sheet"),
        text(node, "opponent"),
        text(node, "role"),
        number(node, "points").asInt(),
        number(node, "others").asInt(),
        number(node, "steps").asInt(),
        new AgentCounts(
            number(node, "decisions").asInt(),
            number(node, "first").asInt(),
            number(node, "prompts").asInt(),
            number(node, "rejected").asInt(),
            number(node, "illegal").asInt(),
            number(node, "late").asInt(),
            number(node, "died").asInt(),
            number(node, "seconds").asDouble()));
  }

  private static String text(JsonNode node, String member) {
    return member(node, member, node.path(member).isTextual()).asText();
  }

  private static JsonNode number(JsonNode node, String member) {
    return member(node, member, node.path(member).isNumber());
  }

  private static JsonNode member(JsonNode node, String member, boolean isFine) {
    if (!isFine) {
      throw new IllegalArgumentException("the member '" + member + "' is missing or wrong");
    }
    return node.path(member);
  }
}
