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
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code gonu bench} makes of a game whose matches never end. */
@Timeout(120)
final class BenchEndlessTest {
  private final Path sheet;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  BenchEndlessTest(@TempDir Path directory) throws IOException {
    sheet = directory.resolve("endless.kif");
    Files.writeString(
        sheet,
        """
        (role white) (init (s 1)) (legal white a) (goal white 100)
        (<= (next (s 1)) (does white a))
        (<= terminal (true (s 2)))
        (<= (next (s 2)) (does white b))
        """);
  }

  private String bench(String... options) {
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
    String[] all =
        Lists.mutable
            .of("bench", sheet.toString(), "--seconds", "0.1", "--warmup", "0")
            .withAll(List.of(options))
            .toArray(String[]::new);

    assertEquals(ExitCode.FINE, new CommandLineInterface(console).run(all));
    return out.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lanes", "reference"})
  void bench_matchesThatNeverEnd_areGivenUpAndCounted(String engine) throws IOException {
    String printed = bench("rules/tic-tac-toe.kif", "--engine", engine, "--json");

    JsonNode results = new ObjectMapper().readTree(printed);
    JsonNode endless = results.get(0);
    assertTrue(endless.get("stepsPerSecond").asDouble() > 0, printed);
    assertTrue(endless.get("unfinishedPlayouts").asInt() > 0, printed);
    assertEquals(0, endless.get("playouts").asInt(), printed);
    assertEquals(0, endless.get("meanLength").asDouble(), printed);
    assertEquals(0, endless.get("meanGoals").size(), printed);
    assertEquals(0, results.get(1).get("unfinishedPlayouts").asInt(), printed);
    assertTrue(results.get(1).get("meanLength").asDouble() >= 5, printed);
  }

  @Test
  void benchSearch_matchesThatNeverEnd_haveARow() {
    String printed = bench("--search");

    assertTrue(printed.contains("endless "), printed);
    assertFalse(printed.contains("NaN"), printed);
  }
}
