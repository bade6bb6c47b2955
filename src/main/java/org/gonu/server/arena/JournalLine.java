package org.gonu.server.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.text.JsonFault;
import org.gonu.text.JsonFields;

/** Lines of a journal: one JSON object each, the settings first, then a match each. */
public final class JournalLine {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /** More than the matches of a sheet, and the moves of a match, can be. */
  private static final int MANY = 1_000_000;

  private static final Pattern SEATS = Pattern.compile("[AB]+");

  private JournalLine() {}

  /** The first line, without a line feed. */
  public static String of(ArenaSettings settings) {
    ObjectNode node =
        MAPPER
            .createObjectNode()
            .put("arena", settings.version())
            .put("a", settings.playerA())
            .put("b", settings.playerB())
            .put("startMillis", settings.clocks().start().toMillis())
            .put("playMillis", settings.clocks().play().toMillis())
            .put("graceMillis", settings.clocks().grace().toMillis())
            .put("seed", settings.seed())
            .put("caseSensitive", settings.caseSensitive());
    if (!settings.clocks().preview().isZero()) {
      node.put("previewMillis", settings.clocks().preview().toMillis());
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
    result.movesSha256().ifPresent(hash -> node.put("movesSha256", hash));
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
    int version = whole(node, "arena");
    if (version < ArenaSettings.SUMMED_SEEDS || version > ArenaSettings.VERSION) {
      throw new IllegalArgumentException(
          "not a journal of version "
              + ArenaSettings.SUMMED_SEEDS
              + " to "
              + ArenaSettings.VERSION);
    }
    return new ArenaSettings(
        version,
        JsonFields.text(node, "a"),
        JsonFields.text(node, "b"),
        clocks(node),
        JsonFields.whole(node, "seed", 0, Long.MAX_VALUE),
        JsonFields.truth(node, "caseSensitive"),
        JsonFields.list(node, "sheets")
            .collect(
                sheet ->
                    new ArenaSettings.Sheet(
                        JsonFields.text(sheet, "name"), JsonFields.text(sheet, "sha256"))));
  }

  private static MatchClocks clocks(JsonNode node) {
    return MatchClocks.of(millis(node, "startMillis"), millis(node, "playMillis"))
        .withPreview(node.has("previewMillis") ? millis(node, "previewMillis") : Duration.ZERO)
        .withGrace(millis(node, "graceMillis"));
  }

  private static Duration millis(JsonNode node, String name) {
    return Duration.ofMillis(JsonFields.whole(node, name, 0, Integer.MAX_VALUE));
  }

  /**
   * Parses the line of a match.
   *
   * @throws IllegalArgumentException if it is none, or has what no match can have
   */
  public static ArenaResult result(String line) {
    JsonNode node = parse(line);
    ImmutableList<String> records = JsonFields.list(node, "records").collect(JsonFields::text);
    return new ArenaResult(
        new Fixture(JsonFields.text(node, "sheet"), whole(node, "match")),
        seats(node),
        side(JsonFields.field(node, "a")),
        side(JsonFields.field(node, "b")),
        JsonFields.decimal(node, "steps", 0, Integer.MAX_VALUE),
        records,
        node.has("movesSha256")
            ? Optional.of(JsonFields.text(node, "movesSha256"))
            : Optional.empty());
  }

  private static String seats(JsonNode node) {
    String seats = JsonFields.text(node, "seats");
    if (!SEATS.matcher(seats).matches()) {
      throw new IllegalArgumentException("the field 'seats' is no word of the letters A and B");
    }
    return seats;
  }

  private static SideResult side(JsonNode node) {
    return new SideResult(
        JsonFields.decimal(node, "points", 0, 100),
        whole(node, "late"),
        whole(node, "illegal"),
        whole(node, "failed"),
        whole(node, "moves"),
        JsonFields.decimal(node, "seconds", 0, Integer.MAX_VALUE));
  }

  private static int whole(JsonNode node, String name) {
    return (int) JsonFields.whole(node, name, 0, MANY);
  }

  private static JsonNode parse(String line) {
    try {
      return MAPPER.readTree(line);
    } catch (JsonProcessingException malformed) {
      throw new IllegalArgumentException("not valid JSON: " + JsonFault.describe(malformed));
    }
  }
}
