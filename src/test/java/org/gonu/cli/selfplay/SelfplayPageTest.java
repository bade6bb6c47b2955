package org.gonu.cli.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on data from self-play says what files have. */
final class SelfplayPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/selfplay.md");
  private static final Pattern SQL = Pattern.compile("(?ms)^```sql\n(.*?)^```");
  private static final Pattern COLUMN =
      Pattern.compile("(?m)^\\| `([a-z_]+)` \\| \\S.* \\| .*\\|$");

  private final Path directory;

  SelfplayPageTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void page_columnsAndQueries_fitTheFiles() throws IOException, SQLException {
    Run run =
        Run.of(
            "selfplay", "rules/breakthrough.kif", "--games", "30", "--out", directory.toString());
    assertEquals(ExitCode.FINE, run.code(), run.err());
    String page = Files.readString(PAGE);
    JsonNode sheet =
        new ObjectMapper()
            .readTree(Files.readAllBytes(directory.resolve("breakthrough/data.json")));

    List<String> named = COLUMN.matcher(page).results().map(match -> match.group(1)).toList();
    List<String> described = new ArrayList<>();
    sheet.path("columns").fieldNames().forEachRemaining(described::add);
    assertEquals(described, named);
    Matcher sql = SQL.matcher(page);
    assertTrue(sql.find());
    int[] rows = {0};
    for (String query : sql.group(1).split(";", -1)) {
      if (!query.isBlank()) {
        DuckDb.each(query.replace("'data/", "'" + directory + "/"), row -> rows[0]++);
      }
    }
    assertEquals(1 + 5, rows[0]);
  }
}
