package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Matches whose sheets were on the standard input, where they are no more, and such records. */
@Isolated("All tests have one standard input.")
final class ReplayOfStandardInputTest {
  private static final String SHEET = "rules/tic-tac-toe.kif";

  @Test
  void match_keepsTheSheetBesideItsRecord_andIsNamedAfterIt(@TempDir Path directory)
      throws IOException {
    String record = play(directory);

    Run replay = Run.of("replay", "--quiet", record);

    assertEquals(ExitCode.FINE, replay.code(), replay.err());
    String sheet = file(directory, ".kif");
    assertEquals(Files.readString(Path.of(SHEET)), Files.readString(Path.of(sheet)));
    JsonNode header = new ObjectMapper().readTree(Path.of(record).toFile());
    String name = String.valueOf(Path.of(sheet).getFileName());
    assertEquals(name, header.get("ruleSheet").asText());
    assertTrue(name.matches("stdin-[0-9a-f]{8}\\.kif"), name);
    assertEquals(name.replace(".kif", ""), header.get("gameName").asText());
    assertTrue(header.get("matchId").asText().startsWith("gonu.stdin-"));
  }

  @Test
  void replay_ofARecordOnTheStandardInput_readsIt() throws IOException {
    Path record = Path.of("test-matches/krk-1.json");

    Run replay = reading(record, "replay", "--quiet", "-");
    Run twice = reading(record, "replay", "--quiet", "-", "--rules", "-");

    assertEquals(ExitCode.FINE, replay.code(), replay.err());
    assertTrue(replay.out().startsWith("-: agrees with the rules"), replay.out());
    assertEquals(ExitCode.WRONG_USAGE, twice.code(), twice.out());
  }

  @Test
  void replay_withoutTheSheet_asksForIt(@TempDir Path directory) throws IOException {
    String record = play(directory);
    Files.delete(Path.of(file(directory, ".kif")));

    Run alone = Run.of("replay", "--quiet", record);
    Run named = Run.of("replay", "--quiet", record, "--rules", SHEET);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, alone.code(), alone.err());
    assertTrue(alone.err().contains("--rules FILE"), alone.err());
    assertEquals(ExitCode.FINE, named.code(), named.err());
  }

  private static String play(Path directory) throws IOException {
    reading(
        Path.of(SHEET),
        "match",
        "-",
        "--player",
        "x=random",
        "--player",
        "o=random",
        "--quiet",
        "--save",
        directory.toString());
    return file(directory, ".json");
  }

  /** Runs a command with a file on its standard input. */
  private static Run reading(Path file, String... args) throws IOException {
    InputStream before = System.in;
    try (InputStream input = Files.newInputStream(file)) {
      System.setIn(input);
      return Run.of(args);
    } finally {
      System.setIn(before);
    }
  }

  private static String file(Path directory, String suffix) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(Path::toString)
          .filter(name -> name.endsWith(suffix))
          .findFirst()
          .orElseThrow();
    }
  }
}
