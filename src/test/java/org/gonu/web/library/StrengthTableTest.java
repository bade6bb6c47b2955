package org.gonu.web.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Keeps what game pages tell of levels in step with the experiment. */
final class StrengthTableTest {
  private static final Path EXPERIMENT = Path.of("src/site/markdown/experiments/levels.md");

  @Test
  void rows_areThoseOfTheExperiment() throws IOException {
    String page = Files.readString(EXPERIMENT);
    StrengthTable table = new StrengthTable();
    for (String sheet : Lists.immutable.of("connect-four", "breakthrough")) {
      assertTrue(table.of(sheet).size() > 1, sheet);
      for (JsonNode row : table.of(sheet)) {
        String line =
            String.format(
                Locale.ROOT,
                "| %s | %d against %d | %d | %.1f %% | %.1f to %.1f %% |",
                sheet,
                row.get("level").asInt(),
                row.get("against").asInt(),
                row.get("matches").asInt(),
                row.get("points").asDouble(),
                row.get("low").asDouble(),
                row.get("high").asDouble());
        assertTrue(page.contains(line), line);
      }
    }
    assertEquals(0, table.of("chess").size());
  }
}
