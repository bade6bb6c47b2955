package org.gonu.cli.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the analysis of positions of all kinds tells. */
@Timeout(120)
final class AnalyzeCommandTest {
  private static final String TIC_TAC_TOE = "rules/tic-tac-toe.kif";

  private final Path directory;

  AnalyzeCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static Run fine(String... args) {
    Run run = Run.of(args);
    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertEquals("", run.err());
    return run;
  }

  private static JsonNode json(String... args) throws IOException {
    return new ObjectMapper().readTree(fine(args).out());
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void analyze_winInOne_isProvedWithItsLength() {
    Run run =
        fine(
            "analyze",
            TIC_TAC_TOE,
            "--moves",
            "(mark a 1) (mark b 1) (mark a 2) (mark b 2)",
            "--seconds",
            "60");

    assertTrue(run.out().startsWith("   a  b  c\n3  .  .  .\n2  x  o  .\n1  x  o  .\n"), run.out());
    assertTrue(run.out().contains("\nx: 5 legal moves\n  move "), run.out());
    assertTrue(
        run.out().matches("(?s).*certain\n  \\(mark a 3\\) .*100\\.0  proved 100 in 1 ply\n.*"),
        run.out());
    assertTrue(run.out().contains("\no: only noop\n"), run.out());
    assertTrue(run.out().contains("\nvalues    x 100.0, o 0.0; proved for x"), run.out());
    assertTrue(run.out().contains("\nexpected  (mark a 3)  (end)\nsearched  "), run.out());
  }

  @Test
  void analyze_valueThatIsNotAll_isProvedWithoutALength() throws IOException {
    String sheet =
        """
        (role white) (role black) (init (at s))
        (<= (legal white a) (true (at s))) (<= (legal white b) (true (at s)))
        (<= (legal white noop) (not (true (at s)))) (<= (legal black noop) (not (true (at m))))
        (<= (legal black p) (true (at m))) (<= (legal black q) (true (at m)))
        (<= (next (at m)) (does white a)) (<= (next (at z)) (does white b))
        (<= (next (at x)) (does black p)) (<= (next (at l)) (does black q))
        (<= (next (at x)) (true (at l)))
        (<= terminal (true (at x))) (<= terminal (true (at z)))
        (<= (goal white 90) (true (at x))) (<= (goal white 10) (true (at z)))
        (<= (goal black 10) (true (at x))) (<= (goal black 90) (true (at z)))
        """;
    Path file = Files.writeString(directory.resolve("held-out.kif"), sheet, StandardCharsets.UTF_8);

    Run run = fine("analyze", file.toString(), "--seconds", "60");

    assertTrue(run.out().contains("proved 90\n"), run.out());
  }

  @Test
  void analyze_terminalPosition_tellsTheGoals() throws IOException {
    String moves = "(mark a 1) (mark b 1) (mark a 2) (mark b 2) (mark a 3)";

    Run run = fine("analyze", TIC_TAC_TOE, "--moves", moves);
    JsonNode node = json("analyze", TIC_TAC_TOE, "--moves", moves, "--json");

    assertTrue(run.out().endsWith("\nthe match is over: x 100, o 0\n"), run.out());
    assertEquals(List.of("facts", "terminal", "values"), names(node));
    assertEquals("{\"x\":100,\"o\":0}", node.get("values").toString());
  }

  @Test
  void analyzeJson_openPosition_hasAllFields() throws IOException {
    JsonNode node =
        json(
            "analyze",
            "rules/connect-four.kif",
            "--playouts",
            "3000",
            "--threads",
            "1",
            "--seed",
            "1",
            "--json");

    assertEquals(
        List.of(
            "facts",
            "terminal",
            "seconds",
            "playouts",
            "playoutsPerSecond",
            "settled",
            "readySeconds",
            "nodes",
            "depth",
            "values",
            "roles",
            "line",
            "lineEndsMatch"),
        names(node));
    assertTrue(node.get("playouts").asLong() >= 3000, node.toString());
    assertTrue(node.get("playoutsPerSecond").asLong() > 0, node.toString());
    assertEquals(node.get("depth").asInt(), node.get("line").size());
    JsonNode red = node.get("roles").get(0);
    assertEquals(List.of("role", "proved", "candidates"), names(red));
    assertFalse(red.get("proved").asBoolean());
    assertEquals(7, red.get("candidates").size());
    JsonNode best = red.get("candidates").get(0);
    assertEquals(List.of("move", "visits", "value", "lowest", "highest"), names(best));
    assertEquals(best.get("move"), node.get("line").get(0).get(0));
    long visits = 0;
    for (JsonNode candidate : red.get("candidates")) {
      visits += candidate.get("visits").asLong();
    }
    assertTrue(visits > 2000, node.toString());
  }

  @Test
  void analyze_puzzle_getsAPlanToTheEnd() throws IOException {
    JsonNode node = json("analyze", "rules/eight-puzzle.kif", "--seconds", "60", "--json");

    assertEquals(100, node.get("values").elements().next().asInt());
    assertTrue(node.get("lineEndsMatch").asBoolean(), node.toString());
    assertTrue(node.get("seconds").asDouble() < 60, "it ends when nothing better can be found");
  }

  @Test
  void analyze_factsThatTheCircuitDoesNotKnow_areSearchedOnTheReference() throws IOException {
    String facts =
        """
        (control x) (cell a 1 x) (cell a 2 x) (cell b 1 o) (cell b 2 o)
        (cell c 3 x) (cell c 3 o)
        """;
    Path file = Files.writeString(directory.resolve("facts"), facts, StandardCharsets.UTF_8);

    JsonNode node =
        json("analyze", TIC_TAC_TOE, "--facts", file.toString(), "--playouts", "300", "--json");

    assertEquals(300, node.get("playouts").asInt());
    assertEquals(4, node.get("roles").get(0).get("candidates").size());
    assertEquals(
        "(mark a 3)", node.get("roles").get(0).get("candidates").get(0).get("move").asText());
    Run run = Run.of("analyze", TIC_TAC_TOE, "--facts", file.toString(), "--playouts", "300");
    assertTrue(run.out().contains("ready     never: in every position of this game "), run.out());
  }

  @Test
  void analyze_badLimits_areRefused() {
    Run run = Run.of("analyze", TIC_TAC_TOE, "--seconds", "0");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains("--seconds must be a number from 0.1 to 86400"), run.err());
    assertEquals(ExitCode.WRONG_USAGE, Run.of("analyze", TIC_TAC_TOE, "--threads", "0").code());
  }

