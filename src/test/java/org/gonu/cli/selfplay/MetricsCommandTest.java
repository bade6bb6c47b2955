package org.gonu.cli.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.RandomPlayouts;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command metrics: numbers that are known otherwise. */
final class MetricsCommandTest {
  private static final Duration WAIT = Duration.ofMinutes(1);
  private static final String TIC_TAC_TOE = "rules/tic-tac-toe.kif";

  /**
   * Chance decides who wins: white with three of four moves. Then both have one move, and it is
   * over.
   */
  private static final String URN =
      "(role white) (role black) (role random) (init (step 0))"
          + " (ball 1) (ball 2) (ball 3) (ball 4)"
          + " (<= (legal random (draw ?b)) (true (step 0)) (ball ?b))"
          + " (<= (legal random noop) (not (true (step 0))))"
          + " (legal white noop) (legal black noop)"
          + " (<= (next (step 1)) (true (step 0))) (<= (next (step 2)) (true (step 1)))"
          + " (<= (next black_wins) (does random (draw 4)))"
          + " (<= (next black_wins) (true black_wins))"
          + " (goal random 100) (<= terminal (true (step 2)))"
          + " (<= (goal white 100) (not (true black_wins)))"
          + " (<= (goal white 0) (true black_wins))"
          + " (<= (goal black 0) (not (true black_wins)))"
          + " (<= (goal black 100) (true black_wins))";

  private final Path directory;

  MetricsCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static JsonNode metrics(String sheet, String... more) throws IOException {
    Run run =
        Run.of(
            Stream.concat(Stream.of("metrics", sheet, "--json"), Stream.of(more))
                .toArray(String[]::new));
    assertEquals(ExitCode.FINE, run.code(), run.err());
    return new ObjectMapper().readTree(run.out()).path(0).path("metrics");
  }

  private static void assertContains(double truth, JsonNode metric) {
    double low = metric.path("low").asDouble(Double.NaN);
    double high = metric.path("high").asDouble(Double.NaN);
    assertTrue(low <= truth && truth <= high, truth + " is not in " + metric);
    assertTrue(low <= metric.path("value").asDouble(), metric::toString);
    assertTrue(metric.path("value").asDouble() <= high, metric::toString);
  }

  /** Random matches: the first wins 58.49 %, the second 28.81 %, 12.70 % are drawn. */
  @Test
  void metrics_ofRandomTicTacToe_haveTheKnownValuesInTheirIntervals() throws IOException {
    JsonNode metrics = metrics(TIC_TAC_TOE, "--games", "4000", "--leads", "0");

    assertContains(0.8730, metrics.path("decisive"));
    assertContains(0.1270, metrics.path("drawn"));
    assertContains(0.5849 / 0.8730, metrics.path("firstMoverWins"));
    assertContains(100 * (0.5849 - 0.2881), metrics.path("firstMoveAdvantage"));
    assertEquals(5, metrics.path("shortest").path("value").asInt());
    assertEquals(9, metrics.path("longest").path("value").asInt());
    assertEquals(20, metrics.path("moves").path("value").asInt());
    assertFalse(metrics.has("leadChanges"));
    assertFalse(metrics.has("depth"));
  }

  @ParameterizedTest
  @CsvSource({"breakthrough, 60", "rock-paper-scissors, 500", "dice-race, 200"})
  void lengthAndBranching_ofRandomMatches_areThoseOfTheReference(String name, int games)
      throws IOException {
    String sheet = "rules/" + name + ".kif";
    Game game =
        Game.load(
                new SourceText(sheet, Files.readString(Path.of(sheet))),
                CasePolicy.INSENSITIVE,
                Strictness.LENIENT)
            .get();
    PlayoutStatistics reference =
        new RandomPlayouts(
                game.newMachine(game.fastEngine().await(WAIT).orElseThrow().circuit()), 3)
            .run(8 * games, () -> false);

    JsonNode metrics = metrics(sheet, "--games", String.valueOf(games), "--leads", "0");

    assertContains(reference.meanLength(), metrics.path("length"));
    assertContains(reference.meanBranching(), metrics.path("branching"));
  }

  /** White leads by what is expected; the lead changes where the fourth ball is drawn. */
  @Test
  void leadChanges_whereChanceDecides_areAsOftenAsChanceSays() throws IOException {
    Path sheet = Files.writeString(directory.resolve("urn.kif"), URN);

    JsonNode random = metrics(sheet.toString(), "--games", "400", "--leads", "400");
    JsonNode searched = metrics(sheet.toString(), "--games", "60", "--player", "mcts:playouts=200");

    assertContains(0.25, random.path("leadChanges"));
    assertContains(0.25, searched.path("leadChanges"));
    assertEquals(60, searched.path("leadChanges").path("sample").asInt());
  }

  @Test
  void metrics_ofAPuzzle_tellHowOftenItIsSolvedAndNothingOfRivals() throws IOException {
    JsonNode metrics = metrics("rules/lights-out.kif", "--games", "100", "--depth", "4");

    assertTrue(metrics.path("solved").path("value").asDouble() < 1);
    for (String ofRivals : new String[] {"decisive", "drawn", "leadChanges", "depth"}) {
      assertFalse(metrics.has(ofRivals), ofRivals);
    }
  }

  @Test
  void depth_ofTicTacToe_isFoundAndRepeatable() throws IOException {
    String[] settings = {"--games", "10", "--leads", "0", "--depth", "2"};

    JsonNode metrics = metrics(TIC_TAC_TOE, settings);

    for (String step : new String[] {"gain200", "gain800", "gain3200"}) {
      assertEquals(2, metrics.path(step).path("sample").asInt(), step);
      double halves = 4 * metrics.path(step).path("value").asDouble(0.3);
      assertEquals(Math.rint(halves), halves, 1e-9, step);
    }
    assertTrue(metrics.path("depth").path("value").asInt() <= 3);
    assertEquals(metrics, metrics(TIC_TAC_TOE, settings));
  }

  @Test
  void table_namesSheetPlayerAndEachMetricOnce() {
    Run run = Run.of("metrics", TIC_TAC_TOE, "rules/lights-out.kif", "--games", "50");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(run.out().startsWith(TIC_TAC_TOE + ", 50 matches of random\nmetric "), run.out());
    assertEquals(2, Pattern.compile("(?m)^length ").matcher(run.out()).results().count());
    assertEquals(1, Pattern.compile("(?m)^drawn ").matcher(run.out()).results().count());
  }

  @Test
  void page_ofMetrics_namesThemAll() throws IOException {
    String page = Files.readString(Path.of("src/site/markdown/metrics.md"));
    JsonNode rivals = metrics(TIC_TAC_TOE, "--games", "5", "--depth", "1");
    JsonNode puzzle = metrics("rules/lights-out.kif", "--games", "5");

    for (JsonNode metrics : new JsonNode[] {rivals, puzzle}) {
      metrics.fieldNames().forEachRemaining(key -> assertTrue(page.contains("`" + key + "`"), key));
    }
  }
}
