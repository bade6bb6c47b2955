package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands print about good input, for people and for machines. */
final class CommandsTest {
  private static final String KRK = "rules/krk.kif";
  private static final String RECORD = "test-matches/krk-1.json";

  private final Path directory;

  CommandsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text, StandardCharsets.UTF_8).toString();
  }

  private static JsonNode json(String... args) throws IOException {
    Run run = Run.of(args);
    assertEquals("", run.err());
    return new ObjectMapper().readTree(run.out());
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void validate_goodSheets_areFine() {
    Run run = Run.of("validate", KRK, "rules/jul-gonu.kif");

    assertEquals(ExitCode.FINE, run.code());
    assertEquals("rules/krk.kif: fine\nrules/jul-gonu.kif: fine\n", run.out());
  }

  @Test
  void validate_fault_isPrintedWithPlaceLineAndHelp() throws IOException {
    String sheet =
        file(
            "bad.kif",
            """
            (role white)
            (init (cell 1))
            (legal white noop)
            (<= (next (cell ?x)) (true (cell ?y)))
            (<= terminal (true (cell 2)))
            (goal white 100)
            """);

    Run run = Run.of("validate", KRK, sheet);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertEquals(
        "rules/krk.kif: fine\n"
            + sheet
            + ":4:17: error: unsafe variable '?x' in the head of 'next' [GDL-101]\n"
            + " 4 | (<= (next (cell ?x)) (true (cell ?y)))\n"
            + "   |                 ^^\n"
            + "help: bind '?x' in a positive literal of the body\n"
            + "1 error\n",
        run.out());
    assertEquals("", run.err());
  }

  @Test
  void validate_lenient_listsWhatItTolerates() throws IOException {
    String sheet = file("odd.kif", Files.readString(Path.of(KRK)) + "\n(<= stuck (nowhere a))\n");

    Run strict = Run.of("validate", sheet);
    Run lenient = Run.of("validate", "--lenient", sheet);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, strict.code(), strict.out());
    assertEquals(ExitCode.FINE, lenient.code());
    assertTrue(
        lenient
            .out()
            .endsWith(
                sheet
                    + ": tolerated, errors without --lenient:\n"
                    + "  263:12 undefined relation 'nowhere': it is never true [GDL-108]\n"
                    + "1 warning\n"),
        lenient.out());
    assertEquals(
        "true", json("validate", "--lenient", "--json", sheet).get(0).get("tolerated").toString());
  }

  @Test
  void validate_warningsOnly_isNoError() throws IOException {
    String sheet = Files.readString(Path.of(KRK)) + "\n(unused thing)\n";

    Run run = Run.of("validate", file("warned.kif", sheet));

    assertEquals(ExitCode.FINE, run.code(), run.out());
    assertTrue(run.out().contains("warning: nothing uses the relation 'unused'"), run.out());
    assertTrue(run.out().endsWith("1 warning\n"), run.out());
  }

  @Test
  void validateJson_findings_haveAllFields() throws IOException {
    JsonNode findings = json("validate", "--json", file("empty.kif", ""));

    assertTrue(findings.isArray());
    JsonNode first = findings.get(0);
    assertEquals(
        List.of(
            "code",
            "severity",
            "file",
            "line",
            "column",
            "endLine",
            "endColumn",
            "message",
            "help",
            "notes"),
        names(first));
    assertEquals("GDL-107", first.get("code").asText());
    assertEquals("error", first.get("severity").asText());
    assertEquals(1, first.get("line").asInt());
  }

  @Test
  void validate_warningsThatAreDenied_endWithCode1(@TempDir Path directory) throws IOException {
    Path sheet = directory.resolve("idle.kif");
    Files.writeString(sheet, Files.readString(Path.of(KRK)) + "\n(nobody asks)\n");

    assertEquals(ExitCode.FINE, Run.of("validate", sheet.toString()).code());
    assertEquals(
        ExitCode.INPUT_HAS_ERRORS,
        Run.of("validate", sheet.toString(), "--deny", "warnings").code());
    assertEquals(
        ExitCode.WRONG_USAGE, Run.of("validate", sheet.toString(), "--deny", "all").code());
  }

  @Test
  void explain_codeOfADiagnostic_printsItsPage() {
    Run run = Run.of("explain", "gdl-104");

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().startsWith("GDL-104: "), run.out());
    assertFalse(run.out().contains("GDL-105: "), run.out());
    assertEquals(ExitCode.WRONG_USAGE, Run.of("explain", "GDL-9999").code());
  }

  @Test
  void shortOptions_forHelpAndVersion_areKnown() {
    assertEquals(Run.of("--help").out(), Run.of("-h").out());
    assertEquals(Run.of("perft", "--help").out(), Run.of("perft", "-h").out());
    assertEquals(Run.of("--version").out(), Run.of("-v").out());
  }

  @Test
  void validateJson_nothingFound_isEmptyArray() throws IOException {
    assertEquals("[]", json("validate", "--json", KRK).toString());
  }

  @Test
  void show_initialState_hasBoardMovesAndEnd() {
    Run run = Run.of("show", KRK);

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().contains("4  bk"), run.out());
    assertTrue(run.out().contains("\nblack: 1 legal move\n  noop\n"), run.out());
    assertTrue(run.out().contains("\nnot terminal\n"), run.out());
  }

  @Test
  void show_sameStateInManyWays_isTheSame() throws IOException {
    JsonNode record = new ObjectMapper().readTree(Path.of(RECORD).toFile());
    String first = record.get("moves").get(0).get(0).asText();
    String facts = record.get("states").get(1).asText();

    String expected = Run.of("show", KRK, "--after", RECORD + ":1").out();

    assertTrue(expected.contains("legal moves"), expected);
    assertEquals(expected, Run.of("show", KRK, "--moves", first).out());
    assertEquals(expected, Run.of("show", KRK, "--moves", "(" + first + " noop)").out());
    assertEquals(expected, Run.of("show", KRK, "--facts", file("facts", facts)).out());
    assertEquals(expected, Run.of("show", KRK, "--do", first).out());
  }

  @Test
  void show_stepZero_isTheInitialState() {
    assertEquals(Run.of("show", KRK), Run.of("show", KRK, "--after", RECORD + ":0"));
  }

  @Test
  void showJson_position_hasFactsEndAndRoles() throws IOException {
    JsonNode position = json("show", "--json", KRK);

    assertEquals(List.of("facts", "terminal", "roles"), names(position));
    assertFalse(position.get("terminal").asBoolean());
    assertEquals("white", position.get("roles").get(0).get("role").asText());
    assertTrue(position.get("roles").get(0).get("legalMoves").size() > 1);
  }

  @Test
  void showJson_end_hasGoals() throws IOException {
    int steps = new ObjectMapper().readTree(Path.of(RECORD).toFile()).get("moves").size();

    JsonNode position = json("show", "--json", KRK, "--after", RECORD + ":" + steps);

    assertTrue(position.get("terminal").asBoolean());
    int white = position.get("roles").get(0).get("goal").asInt();
    int black = position.get("roles").get(1).get("goal").asInt();
    assertEquals(100, white + black);
  }

  @Test
  void matchJson_twoGames_areRecordedAndReplay() throws IOException {
    Path save = directory.resolve("new/records");

    JsonNode matches =
        json(
            "match",
            "--json",
            KRK,
            "--player",
            "white=random",
            "--player",
            "black=legal",
            "--games",
            "2",
            "--seed",
            "9",
            "--save",
            save.toString());

    assertEquals(2, matches.size());
    for (JsonNode match : matches) {
      assertEquals(List.of("matchId", "record", "steps", "roles"), names(match));
      assertEquals(
          List.of("role", "player", "goal", "errors", "unreachable"),
          names(match.get("roles").get(0)));
      assertEquals(0, match.get("roles").get(0).get("errors").asInt());
      Run replay = Run.of("replay", "--quiet", match.get("record").asText());
      assertEquals(ExitCode.FINE, replay.code(), replay.out() + replay.err());
    }
  }

  @Test
  void match_sameSeed_playsTheSameMatch() throws IOException {
    assertEquals(moves("one"), moves("two"));
  }

  private String moves(String name) throws IOException {
    JsonNode matches =
        json(
            "match",
            "--json",
            KRK,
            "--player",
            "black=random",
            "--playouts",
            "5",
            "--seed",
            "4",
            "--save",
            directory.resolve(name).toString());
    return new ObjectMapper()
        .readTree(Path.of(matches.get(0).get("record").asText()).toFile())
        .get("moves")
        .toString();
  }

  @Test
  void match_severalGames_endWithATable() {
    Run run =
        Run.of(
            "match",
            KRK,
            "--player",
            "white=legal",
            "--player",
            "black=legal",
            "--games",
            "2",
            "--quiet",
            "--save",
            directory.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    String[] lines = run.out().split("\n", -1);
    assertTrue(lines[0].startsWith("result: white "), run.out());
    assertTrue(lines[1].startsWith("saved:  "), run.out());
    assertTrue(
        run.out().contains("role   player  matches   mean  best in  worst in  errors\n"),
        run.out());
  }

  @Test
  void replay_goodRecord_showsEveryStepAndAgrees() throws IOException {
    int steps = new ObjectMapper().readTree(Path.of(RECORD).toFile()).get("moves").size();

    Run run = Run.of("replay", RECORD);

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().startsWith("start\n"), run.out());
    assertTrue(run.out().contains("\n" + steps + ". white "), run.out());
    assertTrue(
        run.out().contains(RECORD + ": agrees with the rules, " + steps + " steps, white "),
        run.out());
  }

  @Test
  void replay_onTheCircuit_showsTheSame() throws IOException {
    assertEquals(
        Run.of("replay", RECORD).out(), Run.of("replay", "--engine", "circuit", RECORD).out());
  }

  @Test
  void replay_difference_isPrintedAndAnError() throws IOException {
    String record = Files.readString(Path.of(RECORD));
    String changed = file("krk.json", record.replaceFirst("control black", "control white"));

    Run run = Run.of("replay", "--quiet", changed, RECORD);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertEquals(
        changed
            + ": after 1 move: the state: recorded 18 facts, derived 18 facts\n"
            + "  only recorded: (control white)\n"
            + "  only derived: (control black)\n"
            + changed
            + ": not signed\n",
        run.out().substring(0, run.out().indexOf(RECORD)));
    assertTrue(run.out().contains(RECORD + ": agrees with the rules"), run.out());
  }

  @Test
  void replay_otherRules_differ() {
    Run run = Run.of("replay", "--quiet", "--rules", "rules/jul-gonu.kif", RECORD);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "show",
        "info",
        "perft --depth 1",
        "analyze --playouts 1",
        "coverage",
        "bench --seconds 0.1"
      })
  void command_sheetWithFindings_saysSoAndWorks(String command) throws IOException {
    String sheet = file("odd.kif", Files.readString(Path.of(KRK)) + "\n(<= stuck (nowhere a))\n");
    List<String> line = new ArrayList<>(List.of(command.split(" ")));
    line.add(1, sheet);

    Run run = Run.of(line.toArray(new String[0]));

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(
        run.err()
            .contains(
                "note: "
                    + sheet
                    + " can be played, but there is 1 finding about it: gonu validate "
                    + sheet
                    + "\n"),
        run.err());
  }

  @Test
  void explain_sheetWithFindings_saysSoOnce() throws IOException {
    String sheet = file("odd.kif", Files.readString(Path.of(KRK)) + "\n(<= stuck (nowhere a))\n");

    Run run = Run.of("explain", sheet, "(legal black noop)", "--case-sensitive");

    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().endsWith("gonu validate " + sheet + " --case-sensitive\n"), run.err());
  }
}
