package org.gonu.cli.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CoverageCommandTest {
  private static final String SHEET =
      """
      (role only)
      (init (step 1))
      (legal only go)
      (<= (next (step 2)) (true (step 1)))
      (<= (next (step 9))
          (true (step 8)))
      (<= terminal (true (step 2)))
      (goal only 100)
      """;

  private final Path directory;
  private final String sheet;

  CoverageCommandTest(@TempDir Path directory) throws IOException {
    this.directory = directory;
    this.sheet = Files.writeString(directory.resolve("a.kif"), SHEET).toString();
  }

  @Test
  void coverage_listing_hasCountsInTheMargin() {
    Run run = Run.of("coverage", sheet, "--playouts", "3");

    assertEquals(
        """
                    1 | (role only)
                    2 | (init (step 1))
                    3 | (legal only go)
                3    4 | (<= (next (step 2)) (true (step 1)))
          cannot    5 | (<= (next (step 9))
                    6 |     (true (step 8)))  <- never true
                3    7 | (<= terminal (true (step 2)))
                    8 | (goal only 100)

        rules: 2 of 3 fired; literals: 3 of 3 reached, 2 seen both ways
        3 random matches, 6 positions
        """
            .replaceAll(" +", " "),
        run.out().replaceAll(" +", " ").replace("\n 9 |\n", "\n"));
    assertEquals(ExitCode.FINE, run.code());
  }

  @Test
  void coverage_brief_onlyTellsWhatIsMissing() {
    Run run = Run.of("coverage", sheet, "--brief");

    assertEquals(5, run.out().lines().count(), run.out());
    assertTrue(run.out().startsWith("  cannot    5 | (<= (next (step 9))\n"), run.out());
  }

  @Test
  void coverage_html_isWritten() throws IOException {
    Path page = directory.resolve("out.html");

    Run run = Run.of("coverage", sheet, "--html", page.toString());

    assertTrue(Files.readString(page).startsWith("<!DOCTYPE html>"));
    assertEquals(2, run.out().lines().count(), run.out());
  }

  @Test
  void coverage_unwritableHtml_isTold() {
    Run run = Run.of("coverage", sheet, "--html", directory.resolve("no/out.html").toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("cannot write"), run.err());
  }

  @Test
  void coverage_json_hasEveryRule() throws IOException {
    JsonNode json =
        new ObjectMapper().readTree(Run.of("coverage", sheet, "--json", "--playouts", "2").out());

    assertEquals(2, json.get("firedRules").intValue());
    assertEquals(3, json.get("rules").size());
    assertEquals(5, json.get("rules").get(1).get("line").intValue());
    assertEquals(0, json.get("rules").get(1).get("positions").intValue());
    assertEquals(
        "(true (step 8))",
        json.get("rules").get(1).get("literals").get(0).get("literal").textValue());
  }

  @Test
  void coverage_sheetThatBreaksDown_isTold() throws IOException {
    Files.writeString(
        Path.of(sheet), SHEET.replace("(legal only go)", "(<= (legal only go) (true x))"));

    Run run = Run.of("coverage", sheet);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("[GDL-301]"), run.err());
  }

  @Test
  void coverage_timeIsUp_isTold() {
    Run run = Run.of("coverage", "rules/chess.kif", "--seconds", "0.01");

    assertTrue(run.err().contains("cut off"), run.err());
    assertEquals(ExitCode.FINE, run.code());
  }

  @Test
  void coverage_page_replacesAFileAsAWhole() throws IOException {
    Path page = Files.writeString(directory.resolve("a.html"), "the old page");
    Path other = Files.createLink(directory.resolve("b.html"), page);

    Run run = Run.of("coverage", sheet, "--html", page.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(Files.readString(page).contains("<html"), Files.readString(page));
    assertEquals("the old page", Files.readString(other));
  }
}
