package org.gonu.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code gonu bench} and {@code gonu info} print. */
final class BenchCommandTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new CommandLineInterface(console).run(args);
  }

  private String printed() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private JsonNode bench(String engine) throws IOException {
    int exit =
        run(
            "bench",
            "rules/tic-tac-toe.kif",
            "--engine",
            engine,
            "--seconds",
            "0.2",
            "--warmup",
            "0",
            "--json");

    assertEquals(ExitCode.FINE, exit);
    return new ObjectMapper().readTree(printed()).get(0);
  }

  @Test
  void bench_lanesAsJson_hasAllFigures() throws IOException {
    JsonNode result = bench("lanes");

    assertEquals("tic-tac-toe", result.get("game").asText());
    assertEquals("lanes", result.get("engine").asText());
    assertEquals(1, result.get("threads").asInt());
    assertTrue(result.get("setupSeconds").asDouble() > 0);
    assertTrue(result.get("stepsPerSecond").asDouble() > 0);
    assertTrue(result.get("playoutsPerSecond").asDouble() > 0);
    assertTrue(result.get("gates").asInt() > 0);
    // Exact values of random play: 7.626 plies, 64.84 and 35.16 points.
    assertEquals(7.626, result.get("meanLength").asDouble(), 0.2);
    assertEquals(64.84, result.get("meanGoals").get(0).asDouble(), 4);
    assertEquals(100, sum(result.get("meanGoals")), 1e-6);
  }

  /** Runs bench for a moment, with JSON for its output. */
  private void runShortly(String... args) {
    List<String> all = new ArrayList<>(List.of("bench"));
    all.addAll(List.of(args));
    all.addAll(List.of("--seconds", "0.1", "--warmup", "0", "--json"));

    assertEquals(ExitCode.FINE, run(all.toArray(String[]::new)));
  }

  private static double sum(JsonNode numbers) {
    double sum = 0;
    for (JsonNode number : numbers) {
      sum += number.asDouble();
    }
    return sum;
  }

  @Test
  void bench_otherEngines_playTheSameGame() throws IOException {
    for (String engine : new String[] {"circuit", "reference"}) {
      out.reset();
      JsonNode result = bench(engine);

      assertEquals(engine, result.get("engine").asText());
      assertEquals(7.626, result.get("meanLength").asDouble(), 0.5);
    }
  }

  @Test
  void bench_severalThreads_addUp() {
    int exit = run("bench", "rules/tic-tac-toe.kif", "--threads", "2", "--seconds", "0.2");

    assertEquals(ExitCode.FINE, exit);
    assertTrue(printed().contains("tic-tac-toe"), printed());
    assertTrue(printed().startsWith("game"), printed());
  }

  @Test
  void bench_faultySheet_isToldAndTheOthersAreMeasured(@TempDir Path directory) throws IOException {
    Path faulty = directory.resolve("faulty.kif");
    Files.writeString(faulty, "(role white\n");

    int exit =
        run(
            "bench",
            faulty.toString(),
            "rules/tic-tac-toe.kif",
            "--seconds",
            "0.1",
            "--warmup",
            "0");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, exit);
    assertTrue(printed().contains("faulty: not measured"), printed());
    assertTrue(printed().contains("GDL-001"), printed());
    assertTrue(printed().contains("tic-tac-toe "), printed());
  }

  @Test
  void bench_rulesThatAlwaysBreakDown_showNoGoals(@TempDir Path directory) throws IOException {
    Path sheet = directory.resolve("dead-end.kif");
    Files.writeString(
        sheet,
        """
        (role white) (init (step 1))
        (<= (legal white go) (true (step 1)))
        (<= (next (step 2)) (does white go))
        (<= terminal (true (step 3)))
        (goal white 100)
        """);

    runShortly(sheet.toString());
    JsonNode result = new ObjectMapper().readTree(printed()).get(0);
    assertTrue(result.get("playouts").asInt() > 0, printed());
    assertEquals(result.get("playouts"), result.get("brokenPlayouts"));
    assertEquals(0, result.get("meanGoals").size(), printed());

    out.reset();
    run("bench", sheet.toString(), "--seconds", "0.1", "--warmup", "0");
    assertTrue(printed().contains("  -      "), printed());
    assertFalse(printed().contains("NaN"), printed());
  }

  @Test
  void bench_search_holdsItsPlayoutsAgainstTheLanes() throws IOException {
    int exit =
        run(
            "bench",
            "rules/breakthrough.kif",
            "--search",
            "--seconds",
            "0.3",
            "--warmup",
            "0",
            "--json");

    assertEquals(ExitCode.FINE, exit);
    JsonNode result = new ObjectMapper().readTree(printed()).get(0);
    double searched = result.get("searchedPlayoutsPerSecond").asDouble();
    assertEquals("decisive", result.get("kind").asText());
    assertTrue(searched > 0, printed());
    assertTrue(result.get("ownPlayoutsPerSecond").asDouble() > 0, printed());
    assertTrue(result.get("plainPlayoutsPerSecond").asDouble() > 0, printed());
    assertTrue(
        result.get("ownMeanLength").asDouble() > 10, "nobody gets across sooner: " + printed());
    assertFalse(result.get("isSolved").asBoolean());

    out.reset();
    assertEquals(
        ExitCode.FINE,
        run("bench", "rules/breakthrough.kif", "--search", "--seconds", "0.1", "--warmup", "0"));
    assertTrue(printed().contains("in search/s"), printed());
    assertTrue(printed().contains(" %"), printed());
  }

  @Test
  void benchSearch_gameInWhichOneRoleDecides_isAPuzzle() throws IOException {
    int exit =
        run(
            "bench",
            "rules/eight-puzzle.kif",
            "rules/gatekeepers.kif",
            "--search",
            "--seconds",
            "0.1",
            "--warmup",
            "0",
            "--json");

    assertEquals(ExitCode.FINE, exit);
    JsonNode results = new ObjectMapper().readTree(printed());
    assertTrue(results.get(0).get("isPuzzle").asBoolean(), printed());
    assertFalse(results.get(1).get("isPuzzle").asBoolean(), "two robots choose: " + printed());
  }

  @Test
  void bench_searchOfAnotherEngine_isWrongUsage() {
    assertEquals(
        ExitCode.WRONG_USAGE, run("bench", "rules/krk.kif", "--search", "--engine", "circuit"));
  }

  @Test
  void bench_unknownEngine_isWrongUsage() {
    assertEquals(ExitCode.WRONG_USAGE, run("bench", "rules/krk.kif", "--engine", "warp"));
  }

  @Test
  void info_alternatingGame_showsItsPhases() {
    assertEquals(ExitCode.FINE, run("info", "rules/tic-tac-toe.kif"));

    assertTrue(printed().contains("base propositions    20"), printed());
    assertTrue(printed().contains("(control x)") || printed().contains("(control"), printed());
    assertTrue(printed().contains("role"), printed());
  }

  @Test
  void info_gameThatFallsApart_showsItsParts(@TempDir Path directory) throws IOException {
    Path lamps = directory.resolve("lamps.kif");
    Files.writeString(
        lamps,
        """
        (role r) (lamp a) (lamp b) (init (step 0)) (after 0 1) (after 1 2)
        (<= (legal r (turn ?l)) (lamp ?l))
        (legal r wait)
        (<= (next (lit ?l)) (does r (turn ?l)))
        (<= (next (lit ?l)) (true (lit ?l)))
        (<= (next (step ?y)) (true (step ?x)) (after ?x ?y))
        (<= terminal (true (step 2)))
        (<= (goal r 100) (true (lit a)) (true (lit b)))
        (<= (goal r 0) (not (true (lit a))))
        (<= (goal r 0) (not (true (lit b))))
        """);

    assertEquals(ExitCode.FINE, run("info", lamps.toString()));
    assertTrue(
        printed()
            .contains(
                "2 independent parts; the end comes by itself;"
                    + " 2 of 2 goal values depend on several"),
        printed());
    assertTrue(printed().contains("(lit a); 1 move\n"), printed());

    out.reset();
    assertEquals(ExitCode.FINE, run("info", lamps.toString(), "--json"));
    JsonNode factors = new ObjectMapper().readTree(printed()).get("factors");
    assertEquals("(lit a)", factors.get("parts").get(0).get("bases").get(0).asText());
    assertEquals("r (turn a)", factors.get("parts").get(0).get("moves").get(0).asText());
    assertEquals("conjunction", factors.get("goals").get(1).get("form").asText());
    assertEquals("independent", factors.get("terminal").get("form").asText());
  }

  @Test
  void info_gameWithLimitAndBan_showsItsHistory() throws IOException {
    assertEquals(ExitCode.FINE, run("info", "rules/jul-gonu.kif"));
    assertTrue(
        printed().contains("298 bases do nothing but forbid moves or end the match"), printed());

    out.reset();
    assertEquals(ExitCode.FINE, run("info", "rules/jul-gonu.kif", "--json"));
    assertEquals(298, new ObjectMapper().readTree(printed()).get("history").size());

    out.reset();
    assertEquals(ExitCode.FINE, run("info", "rules/pentago.kif"));
    assertFalse(printed().contains("history"), "marbles on a board are none: " + printed());
  }

  @Test
  void info_groups_areCountedWithTheirSizes() {
    run("info", "rules/lights-out.kif");
    assertTrue(printed().contains(" 1 group proved, of 21 bases; 0 always with one;"), printed());

    out.reset();
    run("info", "rules/krk.kif");
    assertTrue(printed().contains(" groups proved, of 2 to 16 bases; "), printed());
  }

  @Test
  void info_gameOfOnePart_saysThatItDoesNotFallApart() {
    assertEquals(ExitCode.FINE, run("info", "rules/connect-four.kif"));

    assertTrue(printed().contains("does not fall apart"), printed());
  }

  @Test
  void info_circuit_printsGatesAndOutputs() {
    assertEquals(ExitCode.FINE, run("info", "rules/tic-tac-toe.kif", "--circuit"));

    assertTrue(printed().lines().anyMatch(line -> line.matches("g[0-9]+ = .* & .*")), printed());
    assertTrue(printed().lines().anyMatch(line -> line.matches("terminal = ~?g[0-9]+")), printed());
    assertTrue(printed().lines().anyMatch(line -> line.matches("legal .* = .*")), printed());
  }

  @Test
  void info_json_hasTheNets() throws IOException {
    assertEquals(ExitCode.FINE, run("info", "rules/breakthrough.kif", "--json"));

    JsonNode node = new ObjectMapper().readTree(printed());
    assertEquals(130, node.get("bases").asInt());
    assertEquals(2, node.get("phases").size());
    assertTrue(node.get("phases").get(0).get("gates").asInt() < 1000);
  }

  @Test
  void info_sheetThatIsTooBig_saysWhy(@TempDir Path directory) throws IOException {
    Path endless = directory.resolve("endless.kif");
    Files.writeString(
        endless,
        """
        (role counter)
        (init (at 0))
        (<= (legal counter (add (s ?x))) (true (at ?x)))
        (<= (next (at ?y)) (does counter (add ?y)))
        (<= terminal (true (at 1)))
        (goal counter 100)
        """);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run("info", endless.toString()));
    String told = printed() + err.toString(StandardCharsets.UTF_8);
    assertTrue(told.contains("has no circuit"), told);
  }

  @Test
  void benchSearch_settingsOfThePlayer_areThoseOfTheSearch() throws IOException {
    int exit =
        run(
            "bench",
            "rules/reversi.kif",
            "--search",
            "--player",
            "mcts:policy=off,decisive=off,memory=64",
            "--seconds",
            "0.2",
            "--warmup",
            "0",
            "--json");

    assertEquals(ExitCode.FINE, exit);
    assertEquals("plain", new ObjectMapper().readTree(printed()).get(0).get("kind").asText());
  }

  @Test
  void bench_sheetsOfTwoSizes_haveLanesThatSuitThemAndNoMoreThanAsked() throws IOException {
    runShortly("rules/tic-tac-toe.kif", "rules/reversi.kif");

    JsonNode asSuits = new ObjectMapper().readTree(printed());
    assertEquals(nearest(2048), asSuits.get(0).get("lanes").asInt(), "slots in the cache");
    assertEquals(nearest(1024), asSuits.get(1).get("lanes").asInt(), "slots that do not fit");

    out.reset();
    runShortly("rules/tic-tac-toe.kif", "--lanes", "256");

    JsonNode asked = new ObjectMapper().readTree(printed()).get(0);
    assertEquals(nearest(256), asked.get("lanes").asInt());
    assertTrue(asked.get("memoryBytes").asInt() < asSuits.get(0).get("memoryBytes").asInt());
  }

  /** As many lanes as the vectors of this machine have kernels for. */
  private static int nearest(int lanes) {
    return Long.SIZE * Interpreters.nearestWidth(lanes / Long.SIZE);
  }

  @Test
  void bench_lanesOfTheSearchByTheWrongOption_isRefused() {
    int exit = run("bench", "rules/tic-tac-toe.kif", "--search", "--lanes", "512");

    assertEquals(ExitCode.WRONG_USAGE, exit);
    String told = err.toString(StandardCharsets.UTF_8);
    assertTrue(told.contains("--player mcts:max-lanes=N"), told);
  }

  @Test
  void bench_playerWithoutSearchOrWithLimits_isRefused() {
    int engine = run("bench", "rules/tic-tac-toe.kif", "--player", "mcts:exploration=1");
    int limited = run("bench", "rules/tic-tac-toe.kif", "--search", "--player", "mcts:nodes=5");

    assertEquals(ExitCode.WRONG_USAGE, engine);
    assertEquals(ExitCode.WRONG_USAGE, limited);
    String told = err.toString(StandardCharsets.UTF_8);
    assertTrue(told.contains("--player needs --search"), told);
    assertTrue(told.contains("bench measures for a time"), told);
  }
}
