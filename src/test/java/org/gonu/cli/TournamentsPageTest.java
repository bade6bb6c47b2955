package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
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
  private static final String PROGRAM = "target/gonu ";
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\\n(.*?)^```$");
  private static final Pattern FILE =
      Pattern.compile("(?ms)^\\$ cat > (\\S+) <<'END'\\n(.*?)^END$");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^\\$ " + PROGRAM + "(tournament .*)\\n((?:(?!\\$ ).*\\n)*)");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  private final Path directory;

  TournamentsPageTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void page_everyCommand_printsWhatThePageShows() throws IOException {
    int typed = 0;
    for (MatchResult block : found(BLOCK, Files.readString(PAGE))) {
      for (MatchResult file : found(FILE, block.group(1))) {
        Files.writeString(directory.resolve(file.group(1)), file.group(2));
      }
      for (MatchResult command : found(COMMAND, block.group(1))) {
        type(command.group(1), command.group(2));
        typed++;
      }
    }

    assertTrue(typed >= 5, "commands typed: " + typed);
  }

  private static ImmutableList<MatchResult> found(Pattern pattern, String text) {
    return Lists.immutable.fromStream(pattern.matcher(text).results());
  }

  private void type(String command, String shown) throws IOException {
    ImmutableList<String> words =
        found(WORD, command)
            .collect(word -> word.group(1) != null ? word.group(1) : word.group(2))
            .collect(this::inDirectory);

    Run run = Run.of(words.toArray(new String[0]));

    assertEquals(ExitCode.FINE, run.code(), run.out() + run.err());
    String printed = run.out().replace(directory + "/", "");
    if (Boolean.getBoolean("golden.update")) {
      String line = "$ " + PROGRAM + command + "\n";
      Files.writeString(PAGE, Files.readString(PAGE).replace(line + shown, line + printed));
    } else {
      assertEquals(shown, printed, command);
    }
  }

  /** What the page makes is in the directory of the test. */
  private String inDirectory(String word) {
    return word.matches("cup(\\.yaml|/.*)?") ? directory.resolve(word).toString() : word;
  }
}
