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
import org.gonu.player.PlayerSettings;
import org.gonu.search.Coefficient;
import org.gonu.search.Coefficients;
import org.junit.jupiter.api.Test;

/**
 * What the README and the pages say of commands, tests, files and dates; their links are looked at
 * by {@link DocumentLinksTest}.
 */
final class DocumentsTest {
  private static final Path PAGES = Path.of("src/site/markdown");

  /** A command line in a code span, or behind a prompt with lines that go on with a backslash. */
  private static final Pattern COMMAND_LINE =
      Pattern.compile("(?:`|\\$ )(?:target/)?gonu ([a-z][a-z-]*)((?:[^`\\\\\\n]|\\\\\\n)*)");

  private static final Pattern OPTION = Pattern.compile("(?<= )--([a-z-]+)");
  private static final Pattern TEST_CLASS = Pattern.compile("`([A-Z][A-Za-z]+Test)`");
  private static final Pattern REPOSITORY_FILE =
      Pattern.compile("(?:rules|test-matches)/[a-z0-9-]+\\.(?:kif|json|test)");

  /** Settings of a player, in a command or a code span. */
  private static final Pattern SETTINGS = Pattern.compile("\\bmcts:([a-z-]+=[^\\s`|)]+)");

  /** All keys of settings of the player that searches. */
  private static final ImmutableSet<String> SETTINGS_OF_MCTS =
      Lists.immutable
          .of(
              "threads",
              "memory",
              "margin",
              "seed",
              "playouts",
              "nodes",
              "ponder",
              "softness",
              "level")
          .newWithAll(PlayerSettings.SWITCHES)
          .newWithAll(Coefficients.ALL.collect(Coefficient::key))
          .toImmutableSet();

  /** The last sentence of the description of a package. */
  private static final String LINK_TO_GLOSSARY =
      "<p>Words: the glossary, {@code src/site/markdown/glossary.md}.";

  private static final Pattern MAX_LINE_LENGTH = Pattern.compile("max_line_length = ([0-9]+)");
  private static final Pattern IMPORT = Pattern.compile("(?:package|import) .*");

  /** A line of a page that nothing can break: of a table, or a link alone. */
  private static final Pattern UNBREAKABLE = Pattern.compile("\\|.*|\\S+");

  private static int maxLineLength() throws IOException {
    return found(MAX_LINE_LENGTH, Path.of(".editorconfig"))
        .collectInt(limit -> Integer.parseInt(limit.group(1)))
        .max();
  }

  /** The lines of a document outside of blocks of code. */
  private static ImmutableList<String> prose(Path document) throws IOException {
    MutableList<String> prose = Lists.mutable.empty();
    boolean isCode = false;
    for (String line : Files.readAllLines(document)) {
      boolean isFence = line.strip().startsWith("```");
      isCode ^= isFence;
      if (!isCode && !isFence) {
        prose.add(line);
      }
    }
    return prose.toImmutable();
  }

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
  void settingsOfPlayers_inAllDocuments_areSettingsThereAre() throws IOException {
    MutableList<String> wrong = Lists.mutable.empty();
    int seen = 0;
    for (Path document : documents()) {
      for (MatchResult settings : found(SETTINGS, document)) {
        for (String setting : settings.group(1).split(",", -1)) {
          seen++;
          String key = setting.substring(0, Math.max(0, setting.indexOf('=')));
          if (!SETTINGS_OF_MCTS.contains(key)) {
            wrong.add(document + ": " + settings.group());
          }
        }
      }
    }

    assertEquals("", wrong.makeString("\n"));
    assertTrue(seen > 20, "settings seen: " + seen);
  }

  @Test
  void prose_ofAllDocuments_keepsTheLimitOfColumns() throws IOException {
    int limit = maxLineLength();
    MutableList<String> wrong = Lists.mutable.empty();
    for (Path document : documents()) {
      prose(document)
          .select(line -> line.codePointCount(0, line.length()) > limit)
          .reject(line -> UNBREAKABLE.matcher(line).matches())
          .each(line -> wrong.add(document + ": " + line));
    }

    assertEquals("", wrong.makeString("\n"));
  }

  @Test
  void lines_ofAllSources_keepTheLimitOfColumns() throws IOException {
    int limit = maxLineLength();
    MutableList<String> wrong = Lists.mutable.empty();
    for (Path source : sources("")) {
      for (String line : Files.readAllLines(source)) {
        if (line.codePointCount(0, line.length()) > limit && !IMPORT.matcher(line).matches()) {
          wrong.add(source + ": " + line);
        }
      }
    }

    assertEquals("", wrong.makeString("\n"));
  }

  @Test
  void packages_all_linkTheGlossary() throws IOException {
    ImmutableList<Path> packages = sources("package-info.java");
    MutableList<String> wrong = Lists.mutable.empty();
    for (Path file : packages) {
      if (!Files.readString(file).contains(LINK_TO_GLOSSARY)) {
        wrong.add(file.toString());
      }
    }

    assertEquals("", wrong.makeString("\n"));
    assertTrue(packages.size() > 50, "packages seen: " + packages.size());
  }

  /** The sources of the program, its tests and its benchmarks whose names end so. */
  private static ImmutableList<Path> sources(String end) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return Lists.immutable
          .fromStream(
              files.filter(
                  file -> file.toString().endsWith(end) && file.toString().endsWith(".java")))
          .toImmutableSortedList();
    }
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
