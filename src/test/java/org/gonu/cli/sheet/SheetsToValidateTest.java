package org.gonu.cli.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files below a directory {@code gonu validate} reads, and which it refuses. */
final class SheetsToValidateTest {
  private static final Path KRK = Path.of("rules/krk.kif");

  private final Path directory;

  SheetsToValidateTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void makeFolders() throws IOException {
    Files.createDirectory(directory.resolve("games"));
    Files.copy(KRK, directory.resolve("games/krk.kif"));
  }

  @Test
  void validate_linkToDirectory_readsTheSheetsBehindIt() throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("link"), directory.resolve("games"));

    Run run = Run.of("validate", link.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertEquals(link.resolve("krk.kif") + "       0         0", run.out().lines().toList().get(1));
  }

  @Test
  void validate_linkBelowDirectoryAndLinkToItself_readsEachSheetOnce() throws IOException {
    Path top = Files.createDirectory(directory.resolve("top"));
    Files.createSymbolicLink(top.resolve("games"), directory.resolve("games"));
    Files.createSymbolicLink(top.resolve("top"), top);
    Files.createSymbolicLink(top.resolve("gone"), directory.resolve("none"));

    Run run = Run.of("validate", top.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertEquals(
        top.resolve("games/krk.kif") + "       0         0", run.out().lines().toList().get(1));
    assertEquals(2, run.out().lines().count(), run.out());
  }

  @Test
  void validate_viewBesideSheetBelowDirectory_isCheckedToo() throws IOException {
    Path view = Files.writeString(directory.resolve("games/krk.view"), "(bad");

    Run run = Run.of("validate", directory.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.err());
    assertTrue(run.out().startsWith(view + ":1:1: error: "), run.out());
    assertEquals(
        view + "       1         0",
        run.out().lines().filter(line -> line.startsWith(view + " ")).findFirst().orElseThrow());
  }

  @Test
  void validate_fileThatIsNoText_isToldAsSuch() throws IOException {
    byte[] picture = {(byte) 0x89, 'P', 'N', 'G', '(', ')', 0, 0, 'a', '(', ')'};
    Path file = Files.write(directory.resolve("picture.kif"), picture);

    Run run = Run.of("validate", file.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertEquals(
        file
            + ":1:1: error: '"
            + file
            + "' is no text: it has a zero byte [GDL-403]\nhelp: give the path of a text file\n"
            + "1 error\n",
        run.out());
  }
}
