package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScrambleOptionTest {
  @Test
  void match_scrambleOverSockets_agreesWithTheRules(@TempDir Path save) throws IOException {
    Run run =
        Run.of(
            "match",
            "rules/tic-tac-toe.kif",
            "--player",
            "x=legal",
            "--player",
            "o=random",
            "--wire",
            "--scramble",
            "5",
            "--quiet",
            "--save",
            save.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertEquals("", run.err());
    Path record;
    try (Stream<Path> files = Files.list(save)) {
      record = files.findFirst().orElseThrow();
    }
    assertTrue(Files.readString(record).contains("\"scrambled\": true"));
    Run replay = Run.of("replay", "--quiet", record.toString());
    assertEquals(ExitCode.FINE, replay.code(), replay.out());
  }
}
