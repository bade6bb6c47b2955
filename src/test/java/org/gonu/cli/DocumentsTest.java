package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.junit.jupiter.api.Test;

/**
 * What the README and the pages say of commands, tests, files and dates; their links are looked at
 * by {@link DocumentLinksTest}.
 */
final class DocumentsTest {
  private static final Path PAGES = Path.of("src/site/markdown");

  /** A command line in a code span, or behind a prompt with lines that go on with a backslash. */
  private static final Pattern COMMAND_LINE =
      Pattern.compile("(?:`|\\$ )(?:target/)?gonu ([a-z]+)((?:[^`\\\\\\n]|\\\\\\n)*)");

  private static final Pattern OPTION = Pattern.compile("(?<= )--([a-z-]+)");
  private static final Pattern TEST_CLASS = Pattern.compile("`([A-Z][A-Za-z]+Test)`");
  private static final Pattern REPOSITORY_FILE =
      Pattern.compile("(?:rules|test-matches)/[a-z0-9-]+\\.(?:kif|json|test)");

  private static ImmutableList<Path> documents() throws IOException {
    try (Stream<Path> pages = Files.walk(PAGES)) {
      return Lists.immutable
          .fromStream(pages.filter(page -> page.toString().endsWith(".md")))
          .newWith(Path.of("README.md"))
          .newWith(Path.of("CONTRIBUTING.md"))
          .toImmutableSortedList();
    }
  }

  private static ImmutableList<MatchResult> found(Pattern pattern, Path document)
      throws IOException {
    return Lists.immutable.fromStream(pattern.matcher(Files.readString(document)).results());
  }

  private static ImmutableList<Command> commands() {
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return new CommandLineInterface(new Console(nowhere, nowhere)).commands();
  }

  @Test
  void commandLines_ofAllDocuments_nameCommandsAndOptionsThereAre() throws IOException {
    MutableList<String> wrong = Lists.mutable.empty();
    int seen = 0;
    for (Path document : documents()) {
      for (MatchResult line : found(COMMAND_LINE, document)) {
        seen++;
        Command command = commands().detect(each -> each.name().equals(line.group(1)));
        ImmutableSet<String> known =
            command == null
                ? Sets.immutable.empty()
                : command.options().collect(CommandOption::name).toImmutableSet();
        OPTION
            .matcher(line.group(2))
            .results()
            .map(option -> option.group(1))
            .filter(option -> !known.contains(option) && !option.equals("help"))
            .forEach(option -> wrong.add(document + ": " + line.group()));
        if (command == null && !line.group(1).equals("help")) {
          wrong.add(document + ": " + line.group());
        }
      }
    }

    assertEquals("", wrong.makeString("\n"));
    assertTrue(seen > 50, "command lines seen: " + seen);
  }

  @Test
  void testClasses_ofAllDocuments_areThere() throws IOException {
    ImmutableSet<String> tests;
    try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
      tests =
          Lists.immutable
              .fromStream(files.map(file -> String.valueOf(file.getFileName())))
              .toImmutableSet();
    }
    MutableList<String> missing = Lists.mutable.empty();
    for (Path document : documents()) {
      found(TEST_CLASS, document)
          .collect(name -> name.group(1))
          .reject(name -> tests.contains(name + ".java"))
          .each(name -> missing.add(document + ": " + name));
    }

    assertEquals("", missing.makeString("\n"));
  }

  @Test
  void files_ofAllDocuments_areThere() throws IOException {
    MutableList<String> missing = Lists.mutable.empty();
    for (Path document : documents()) {
      found(REPOSITORY_FILE, document)
          .collect(MatchResult::group)
          .reject(file -> Files.exists(Path.of(file)))
          .each(file -> missing.add(document + ": " + file));
    }

    assertEquals("", missing.makeString("\n"));
  }
}
