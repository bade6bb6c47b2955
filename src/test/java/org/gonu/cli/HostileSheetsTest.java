package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Commands come to an end with every sheet: in a result, or in a message that names a place. {@code
 * mvn test -Dtest=HostileSheetsTest -DexcludedGroups=} tries the full sizes, too.
 */
final class HostileSheetsTest {
  /** Far more than a quiet machine takes, and less than a command without an end. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** No command writes more about such a sheet than this, in characters. */
  private static final int LONGEST_OUTPUT = 40_000_000;

  private static Path write(Path directory, String sheet) throws IOException {
    return Files.writeString(directory.resolve("hostile.kif"), sheet);
  }

  private static void assertEnds(String... command) {
    Run run = assertTimeoutPreemptively(LIMIT, () -> Run.of(command));
    String told = run.out() + run.err();
    assertTrue(run.code() == 0 || run.code() == 1, "exit code " + run.code() + ": " + head(told));
    assertTrue(run.code() == 0 || told.contains("hostile.kif:"), "names no place: " + head(told));
    assertTrue(told.length() < LONGEST_OUTPUT, "writes " + told.length());
  }

  private static String head(String text) {
    return text.substring(0, Math.min(2000, text.length()));
  }

  @ParameterizedTest
  @EnumSource
  void validate_hostileSheet_ends(HostileSheets kind, @TempDir Path directory) throws IOException {
    assertEnds("validate", write(directory, kind.sheet()).toString());
  }

  @ParameterizedTest
  @EnumSource
  void show_hostileSheet_ends(HostileSheets kind, @TempDir Path directory) throws IOException {
    assertEnds("show", write(directory, kind.sheet()).toString());
  }

  @ParameterizedTest
  @EnumSource(
      names = {"DOUBLING_TERM", "LONG_BODY", "GROUND_NEXT", "MANY_VARIABLES", "LARGE_ARITY"})
  void info_hostileSheet_ends(HostileSheets kind, @TempDir Path directory) throws IOException {
    assertEnds("info", write(directory, kind.sheet()).toString());
  }

  @ParameterizedTest
  @EnumSource(names = {"DOUBLING_TERM"})
  void otherCommands_hostileSheet_end(HostileSheets kind, @TempDir Path directory)
      throws IOException {
    String sheet = write(directory, kind.sheet()).toString();

    assertEnds("explain", sheet, "terminal");
    assertEnds("coverage", sheet);
    assertEnds("perft", sheet, "--depth", "2");
    assertEnds("format", "--check", sheet);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void commands_sheetOfMegabytes_end(HostileSheets kind, @TempDir Path directory)
      throws IOException {
    String sheet = write(directory, kind.fullSheet()).toString();

    assertEnds("validate", sheet);
    assertEnds("show", sheet);
  }
}
