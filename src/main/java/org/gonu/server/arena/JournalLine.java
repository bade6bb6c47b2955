package org.gonu.server.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.JsonFault;

/** Lines of a journal: one JSON object each, the settings first, then a match each. */
public final class JournalLine {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The version of the format, in the first line. */
  private static final int VERSION = 1;

  private JournalLine() {}

  /** The first line, without a line feed. */
  public static String of(ArenaSettings settings) {
    ObjectNode node =
        MAPPER
            .createObjectNode()
            .put("arena", VERSION)
            .put("a", settings.playerA())
            .put("b", settings.playerB())
            .put("startMillis", settings.startClock().toMillis())
            .put("playMillis", settings.playClock().toMillis())
            .put("graceMillis", settings.grace().toMillis())
            .put("seed", settings.seed())
            .put("caseSensitive", settings.caseSensitive());
    if (!settings.previewClock().isZero()) {
      node.put("previewMillis", settings.previewClock().toMillis());
    }
    var sheets = node.putArray("sheets");
    settings
        .sheets()
        .each(sheet -> sheets.addObject().put("name", sheet.name()).put("sha256", sheet.sha256()));
    return print(node);
  }

  /** The line of a match, without a line feed. */
  public static String of(ArenaResult result) {
    ObjectNode node =
        MAPPER
            .createObjectNode()
            .put("sheet", result.fixture().sheet())
            .put("match", result.fixture().match())
            .put("seats", result.seats());
    node.set("a", side(result.a()));
    node.set("b", side(result.b()));
    node.put("steps", result.steps());
    var records = node.putArray("records");
    result.records().each(records::add);
    return print(node);
  }

  private static ObjectNode side(SideResult side) {
    return MAPPER
        .createObjectNode()
        .put("points", side.points())
        .put("late", side.late())
        .put("illegal", side.illegal())
        .put("failed", side.failed())
        .put("moves", side.moves())
        .put("seconds", side.seconds());
  }

  private static String print(ObjectNode node) {
    try {
      return MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a tree that cannot be written", impossible);
    }
  }

  /**
   * Parses the first line.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static ArenaSettings settings(String line) {
    JsonNode node = parse(line);
    if (field(node, "arena").asInt() != VERSION) {
      throw new IllegalArgumentException("not a journal of version " + VERSION);
    }
    return new ArenaSettings(
        field(node, "a").asText(),
        field(node, "b").asText(),
        Duration.ofMillis(node.path("previewMillis").asLong()),
        Duration.ofMillis(field(node, "startMillis").asLong()),
        Duration.ofMillis(field(node, "playMillis").asLong()),
        Duration.ofMillis(field(node, "graceMillis").asLong()),
        field(node, "seed").asLong(),
        field(node, "caseSensitive").asBoolean(),
        Lists.immutable
            .withAll(field(node, "sheets"))
            .collect(
                sheet ->
                    new ArenaSettings.Sheet(
                        field(sheet, "name").asText(), field(sheet, "sha256").asText())));
  }

  /**
   * Parses the line of a match.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static ArenaResult result(String line) {
    JsonNode node = parse(line);
    ImmutableList<String> records =
        Lists.immutable.withAll(field(node, "records")).collect(JsonNode::asText);
    return new ArenaResult(
        new Fixture(field(node, "sheet").asText(), field(node, "match").asInt()),
        field(node, "seats").asText(),
        side(field(node, "a")),
        side(field(node, "b")),
        field(node, "steps").asDouble(),
        records);
  }

  private static SideResult side(JsonNode node) {
    return new SideResult(
        field(node, "points").asDouble(),
        field(node, "late").asInt(),
        field(node, "illegal").asInt(),
        field(node, "failed").asInt(),
        field(node, "moves").asInt(),
        field(node, "seconds").asDouble());
  }

  private static JsonNode parse(String line) {
    try {
      return MAPPER.readTree(line);
    } catch (JsonProcessingException malformed) {
      throw new IllegalArgumentException("not valid JSON: " + JsonFault.describe(malformed));
    }
  }

  private static JsonNode field(JsonNode node, String name) {
    JsonNode value = node.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the field '" + name + "' is missing");
    }
    return value;
  }
}
