package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * A page that shows what a reader types and what is printed then. Makes the files that the page
 * makes, in a directory for tests, and gives the commands of the program.
 *
 * @param page the file
 * @param directory for all that the page makes
 */
record TypedPage(Path page, Path directory) {
  private static final String PROGRAM = "target/gonu ";
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\\n(.*?)^```$");
  private static final Pattern FILE =
      Pattern.compile("(?ms)^\\$ cat > (\\S+) <<'END'\\n(.*?)^END$");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^\\$ " + PROGRAM + "(.*)\\n((?:(?!\\$ ).*\\n)*)");

  /** What happens with a command. */
  interface Typist {
    /**
     * Types a command.
     *
     * @param command without the name of the program
     * @param shown what the page shows below it
     */
    void type(String command, String shown) throws IOException;
  }

  /** Makes the files of the page and types its commands that match a pattern; tells how many. */
  int type(String pattern, Typist typist) throws IOException {
    int typed = 0;
    for (MatchResult block : found(BLOCK, Files.readString(page))) {
      for (MatchResult file : found(FILE, block.group(1))) {
        Files.writeString(directory.resolve(file.group(1)), file.group(2));
      }
      for (MatchResult command : found(COMMAND, block.group(1))) {
        if (command.group(1).matches(pattern)) {
          typist.type(command.group(1), command.group(2));
          typed++;
        }
      }
    }
    return typed;
  }

  private static ImmutableList<MatchResult> found(Pattern pattern, String text) {
    return Lists.immutable.fromStream(pattern.matcher(text).results());
  }

  /** What was printed, without the directory of the test. */
  String withoutDirectory(String printed) {
    return printed.replace(directory + "/", "");
  }

  /** Compares; {@code -Dgolden.update=true} writes what was printed to the page instead. */
  void assertShown(String command, String shown, String printed) throws IOException {
    if (Boolean.getBoolean("golden.update")) {
      String line = "$ " + PROGRAM + command + "\n";
      Files.writeString(page, Files.readString(page).replace(line + shown, line + printed));
    } else {
      assertEquals(shown, printed, command);
    }
  }
}
