package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Types the commands of {@code tournaments.md} and compares what is printed with what the page
 * shows; {@code -Dgolden.update=true} writes that anew. Left out is what needs a second terminal: a
 * player behind a port.
 */
final class TournamentsPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/tournaments.md");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  private final Path directory;
  private final TypedPage page;

  TournamentsPageTest(@TempDir Path directory) {
    this.directory = directory;
    page = new TypedPage(PAGE, directory);
  }

  @Test
  void page_everyCommand_printsWhatThePageShows() throws IOException {
    int typed = page.type("tournament .*", this::type);

    assertTrue(typed >= 5, "commands typed: " + typed);
  }

  private void type(String command, String shown) throws IOException {
    ImmutableList<String> words =
        Lists.immutable
            .fromStream(WORD.matcher(command).results())
            .collect(word -> word.group(1) != null ? word.group(1) : word.group(2))
            .collect(this::inDirectory);

    Run run = Run.of(words.toArray(new String[0]));

    assertEquals(ExitCode.FINE, run.code(), run.out() + run.err());
    page.assertShown(command, shown, page.withoutDirectory(run.out()));
  }

  /** What the page makes is in the directory of the test. */
  private String inDirectory(String word) {
    return word.matches("cup(\\.yaml|/.*)?") ? directory.resolve(word).toString() : word;
  }
}
