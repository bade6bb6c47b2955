package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players tell of their thinking, to people and in files. */
@Timeout(120)
final class ThinkLogTest {
  private static final List<String> FIELDS =
      List.of(
          "match",
          "step",
          "role",
          "player",
          "move",
          "seconds",
          "playouts",
          "playoutsPerSecond",
          "ready",
          "nodes",
          "depth",
          "values",
          "proved",
          "candidates",
          "line");

  private final Path directory;

  ThinkLogTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private Run match(String... more) {
    List<String> args = new ArrayList<>(List.of("match", "rules/tic-tac-toe.kif"));
    args.addAll(List.of("--playouts", "200", "--threads", "1", "--seed", "5"));
    args.addAll(List.of("--player", "o=random", "--save", directory.resolve("m").toString()));
    args.addAll(List.of(more));
    Run run = Run.of(args.toArray(String[]::new));
    assertEquals(ExitCode.FINE, run.code(), run.err());
    return run;
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void thinkLog_twoMatches_linesHaveAllFieldsAndAreAppended() throws IOException {
    Path file = directory.resolve("think.jsonl");

    match("--quiet", "--think-log", file.toString());
    List<String> once = Files.readAllLines(file, StandardCharsets.UTF_8);
    match("--quiet", "--think-log", file.toString());
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);

    assertTrue(once.size() >= 2, "moves with a choice: " + once);
    assertEquals(2 * once.size(), lines.size());
    assertEquals(once, lines.subList(0, once.size()));
    for (int i = 0; i < lines.size(); i++) {
      JsonNode line = new ObjectMapper().readTree(lines.get(i));
      assertEquals(FIELDS, names(line));
      JsonShapes.check("think-log", lines.get(i));
      assertEquals(2 * (i % once.size()) + 1, line.get("step").asInt());
      assertEquals("x", line.get("role").asText());
      assertEquals("mcts", line.get("player").asText());
      assertEquals(List.of("x", "o"), names(line.get("values")));
      JsonNode best = line.get("candidates").get(0);
      assertEquals(List.of("move", "visits", "value", "lowest", "highest"), names(best));
      assertEquals(line.get("move"), best.get("move"));
      assertEquals(line.get("depth").asInt(), line.get("line").size());
    }
  }

  @Test
  void match_notQuiet_showsAThoughtUnderTheMove() {
    Run loud = match();
    Run quiet = match("--quiet");

    String thought = "  1\\. x +[0-9.]+ proved  depth +[0-9]+ +[^\n]* s  \\1[^\n]*";
    assertTrue(
        loud.out()
            .matches("(?s).*\n1\\. x (\\(mark . .\\))   o noop\n" + thought + "\n {5}a  b  c\n.*"),
        loud.out());
    assertTrue(quiet.out().startsWith("result: "), quiet.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match rules/tic-tac-toe.kif",
        "player --port 0 --quiet",
        "arena rules/tic-tac-toe.kif --a mcts --b random"
      })
  void thinkLog_unwritable_isToldAtTheStart(String command) {
    List<String> args = new ArrayList<>(List.of(command.split(" ")));
    args.add("--think-log");
    args.add(directory.resolve("nowhere/think.jsonl").toString());
    if (!command.startsWith("player")) {
      args.add("--save");
      args.add(directory.resolve("m").toString());
    }

    Run run = Run.of(args.toArray(String[]::new));

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("gonu: --think-log: cannot write '"), run.err());
    assertTrue(run.err().endsWith("': there is no such directory\n"), run.err());
  }
}
