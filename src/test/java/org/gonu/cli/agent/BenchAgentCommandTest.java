package org.gonu.cli.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program by script plays against our players. */
final class BenchAgentCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TIC_TAC_TOE = "rules/tic-tac-toe.kif";

  private final Path directory;

  BenchAgentCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private Run bench(String behaviour, String... more) {
    return Run.of(
        Lists.mutable
            .of("bench-agent", "--agent", PromptedProgram.command(behaviour), "--seed", "5")
            .with("--save")
            .with(directory.toString())
            .withAll(List.of(more))
            .toArray(new String[0]));
  }

  private JsonNode json(Run run) throws IOException {
    assertEquals(ExitCode.FINE, run.code(), run.err());
    return JSON.readTree(run.out());
  }

  private ImmutableList<JsonNode> transcript(String match) throws IOException {
    MutableList<JsonNode> lines = Lists.mutable.empty();
    for (String line : Files.readAllLines(directory.resolve(match + ".jsonl"))) {
      lines.add(JSON.readTree(line));
    }
    return lines.toImmutable();
  }

  @Test
  void legalAnswers_playWholeMatchesOfAllRoles() throws IOException {
    JsonNode results =
        json(bench("legal", TIC_TAC_TOE, "--opponents", "1,random", "--games", "2", "--json"));

    JsonNode total = results.get("total");
    assertEquals(4, total.get("matches").asInt());
    assertEquals(1.0, total.get("firstShare").asDouble());
    assertTrue(total.get("shareLow").asDouble() <= total.get("share").asDouble());
    assertTrue(total.get("shareHigh").asDouble() > total.get("shareLow").asDouble());
    assertEquals(2, results.get("games").size());
    JsonNode prompt = transcript("tic-tac-toe.level-1.00000").get(0);
    assertEquals("x", prompt.get("role").asText());
    assertTrue(prompt.get("rules").asText().contains("(role x)"));
    assertEquals(9, prompt.get("legal").size());
    assertTrue(prompt.get("prompt").asText().contains("(mark a 1)"));
    assertTrue(prompt.get("board").asText().lines().count() >= 3);
    assertEquals("o", transcript("tic-tac-toe.level-1.00001").get(0).get("role").asText());
    assertTrue(Files.exists(directory.resolve("tic-tac-toe.random.00001.json")));
  }

  @Test
  void scrambledNames_tellNothingOfTheGame() throws IOException {
    JsonNode results =
        json(
            bench(
                "json",
                TIC_TAC_TOE,
                "--opponents",
                "random",
                "--games",
                "2",
                "--scramble",
                "--json"));

    assertEquals(2, results.at("/total/matches").asInt());
    assertEquals(0, results.at("/total/rejected").asInt());
    JsonNode prompt = transcript("tic-tac-toe.random.00000").get(0);
    assertFalse(
        prompt.toString().matches("(?is).*(tic|tac|mark|cell|control).*"), prompt::toString);
    // The same tree under other names: a function of two arguments.
    assertTrue(
        prompt.get("legal").get(0).asText().matches("\\([a-z]+ [a-z]+ 1\\)"), prompt::toString);
  }

  @Test
  void partsThatAreNotShown_areNotInThePrompt() throws IOException {
    json(
        bench(
            "errs",
            TIC_TAC_TOE,
            "--opponents",
            "random",
            "--games",
            "1",
            "--show",
            "rules",
            "--retries",
            "0",
            "--json"));

    JsonNode prompt = transcript("tic-tac-toe.random.00000").get(0);
    assertTrue(prompt.has("rules"));
    for (String part : List.of("history", "state", "board", "legal")) {
      assertFalse(prompt.has(part), part);
    }
    assertFalse(prompt.get("prompt").asText().contains("Your legal moves"));
  }

  @ParameterizedTest
  @CsvSource({"slips, 0", "errs, 1"})
  void illegalAnswers_areToldCountedAndBounded(String behaviour, int illegal) throws IOException {
    JsonNode total =
        json(bench(
                behaviour,
                TIC_TAC_TOE,
                "--opponents",
                "random",
                "--games",
                "1",
                "--retries",
                "1",
                "--json"))
            .get("total");

    int decisions = total.get("decisions").asInt();
    assertTrue(decisions >= 2);
    assertEquals(0, total.get("first").asInt());
    assertEquals(2 * decisions, total.get("prompts").asInt());
    assertEquals((1 + illegal) * decisions, total.get("rejected").asInt());
    assertEquals(illegal * decisions, total.get("illegal").asInt());
    JsonNode again =
        transcript("tic-tac-toe.random.00000")
            .detect(line -> line.path("attempt").asInt() == 2 && line.has("prompt"));
    assertTrue(again.at("/rejected/reason").asText().startsWith("it is not "), again::toString);
    assertTrue(again.get("prompt").asText().contains("Your answer was not accepted"));
  }

  @ParameterizedTest
  @CsvSource({"dies, died, 20", "hangs, late, 1", "talks, illegal, 20"})
  void programsThatFail_areCountedAndEndNothing(String behaviour, String fault, String seconds)
      throws IOException {
    Run run =
        bench(
            behaviour,
            TIC_TAC_TOE,
            "--opponents",
            "random",
            "--games",
            "1",
            "--seconds",
            seconds,
            "--json");
    JsonNode total = json(run).get("total");

    int died = total.get("died").asInt();
    assertEquals(died > 0, run.err().contains("had ended at " + died + " of "), run.err());
    assertEquals(1, total.get("matches").asInt());
    assertEquals(
        total.get("decisions").asInt(),
        total.get("died").asInt() + total.get("late").asInt() + total.get("illegal").asInt());
    assertTrue(total.get(fault).asInt() > 0, total::toString);
    assertTrue(
        ProcessHandle.current()
            .descendants()
            .noneMatch(
                child ->
                    child
                        .info()
                        .commandLine()
                        .filter(line -> line.contains(PromptedProgram.class.getName()))
                        .isPresent()));
  }

  @Test
  void benchmarkOfTheSameDirectory_goesOnAndRefusesOtherSettings() {
    Run first = bench("legal", TIC_TAC_TOE, "--opponents", "random", "--games", "1");
    Run more = bench("legal", TIC_TAC_TOE, "--opponents", "random", "--games", "2");
    Run other =
        bench("legal", TIC_TAC_TOE, "--opponents", "random", "--games", "2", "--retries", "7");

    assertEquals(ExitCode.FINE, first.code(), first.err());
    assertTrue(more.err().startsWith("2/2 "), more.err());
    assertTrue(more.out().contains("tic-tac-toe  random"), more.out());
    assertEquals(ExitCode.WRONG_USAGE, other.code());
    assertTrue(other.err().contains("retries was 2, now 7"), other.err());
  }

  @Test
  void gameOfOneRole_isPlayedAlone() throws IOException {
    JsonNode results =
        json(
            bench(
                "legal",
                "rules/eight-puzzle.kif",
                "--opponents",
                "random,1",
                "--games",
                "1",
                "--json"));

    assertEquals("alone", results.at("/games/0/opponent").asText());
    assertEquals(0, results.at("/total/won").asInt() + results.at("/total/lost").asInt());
  }

  @Test
  void wrongCommandLines_areRefusedWithTheCure() {
    Run missing =
        Run.of(
            "bench-agent",
            TIC_TAC_TOE,
            "--agent",
            "/no/such/program",
            "--save",
            directory.toString());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, missing.code());
    assertTrue(missing.err().contains("the agent cannot be started"), missing.err());
    assertTrue(missing.err().contains("help: "), missing.err());
    assertRefused("--agent COMMAND is missing", TIC_TAC_TOE);
    assertRefused("a quote is not closed", TIC_TAC_TOE, "--agent", "python3 'x");
    assertRefused("did you mean 'board'?", TIC_TAC_TOE, "--agent", "x", "--show", "bord");
    assertRefused("levels from 1 to 10", TIC_TAC_TOE, "--agent", "x", "--opponents", "11");
    assertRefused("at least one rule sheet", "--agent", "x");
  }

  private static void assertRefused(String message, String... arguments) {
    Run run =
        Run.of(Lists.mutable.of("bench-agent").withAll(List.of(arguments)).toArray(new String[0]));
    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains(message), run.err());
  }
}
