package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The record of a match whose sheet was on the standard input, where it is no more. */
final class ReplayOfStandardInputTest {
  private static final String SHEET = "rules/tic-tac-toe.kif";

  @Test
  void replay_withoutRules_asksForThem(@TempDir Path directory) throws IOException {
    String record = play(directory);

    Run alone = Run.of("replay", "--quiet", record);
    Run named = Run.of("replay", "--quiet", record, "--rules", SHEET);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, alone.code(), alone.err());
    assertTrue(alone.err().contains("--rules FILE"), alone.err());
    assertEquals(ExitCode.FINE, named.code(), named.err());
  }

  private static String play(Path directory) throws IOException {
    InputStream before = System.in;
    try (InputStream sheet = Files.newInputStream(Path.of(SHEET))) {
      System.setIn(sheet);
      Run.of(
          "match",
          "-",
          "--player",
          "x=random",
          "--player",
          "o=random",
          "--quiet",
          "--save",
          directory.toString());
    } finally {
      System.setIn(before);
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.findFirst().orElseThrow().toString();
    }
  }
}
