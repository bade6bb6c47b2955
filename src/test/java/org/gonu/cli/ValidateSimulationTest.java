package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ValidateSimulationTest {
  private static final String SHEET =
      """
      (role left) (role right)
      (base (step 1)) (base (step 2)) (base (step 3))
      (input left go) (input left stay) (input right go)
      (init (step 1))
      (<= (legal left go) (true (step ?n)))
      (<= (legal left stay) (true (step 2)))
      (legal right go)
      (<= (next (step 2)) (true (step 1)))
      (<= (next (step 3)) (true (step 2)))
      (<= terminal (true (step 3)))
      (<= (goal left 100) (true (step ?n)))
      (goal right 0)
      """;

  private final Path matches;
  private final Path sheet;

  ValidateSimulationTest(@TempDir Path directory) throws IOException {
    this.matches = directory.resolve("matches");
    this.sheet = Files.writeString(directory.resolve("game.kif"), SHEET);
  }

  private Run simulate(String... more) {
    String[] words =
        Lists.mutable
            .of("validate", sheet.toString(), "--simulate", "20", "--save", matches.toString())
            .withAll(Lists.immutable.with(more))
            .toArray(new String[0]);
    return Run.of(words);
  }

  private ImmutableList<String> records() throws IOException {
    if (!Files.exists(matches)) {
      return Lists.immutable.empty();
    }
    try (Stream<Path> files = Files.list(matches)) {
      return Lists.immutable.fromStream(files.map(Path::toString));
    }
  }

  @Test
  void simulate_soundGame_isFineAndMeasured() throws IOException {
    Run run = simulate();

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().contains(": fine\n"), run.out());
    assertTrue(run.out().contains("20 random matches came to their end\n"), run.out());
    assertTrue(run.out().contains("all 3 states of the game, up to step 2\n"), run.out());
    assertTrue(run.out().contains("sum of goals   always 100\n"), run.out());
    assertTrue(run.out().contains("base           3 of 3 seen (100 %)\n"), run.out());
    assertTrue(records().isEmpty());
  }

  /** A legal move that is not declared. */
  private static final String HALT = "(<= (legal right halt) (true (step 2)))";

  /** Each mistake makes an error whose match is recorded; records agree with the rules. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          (<= (legal left go) (true (step ?n))) | (<= (legal left go) (true (step 1))) HALT | 312
          (legal right go) | (<= (legal right go) (true (step 1))) | 301
          (base (step 3)) | (base (step 4)) | 311
          (<= (goal left 100) (true (step ?n))) | (<= (goal left 100) (true (step 2))) | 302
          (goal right 0) | (goal right 0) (<= (goal right 50) (true (step 3))) | 303
          (goal right 0) | (goal right 0) (<= (goal right 50) (true (step 2))) | 303
          """)
  void simulate_fault_isRecordedForReplay(String correct, String wrong, String code)
      throws IOException {
    Files.writeString(sheet, SHEET.replace(correct, wrong.replace("HALT", HALT)));

    Run run = simulate();
    Run replay =
        Run.of(
            Lists.mutable
                .of("replay", "--rules", sheet.toString())
                .withAll(records())
                .toArray(new String[0]));

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.out());
    assertTrue(run.out().contains("[GDL-" + code + "]"), run.out());
    assertTrue(records().getOnly().contains("GDL-" + code), records().toString());
    boolean breaksContract = code.startsWith("30");
    assertEquals(
        breaksContract,
        replay.out().contains("the rules break their contract after step "),
        replay.out());
    assertEquals(!breaksContract, replay.out().contains("agrees with the rules"), replay.out());
    assertEquals(breaksContract, replay.out().contains("[GDL-" + code + "]"), replay.out());
    assertEquals(
        breaksContract ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE, replay.code(), replay.out());
  }

  @Test
  void simulate_stepThatAsksForTooMuch_helpHasTheCommandThatShowsIt() throws IOException {
    String variables = "?a ?b ?c ?d ?e ?f ?g";
    Files.writeString(
        sheet,
        SHEET
            + "(d 0) (d 1) (d 2) (d 3) (d 4) (d 5) (d 6) (d 7) (d 8) (d 9)\n"
            + "(<= (next (big "
            + variables
            + ")) (true (step 2)) (does left stay)\n"
            + "    (d ?a) (d ?b) (d ?c) (d ?d) (d ?e) (d ?f) (d ?g))\n");

    Run run = simulate("--search", "0");
    Matcher command =
        Pattern.compile(
                "after 1 step, in the next one: gonu show (\\S+) --after (\\S+) --do '(.*)'")
            .matcher(run.out());
    assertTrue(command.find(), run.out());
    Run shown =
        Run.of("show", command.group(1), "--after", command.group(2), "--do", command.group(3));

    assertEquals("(stay go)", command.group(3));
    assertEquals(ExitCode.INPUT_HAS_ERRORS, shown.code());
    assertTrue(shown.err().contains("'next' holds in more than"), shown.err());
  }

  @Test
  void simulate_circle_isToldAsOne() throws IOException {
    Files.writeString(
        sheet,
        SHEET.replace(
            "(<= (next (step 3)) (true (step 2)))",
            "(<= (next (step 3)) (true (step 2)) (does left go))"
                + " (<= (next (step 1)) (true (step 2)) (does left stay))"));

    Run run = simulate("--max-steps", "30");

    assertTrue(run.out().contains("comes again after step 2"), run.out());
    assertFalse(run.out().contains("[GDL-314]"), run.out());
  }

  @Test
  void simulate_longMatch_isAnErrorOfTheBound() {
    assertTrue(simulate("--max-steps", "1").out().contains("not over after 1 steps [GDL-314]"));
  }

  @Test
  void simulate_roleThatNeverWins_isAWarning() throws IOException {
    Files.writeString(sheet, SHEET + "(<= (goal right 100) (true (step 2)) (true (step 3)))");

    Run run = simulate();

    assertEquals(ExitCode.FINE, run.code(), run.out());
    assertTrue(
        run.out().contains("no match that was played gave role 'right' 100 points [GDL-316]"),
        run.out());
  }

  @Test
  void simulate_noMatchEnds_saysNothingOfEnds() throws IOException {
    Files.writeString(
        sheet,
        SHEET
            .replace("(legal right go)", "(<= (legal right go) (true (step 2)))")
            .replace("(goal right 0)", "(<= (goal right 100) (true (step 1)) (true (step 2)))"));

    Run run = simulate();

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.out());
    assertTrue(run.out().contains(": 0 random matches came to their end\n"), run.out());
    assertTrue(run.out().contains("  length         unknown\n"), run.out());
    assertTrue(run.out().contains("  branching      unknown\n"), run.out());
    assertTrue(run.out().contains("  goals          unknown\n"), run.out());
    assertTrue(run.out().contains("  left   -          -      -     -\n"), run.out());
    assertFalse(run.out().contains("GDL-316"), run.out());
  }

  @Test
  void simulate_oneRole_isNotAskedWhoMovesFirst() throws IOException {
    Path single = sheet.resolveSibling("single.kif");
    Files.writeString(
        single,
        """
        (role robot) (init (step 1)) (legal robot go)
        (<= (next (step 2)) (true (step 1)))
        (<= terminal (true (step 2)))
        (goal robot 100)
        """);

    Run run = Run.of("validate", single.toString(), "--simulate", "5");

    assertFalse(run.out().contains("moves first"), run.out());
    assertTrue(simulate().out().contains("  moves first    nobody alone\n"));
  }

  @Test
  void simulate_sheetWithErrors_isNotPlayed() throws IOException {
    Files.writeString(sheet, SHEET + "(<= (p ?x) (not (true ?x)))");

    Run run = simulate();

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertFalse(run.out().contains("random matches"), run.out());
  }

  @Test
  void simulate_json_isAnObjectWithMeasurements() throws IOException {
    Files.writeString(sheet, SHEET.replace("(base (step 3))", ""));

    JsonNode json = new ObjectMapper().readTree(simulate("--json").out());
    JsonNode simulation = json.get("simulations").get(0);

    assertEquals("GDL-311", json.get("findings").get(0).get("code").textValue());
    assertEquals(20, simulation.get("playouts").intValue());
    assertEquals(2, simulation.get("roles").size());
    assertEquals(2, simulation.get("violations").get(0).get("moves").size());
    assertTrue(
        Files.exists(Path.of(simulation.get("violations").get(0).get("record").textValue())));
  }

  @Test
  void validate_withoutSimulation_printsAnArrayAsBefore() throws IOException {
    JsonNode json =
        new ObjectMapper().readTree(Run.of("validate", "--json", sheet.toString()).out());

    assertTrue(json.isArray());
  }
}
