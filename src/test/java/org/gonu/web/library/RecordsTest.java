package org.gonu.web.library;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Keeps the records that games show in step with {@code test-matches}, whose moves and goals other
 * tests replay. {@code -Dgolden.update=true} writes them anew.
 */
@Timeout(120)
final class RecordsTest {
  private static final Path FILE = Path.of("src/main/resources/org/gonu/web/library/records.json");
  private static final Path MATCHES = Path.of("test-matches");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path directory;

  RecordsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** The matches by name of the game; those that other referees held are left out. */
  private static ObjectNode recorded() throws IOException {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    try (Stream<Path> files = Files.list(MATCHES)) {
      for (Path file : Lists.mutable.fromStream(files.sorted())) {
        JsonNode match = MAPPER.readTree(file.toFile());
        String game = match.path("gameName").asText();
        String name = String.valueOf(file.getFileName()).replace(".json", "");
        if (name.startsWith(game + "-") && !game.isEmpty()) {
          add(all.withArray("/" + game), name.substring(game.length() + 1), match);
        }
      }
    }
    return all;
  }

  private static void add(ArrayNode list, String name, JsonNode match) {
    boolean isNumber = name.matches("\\d+");
    ObjectNode record =
        list.addObject().put("title", isNumber ? players(match) : name.replace('-', ' '));
    record.set("goals", match.get("goalValues"));
    record.set("moves", match.get("moves"));
  }

  private static String players(JsonNode match) {
    return Lists.mutable
        .withAll(match.get("playerNamesFromHost"))
        .collect(JsonNode::asText)
        .makeString(" – ");
  }

  /** A line for each match. */
  private static String written(ObjectNode all) throws IOException {
    StringBuilder out = new StringBuilder("{");
    String comma = "\n";
    for (var game : all.properties()) {
      out.append(comma).append('"').append(game.getKey()).append("\": [");
      String inner = "\n";
      for (JsonNode match : game.getValue()) {
        out.append(inner).append(MAPPER.writeValueAsString(match));
        inner = ",\n";
      }
      out.append("\n]");
      comma = ",\n";
    }
    return out.append("\n}\n").toString();
  }

  @Test
  void records_ofGames_areTheRecordedMatches() throws IOException {
    String recorded = written(recorded());
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(FILE, recorded);
    }

    assertEquals(recorded, Files.readString(FILE));
  }

  @Test
  void game_ofTheLibrary_tellsPerftAndRecords() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      JsonNode game = json(server.get(WebTestServer.V1 + "/games/tic-tac-toe"));

      assertEquals("{\"depth\":2,\"sequences\":72,\"terminal\":0}", game.at("/perft/2").toString());
      assertEquals("random – random", game.at("/records/0/title").asText());
      assertEquals("[100,0]", game.at("/records/0/goals").toString());
      assertTrue(game.at("/records/0/moves").size() > 4, game.toString());
    }
  }
}
