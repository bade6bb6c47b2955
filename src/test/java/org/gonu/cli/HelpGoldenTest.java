package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares help texts with {@code COMMAND.txt} and with the page {@code commands.md}, which is made
 * of them; {@code -Dgolden.update=true} writes both anew, to be reviewed in the diff.
 */
final class HelpGoldenTest {
  private static final Path DIRECTORY = Path.of("src/test/resources/golden/help");
  private static final Path PAGE = Path.of("src/site/markdown/commands.md");

  /** Ends the part of the page that is written by hand. */
  private static final String MARKER = "-Dgolden.update=true -->\n";

  private static final String OVERVIEW = "gonu";
  private static final int MAX_COLUMNS = 100;

  @TestFactory
  Stream<DynamicTest> help_everyCommand_printsTheGoldenText() {
    return commands().map(name -> DynamicTest.dynamicTest(name, () -> compare(name)));
  }

  @Test
  void page_isMadeOfTheHelpTexts() throws IOException {
    String page = Files.readString(PAGE);
    int end = page.indexOf(MARKER);
    assertTrue(end >= 0, PAGE + " lacks the line that ends with " + MARKER);
    StringBuilder made = new StringBuilder(page.substring(0, end + MARKER.length()));
    commands().forEach(name -> made.append(section(name)));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, made);
    }

    assertEquals(made.toString(), Files.readString(PAGE));
  }

  private static String section(String name) {
    String title = name.equals(OVERVIEW) ? "All commands" : "gonu " + name;
    return "\n## " + title + "\n\n```text\n" + help(name).out() + "```\n";
  }

  @TestFactory
  Stream<DynamicTest> examples_everyCommand_haveRightOptions() {
    return commands()
        .filter(name -> !name.equals(OVERVIEW))
        .map(name -> DynamicTest.dynamicTest(name, () -> examples(name)));
  }

  @Test
  void help_asOptionOrAsCommand_isTheSame() {
    assertEquals(Run.of("help", "perft"), Run.of("perft", "--help"));
    assertEquals(Run.of("help"), Run.of("--help"));
    assertEquals(Run.of("help"), Run.of("help", "help"));
    assertEquals(Run.of("perft", "--help"), Run.of("perft", "no-such-file", "--help"));
  }

  /** The commands that the overview lists, and the overview itself. */
  private static Stream<String> commands() {
    Stream<String> listed =
        Run.of("--help")
            .out()
            .lines()
            .filter(line -> line.matches("  [a-z][a-z-]* .*"))
            .map(line -> line.strip().split(" ", 2)[0]);
    return Stream.concat(Stream.of(OVERVIEW), listed);
  }

  private static Run help(String name) {
    return name.equals(OVERVIEW) ? Run.of("--help") : Run.of("help", name);
  }

  private static void compare(String name) throws IOException {
    Run run = help(name);
    assertEquals(ExitCode.FINE, run.code());
    assertEquals("", run.err());
    assertTrue(run.out().lines().allMatch(line -> line.length() <= MAX_COLUMNS), run.out());
    Path golden = DIRECTORY.resolve(name + ".txt");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(DIRECTORY);
      Files.writeString(golden, run.out(), StandardCharsets.UTF_8);
    }
    assertTrue(Files.exists(golden), () -> golden + " is missing; it would be:\n" + run.out());
    assertEquals(Files.readString(golden, StandardCharsets.UTF_8), run.out());
  }

  /** With {@code --help} behind it, an example is read but not carried out. */
  private static void examples(String name) {
    String[] examples =
        Run.of("help", name)
            .out()
            .lines()
            .filter(line -> line.startsWith("  gonu "))
            .toArray(String[]::new);
    assertTrue(examples.length > 0, name);
    for (String example : examples) {
      String[] words = example.strip().split(" ");
      assertEquals(name, words[1]);
      String help = Run.of("help", name).out();
      assertTrue(
          Arrays.stream(words)
              .filter(word -> word.startsWith("--"))
              .allMatch(
                  option ->
                      help.contains("  " + option + " ") || help.contains("  " + option + "\n")),
          example);
    }
  }
}
