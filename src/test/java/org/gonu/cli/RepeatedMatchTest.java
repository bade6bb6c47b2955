package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches with a seed, a limit other than time, and one thread are the same each time. */
@Timeout(300)
final class RepeatedMatchTest {
  /** What may differ between the records: names and times. */
  private static final List<String> OF_THE_DAY =
      List.of("matchId", "randomToken", "startTime", "stateTimes");

  private final Path directory;

  RepeatedMatchTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @ParameterizedTest
  @CsvSource({"tic-tac-toe, --playouts, 2000", "tic-tac-toe, --nodes, 500"})
  void match_sameSeedAndLimit_isTheSame(String sheet, String limit, String number)
      throws IOException {
    assertSame(sheet, limit, number);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "breakthrough, --playouts, 2000",
    "breakthrough, --nodes, 500",
    "lights-out, --playouts, 50"
  })
  void match_sameSeedAndLimitInALongGame_isTheSame(String sheet, String limit, String number)
      throws IOException {
    assertSame(sheet, limit, number);
  }

  private void assertSame(String sheet, String limit, String number) throws IOException {
    ObjectNode first = play(sheet, limit, number, "first");
    ObjectNode second = play(sheet, limit, number, "second");

    assertTrue(first.get("moves").size() > 4, first.toString());
    assertEquals(first, second);
  }

  private ObjectNode play(String sheet, String limit, String number, String name)
      throws IOException {
    Path saved = directory.resolve(name);
    Run run =
        Run.of(
            "match",
            "rules/" + sheet + ".kif",
            limit,
            number,
            "--threads",
            "1",
            "--seed",
            "7",
            "--start-clock",
            "100",
            "--play-clock",
            "100",
            "--quiet",
            "--save",
            saved.toString());
    assertEquals(ExitCode.FINE, run.code(), run.err());
    try (Stream<Path> files = Files.list(saved)) {
      ObjectNode record =
          (ObjectNode) new ObjectMapper().readTree(files.findFirst().orElseThrow().toFile());
      return record.remove(OF_THE_DAY);
    }
  }
}
