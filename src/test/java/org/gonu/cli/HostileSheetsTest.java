package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;
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
  private static final int MAX_OUTPUT = 40_000_000;

  private static Path write(Path directory, String sheet) throws IOException {
    return Files.writeString(directory.resolve("hostile.kif"), sheet);
  }

  private static void assertEnds(String... command) {
    assertGood(assertTimeoutPreemptively(LIMIT, () -> Run.of(command)));
  }

  private static void assertGood(Run run) {
    String told = run.out() + run.err();
    assertTrue(run.code() == 0 || run.code() == 1, "exit code " + run.code() + ": " + head(told));
    assertTrue(run.code() == 0 || told.contains("hostile.kif:"), "names no place: " + head(told));
    assertTrue(told.length() < MAX_OUTPUT, "writes " + told.length());
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

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "JOIN_WITHOUT_END")
  void playing_hostileSheet_ends(HostileSheets kind, @TempDir Path directory) throws IOException {
    assertPlayingEnds(kind, directory);
  }

  /** Apart, since every command reads a hundred million rows before it gives up. */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource(names = "JOIN_WITHOUT_END")
  void playing_joinWithoutEnd_ends(HostileSheets kind, @TempDir Path directory) throws IOException {
    assertPlayingEnds(kind, directory);
  }

  private static void assertPlayingEnds(HostileSheets kind, Path directory) throws IOException {
    String sheet = write(directory, kind.smallSheet()).toString();

    assertEnds(match(sheet, directory));
    assertEnds(analyze(sheet));
    assertEnds(bench(sheet));
  }

  private static String[] match(String sheet, Path directory) {
    String records = directory.resolve("records").toString();
    return "match SHEET --quiet --start-clock 1 --play-clock 1 --playouts 20 --threads 1 --save DIR"
        .replace("SHEET", sheet)
        .replace("DIR", records)
        .split(" ");
  }

  private static String[] analyze(String sheet) {
    return new String[] {"analyze", sheet, "--seconds", "1", "--playouts", "20", "--threads", "1"};
  }

  private static String[] bench(String sheet) {
    return new String[] {
      "bench", sheet, "--engine", "reference", "--warmup", "0", "--seconds", "0.1"
    };
  }

  /** In a machine of its own, which has no more than the memory that is promised to do. */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void commands_sheetOfMegabytes_endWithinFourGigabytes(HostileSheets kind, @TempDir Path directory)
      throws IOException, InterruptedException {
    String sheet = write(directory, kind.fullSheet()).toString();

    assertEndsAlone("validate", sheet);
    assertEndsAlone("show", sheet);
    assertEndsAlone("info", sheet);
    assertEndsAlone(match(sheet, directory));
    assertEndsAlone(analyze(sheet));
    assertEndsAlone(bench(sheet));
  }

  private static void assertEndsAlone(String... command) throws IOException, InterruptedException {
    Path told = Files.createTempFile("hostile", ".txt");
    try {
      Process process =
          JavaMachine.gonu(List.of("-Xmx4g"), command)
              .redirectErrorStream(true)
              .redirectOutput(told.toFile())
              .start();
      boolean ends = process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS);
      process.destroyForcibly().waitFor();
      assertTrue(ends, command[0] + " does not end: " + head(Files.readString(told)));
      assertGood(new Run(process.exitValue(), Files.readString(told), ""));
    } finally {
      Files.delete(told);
    }
  }
}
