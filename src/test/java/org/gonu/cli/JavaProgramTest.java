package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gonu.JavaMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java program of {@code bridge.md}, which uses our classes, prints what the page shows. */
final class JavaProgramTest {
  private static final Path PAGE = Path.of("src/site/markdown/bridge.md");

  /** The program, and the command with its output: file, sheet, lines. */
  private static final Pattern PROGRAM =
      Pattern.compile(
          "```java\n(.*?)```\n\n```console\n\\$ java -cp \\S+ (\\S+) (\\S+)\n(.*?)```",
          Pattern.DOTALL);

  @Test
  void program_ofThePage_printsWhatThePageShows(@TempDir Path directory)
      throws IOException, InterruptedException {
    Matcher page = PROGRAM.matcher(Files.readString(PAGE));
    assertTrue(page.find());
    Path program = directory.resolve(page.group(2));
    Files.writeString(program, page.group(1));

    Process process =
        JavaMachine.program(JavaMachine.quick(), program.toString(), page.group(3))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertEquals(page.group(4), printed.replace(System.lineSeparator(), "\n"));
    assertEquals(0, process.waitFor());
  }
}
