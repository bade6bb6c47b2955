package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Types the commands of {@code quickstart.md} and compares what is printed where the page shows it;
 * {@code -Dgolden.update=true} writes that anew. Left out are the build, and what needs two
 * terminals: a player behind a port, and a match with it.
 */
final class QuickstartPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/quickstart.md");

  private final Path directory;
  private final TypedPage page;

  QuickstartPageTest(@TempDir Path directory) {
    this.directory = directory;
    page = new TypedPage(PAGE, directory);
  }

  @Test
  void page_everyCommand_printsWhatThePageShows() throws IOException {
    int typed = page.type("(?!player |.* \\S+=http:).*", this::type);

    assertTrue(typed > 6, "commands typed: " + typed);
  }

  private void type(String command, String shown) throws IOException {
    MutableList<String> words = Lists.mutable.of(command.split(" ", -1));
    words.replaceAll(this::inDirectory);
    if (words.getFirst().equals("match") || words.getFirst().equals("play")) {
      words.with("--save").with(directory.resolve("matches").toString());
    }

    Run run = Run.of(words.toArray(new String[0]));

    String printed = page.withoutDirectory(run.out() + run.err());
    boolean mistaken = printed.contains(": error: ");
    assertEquals(mistaken ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE, run.code(), printed);
    if (!shown.isEmpty()) {
      page.assertShown(command, shown, printed);
    }
  }

  /** Files that the page made are in the directory of the test. */
  private String inDirectory(String word) {
    Path file = directory.resolve(word);
    return Files.isRegularFile(file) ? file.toString() : word;
  }
}
