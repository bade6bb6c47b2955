package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.input.SheetFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Does what {@code games.md} tells its readers to do, and compares what is printed.
 *
 * <p>A block {@code kif} is added to the sheet for good, {@code kif mistake} until after the next
 * command, {@code kif header} takes the place of the header for as long. The blocks {@code console}
 * hold a command and its output, which {@code -Dgolden.update=true} writes anew.
 */
final class GamesPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/games.md");
  private static final String SHEET = "mouse.kif";
  private static final Pattern BLOCK =
      Pattern.compile("^```(\\S+)(?: (\\S+))?\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");

  private final Path directory;

  /** The sheet without its mistakes. */
  private String sheet = "";

  private record Block(String language, String use, String text) {}

  GamesPageTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void page_everyCommand_printsWhatThePageShows() throws IOException {
    write(sheet);
    int commands = 0;
    for (Block block : blocks()) {
      if (block.language().equals("kif")) {
        add(block);
      } else if (block.language().equals("console")) {
        assertOutput(block.text());
        write(sheet);
        commands++;
      }
    }

    assertTrue(commands > 10, "commands found: " + commands);
  }

  @Test
  void page_everyRecordItNames_exists() throws IOException {
    ImmutableList<String> names = found("`((?:krk|jul-gonu|divoshi|onyx)-[a-z0-9-]+)`");

    assertTrue(names.notEmpty());
    assertEquals(
        Lists.immutable.empty(),
        names.reject(name -> Files.exists(Path.of("test-matches", name + ".json"))));
  }

  @Test
  void page_table_hasEverySheet() throws IOException {
    ImmutableList<String> sheets = SheetFiles.in(Lists.immutable.of("rules"));

    assertEquals(sheets, found("(?m)^(rules/\\S+)"));
  }

  /** The first group of every match. */
  private static ImmutableList<String> found(String pattern) throws IOException {
    MutableList<String> found = Lists.mutable.empty();
    Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(PAGE));
    while (matcher.find()) {
      found.add(String.valueOf(matcher.group(1)));
    }
    return found.toImmutable();
  }

  private static ImmutableList<Block> blocks() throws IOException {
    MutableList<Block> blocks = Lists.mutable.empty();
    Matcher block = BLOCK.matcher(Files.readString(PAGE));
    while (block.find()) {
      String use = Optional.ofNullable(block.group(2)).orElse("");
      blocks.add(new Block(block.group(1), use, block.group(3)));
    }
    return blocks.toImmutable();
  }

  private void add(Block block) throws IOException {
    switch (block.use()) {
      case "" -> {
        sheet += block.text();
        write(sheet);
      }
      case "mistake" -> write(sheet + block.text());
      case "header" -> write(block.text() + sheet.replaceFirst("^(;;;.*\\n)+", ""));
      default -> throw new IllegalArgumentException("kif " + block.use());
    }
  }

  private void write(String text) throws IOException {
    Files.writeString(directory.resolve(SHEET), text);
  }

  private void assertOutput(String session) throws IOException {
    int firstLine = session.indexOf('\n');
    String command = session.substring(0, firstLine);
    assertTrue(command.startsWith("$ gonu "), command);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));

    new CommandLineInterface(console).run(arguments(command.substring("$ gonu ".length())));

    String printed = out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
    String expected = session.substring(firstLine + 1);
    String actual = printed.replace(directory + "/", "");
    if (Boolean.getBoolean("golden.update") && !comparable(expected).equals(comparable(actual))) {
      String page = Files.readString(PAGE);
      Files.writeString(PAGE, page.replace(session, command + "\n" + actual));
    } else {
      assertEquals(comparable(expected), comparable(actual), command);
    }
  }

  /** Without the times in the names of records and the width of the directory in tables. */
  private static String comparable(String text) {
    return text.replaceAll("gonu\\.mouse\\.[0-9]+", "gonu.mouse.TIME")
        .replaceAll("(?m)^file +title", "file title");
  }

  /** The words of a command, files in the directory of the test. */
  private String[] arguments(String command) throws IOException {
    MutableList<String> words = Lists.mutable.empty();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      words.add(Optional.ofNullable(word.group(1)).orElse(word.group()));
    }
    words.replaceAll(each -> each.equals(SHEET) ? directory.resolve(SHEET).toString() : each);
    Path matches = directory.resolve("matches");
    if (words.getFirst().equals("match") || words.contains("--simulate")) {
      words.with("--save").with(matches.toString());
    }
    if (words.removeIf(each -> each.equals("matches/*.json"))) {
      try (Stream<Path> records = Files.list(matches)) {
        words.addAllIterable(Lists.immutable.fromStream(records.map(Path::toString)));
      }
    }
    return words.toArray(new String[0]);
  }
}
