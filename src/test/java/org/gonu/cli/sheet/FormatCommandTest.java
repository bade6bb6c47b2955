package org.gonu.cli.sheet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FormatCommandTest {
  private static final String UGLY = "(role   a) ; one\n\n\n(role\tb)";
  private static final String PRETTY = "(role a) ; one\n\n(role b)\n";

  private final Path directory;

  FormatCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text, StandardCharsets.UTF_8);
  }

  @Test
  void format_file_isReplaced() throws IOException {
    Path sheet = file("x.kif", UGLY);

    Run run = Run.of("format", sheet.toString());

    assertEquals(new Run(ExitCode.FINE, sheet + ": formatted\n", ""), run);
    assertEquals(PRETTY, Files.readString(sheet));
    assertEquals(new Run(ExitCode.FINE, "", ""), Run.of("format", sheet.toString()));
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void format_check_listsAndChangesNothing() throws IOException {
    Path sheet = file("x.kif", UGLY);
    file("fine.kif", PRETTY);

    Run run = Run.of("format", "--check", directory.toString());

    assertEquals(new Run(ExitCode.INPUT_HAS_ERRORS, sheet + ": would change\n", ""), run);
    assertEquals(UGLY, Files.readString(sheet));
  }

  @Test
  void format_stdout_printsAndChangesNothing() throws IOException {
    Path sheet = file("x.kif", UGLY);

    assertEquals(
        new Run(ExitCode.FINE, PRETTY, ""), Run.of("format", "--stdout", sheet.toString()));
    assertEquals(UGLY, Files.readString(sheet));
  }

  @Test
  void format_syntaxError_isReportedAndTheOthersAreDone() throws IOException {
    Path broken = file("broken.kif", "(role a");
    Path sheet = file("x.kif", UGLY);

    Run run = Run.of("format", broken.toString(), sheet.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().startsWith(broken + ":1:1: error: this '(' is never closed"), run.err());
    assertEquals("(role a", Files.readString(broken));
    assertEquals(PRETTY, Files.readString(sheet));
  }

  @Test
  void format_latinLetters_keepTheirEncoding() throws IOException {
    Path sheet = directory.resolve("latin.kif");
    Files.write(sheet, "; caf\u00e9\n(role   a)\n".getBytes(StandardCharsets.ISO_8859_1));

    Run.of("format", sheet.toString());

    assertArrayEquals(
        "; caf\u00e9\n(role a)\n".getBytes(StandardCharsets.ISO_8859_1), Files.readAllBytes(sheet));
  }

  @Test
  void format_wrongUsage_isExplained() {
    assertEquals(ExitCode.WRONG_USAGE, Run.of("format").code());
    assertEquals(
        "gonu: format: only one of --check and --stdout can be given\n",
        Run.of("format", "--check", "--stdout", "x").err());
  }
}
