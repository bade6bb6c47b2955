package org.gonu.server.tournament.log;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.text.JsonFields;
import org.gonu.text.Sha256;

/** The lines of a log, each a JSON object whose {@code type} tells what it is. */
public final class LogLine {
  /** The version of the format, in the first line. */
  static final int VERSION = 1;

  private static final int MANY = 1_000_000;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private LogLine() {}

  /** A result or a decision. */
  record Entry(Optional<MatchResult> result, Optional<Decision> decision) {}

  /** The first line. */
  public static String of(TournamentSpec spec) {
    ObjectNode specification = SpecJson.write(spec);
    ObjectNode node =
        JsonNodeFactory.instance.objectNode().put("type", "tournament").put("version", VERSION);
    node.set("specification", specification);
    return print(node.put("sha256", hash(specification)));
  }

  /** The hash of a specification, in hexadecimal digits: of its JSON form without blanks. */
  public static String hash(TournamentSpec spec) {
    return hash(SpecJson.write(spec));
  }

  private static String hash(JsonNode specification) {
    return Sha256.hex(print(specification).getBytes(StandardCharsets.UTF_8));
  }

  /** The line of a result. */
  public static String of(MatchResult result) {
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put("type", "result")
            .put("match", result.match())
            .put("attempt", result.attempt());
    ArrayNode players = node.putArray("players");
    result.players().each(players::add);
    if (result.goals().isPresent()) {
      ArrayNode goals = node.putArray("goals");
      result.goals().get().each(goals::add);
    } else {
      node.putNull("goals");
    }
    ArrayNode faults = node.putArray("faults");
    result
        .faults()
        .each(
            each ->
                faults
                    .addObject()
                    .put("late", each.late())
                    .put("illegal", each.illegal())
                    .put("failed", each.failed())
                    .put("absent", each.absent()));
    return print(
        node.put("reason", result.reason())
            .put("steps", result.steps())
            .put("record", result.record())
            .put("recordSha256", result.recordSha256()));
  }

  /** The line of a decision. */
  public static String of(Decision decision) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    if (decision instanceof Decision.Forfeit forfeit) {
      node.put("type", "forfeit")
          .put("match", forfeit.match())
          .put("attempt", forfeit.attempt())
          .put("player", forfeit.player());
    } else if (decision instanceof Decision.Replay replay) {
      node.put("type", "replay").put("match", replay.match()).put("attempt", replay.attempt());
    } else if (decision instanceof Decision.Withdrawal withdrawal) {
      node.put("type", "withdrawal")
          .put("player", withdrawal.player())
          .put("fromRound", withdrawal.fromRound());
    }
    return print(node.put("reason", decision.reason()));
  }

  private static String print(JsonNode node) {
    try {
      return MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a tree that cannot be written", impossible);
    }
  }

  /**
   * Reads the first line.
   *
   * @throws IllegalArgumentException if it is none
   */
  static TournamentSpec specification(String line) throws JsonProcessingException {
    JsonNode node = MAPPER.readTree(line);
    if (!JsonFields.text(node, "type").equals("tournament")
        || JsonFields.whole(node, "version", 0, MANY) != VERSION) {
      throw new IllegalArgumentException("not the log of a tournament of version " + VERSION);
    }
    JsonNode specification = JsonFields.field(node, "specification");
    if (!hash(specification).equals(JsonFields.text(node, "sha256"))) {
      throw new IllegalArgumentException("the specification was changed: its hash is another");
    }
    return SpecJson.read(specification);
  }

  /**
   * Reads another line.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Entry entry(String line) throws JsonProcessingException {
    JsonNode node = MAPPER.readTree(line);
    String type = JsonFields.text(node, "type");
    return switch (type) {
      case "result" -> new Entry(Optional.of(result(node)), Optional.empty());
      case "forfeit" ->
          decision(
              new Decision.Forfeit(
                  JsonFields.text(node, "match"),
                  attempt(node),
                  JsonFields.text(node, "player"),
                  JsonFields.text(node, "reason")));
      case "replay" ->
          decision(
              new Decision.Replay(
                  JsonFields.text(node, "match"), attempt(node), JsonFields.text(node, "reason")));
      case "withdrawal" ->
          decision(
              new Decision.Withdrawal(
                  JsonFields.text(node, "player"),
                  (int) JsonFields.whole(node, "fromRound", 1, MANY),
                  JsonFields.text(node, "reason")));
      default -> throw new IllegalArgumentException("no line is of type '" + type + "'");
    };
  }

  private static Entry decision(Decision decision) {
    return new Entry(Optional.empty(), Optional.of(decision));
  }

  private static int attempt(JsonNode node) {
    return (int) JsonFields.whole(node, "attempt", 1, MANY);
  }

  private static MatchResult result(JsonNode node) {
    ImmutableList<String> players = JsonFields.list(node, "players").collect(JsonFields::text);
    Optional<ImmutableList<Integer>> goals =
        JsonFields.field(node, "goals").isNull()
            ? Optional.empty()
            : Optional.of(JsonFields.list(node, "goals").collect(LogLine::goal));
    return new MatchResult(
        JsonFields.text(node, "match"),
        attempt(node),
        players,
        goals,
        JsonFields.list(node, "faults").collect(LogLine::faults),
        JsonFields.text(node, "reason"),
        (int) JsonFields.whole(node, "steps", 0, Integer.MAX_VALUE),
        JsonFields.text(node, "record"),
        JsonFields.text(node, "recordSha256"));
  }

  private static int goal(JsonNode value) {
    if (!value.isInt()) {
      throw new IllegalArgumentException("a goal is a whole number from 0 to 100");
    }
    return value.intValue();
  }

  private static Faults faults(JsonNode node) {
    return new Faults(
        (int) JsonFields.whole(node, "late", 0, MANY),
        (int) JsonFields.whole(node, "illegal", 0, MANY),
        (int) JsonFields.whole(node, "failed", 0, MANY),
        JsonFields.truth(node, "absent"));
  }
}
