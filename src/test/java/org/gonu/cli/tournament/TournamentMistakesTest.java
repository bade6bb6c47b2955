package org.gonu.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What {@code gonu tournament} says of what cannot work. */
@Timeout(120)
final class TournamentMistakesTest {
  private static final String SPEC =
      """
      tournament: Cup
      clocks: {start: 10, play: 5}
      games: [tic-tac-toe]
      players:
        - {name: one, address: random}
        - {name: two, address: "%s"}
      """;

  private final Path directory;

  TournamentMistakesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private String spec(String address) throws IOException {
    return Files.writeString(directory.resolve("cup.yaml"), SPEC.formatted(address)).toString();
  }

  @Test
  void check_portThatNoMachineHas_isRefusedWithItsPlace() throws IOException {
    Run run = Run.of("tournament", "check", spec("http://localhost:99999"));

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.out());
    assertTrue(run.err().contains("needs a port of at most 65535"), run.err());
    assertTrue(run.err().contains("cup.yaml:6:"), run.err());
  }

  @Test
  void run_recordThatCannotBeWritten_saysHowToGoOn() throws IOException {
    String file = spec("random");
    Path whole = directory.resolve("whole");
    Path full = directory.resolve("full");
    Run.of("tournament", "run", file, "--out", whole.toString(), "--quiet");
    for (String name : records(whole)) {
      Files.createDirectories(full.resolve("records").resolve(name).resolve("in the way"));
    }

    Run run = Run.of("tournament", "run", file, "--out", full.toString(), "--quiet");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.out());
    assertTrue(run.err().contains("help: once that is put right, the same command goes on"));
  }

  private static List<String> records(Path out) throws IOException {
    try (Stream<Path> files = Files.list(out.resolve("records"))) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(".json"))
          .toList();
    }
  }
}
