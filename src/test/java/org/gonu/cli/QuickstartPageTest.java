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
  private static final String PROGRAM = "target/gonu ";
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\\n(.*?)^```$");
  private static final Pattern FILE =
      Pattern.compile("(?ms)^\\$ cat > (\\S+) <<'END'\\n(.*?)^END$");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^\\$ " + PROGRAM + "(.*)\\n((?:(?!\\$ ).*\\n)*)");

  private final Path directory;

  QuickstartPageTest(@TempDir Path directory) {
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
        if (!command.group(1).matches("player .*|.* \\S+=http:.*")) {
          type(command.group(1), command.group(2));
          typed++;
        }
      }
    }

    assertTrue(typed > 6, "commands typed: " + typed);
  }

  private static ImmutableList<MatchResult> found(Pattern pattern, String text) {
    return Lists.immutable.fromStream(pattern.matcher(text).results());
  }

  private void type(String command, String shown) throws IOException {
    MutableList<String> words = Lists.mutable.of(command.split(" ", -1));
    words.replaceAll(this::inDirectory);
    if (words.getFirst().equals("match")) {
      words.with("--save").with(directory.resolve("matches").toString());
    }

    Run run = Run.of(words.toArray(new String[0]));

    String printed = (run.out() + run.err()).replace(directory + "/", "");
    boolean mistaken = printed.contains(": error: ");
    assertEquals(mistaken ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE, run.code(), printed);
    if (!shown.isEmpty() && Boolean.getBoolean("golden.update")) {
      String line = "$ " + PROGRAM + command + "\n";
      Files.writeString(PAGE, Files.readString(PAGE).replace(line + shown, line + printed));
    } else if (!shown.isEmpty()) {
      assertEquals(shown, printed, command);
    }
  }

  /** Files that the page made are in the directory of the test. */
  private String inDirectory(String word) {
    Path file = directory.resolve(word);
    return Files.isRegularFile(file) ? file.toString() : word;
  }
}