  @Test
  void analyze_settingsOfThePlayer_precedeOptions() throws IOException {
    JsonNode few =
        json(
            "analyze",
            "rules/breakthrough.kif",
            "--playouts",
            "100000",
            "--seed",
            "1",
            "--player",
            "mcts:threads=1,playouts=300,exploration=0",
            "--json");
    JsonNode wide =
        json(
            "analyze",
            "rules/breakthrough.kif",
            "--player",
            "mcts:threads=1,seed=1,playouts=300,exploration=1000",
            "--json");

    assertTrue(few.get("playouts").asLong() < 10_000, few.toString());
    assertNotEquals(few.get("roles").get(0), wide.get("roles").get(0));
  }

  @Test
  void analyze_otherPlayersAndSettingsOutOfRange_areRefused() {
    Run random = Run.of("analyze", TIC_TAC_TOE, "--player", "random");
    Run wide = Run.of("analyze", TIC_TAC_TOE, "--player", "mcts:exploration=-1");

    assertEquals(ExitCode.WRONG_USAGE, random.code());
    assertTrue(
        random.err().contains("--player must be mcts[:KEY=VALUE,...] here, not 'random'"),
        random.err());
    assertEquals(ExitCode.WRONG_USAGE, wide.code());
    assertTrue(wide.err().contains("'exploration' must be a number from 0"), wide.err());
  }
}
