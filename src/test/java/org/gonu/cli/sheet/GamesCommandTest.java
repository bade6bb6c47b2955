package org.gonu.cli.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GamesCommandTest {
  private static final String HEADER =
      """
      ;;; Title: A walk of one step
      ;;; Summary: White may do anything.
      ;;; Kind: one player, puzzle
      ;;; Source: Made for a test.

      """;
  private static final String RULES =
      """
      (role white)
      (init (step 1))
      (legal white stay)
      (legal white go)
      (<= (next (step 2)) (true (step 1)))
      (<= terminal (true (step 2)))
      """;
  private static final String GOAL = "(goal white 100)\n";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Path directory;

  GamesCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(directory.resolve(file), text);
  }

  private int run(String... args) {
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new CommandLineInterface(console).run(args);
  }

  /** What was printed, without the directory. */
  private String printed() {
    return out.toString(StandardCharsets.UTF_8).replace(directory + "/", "");
  }

  @Test
  void games_directory_listsSheetsByName() throws IOException {
    write("b.kif", RULES + GOAL);
    write("a.kif", HEADER + RULES + GOAL);
    write("notes.txt", "no sheet");

    int exit = run("games", directory.toString());

    String text = printed().replaceAll(" +", " ");
    assertEquals(
        """
        file title roles kind length branching
        a.kif A walk of one step white one player, puzzle 1.0 2.0
         White may do anything.
        b.kif - white - 1.0 2.0
         no header
        """,
        text);
    assertEquals(ExitCode.FINE, exit);
  }

  @Test
  void games_brokenSheets_haveRowsWithErrors() throws IOException {
    write("a.kif", HEADER + RULES + "(goal white ?x)");
    write("b.kif", HEADER + RULES + "(<= (goal white 0) (true (step 1)))");
    write("c.kif", HEADER + RULES + GOAL);

    int exit = run("games", directory.toString());

    String text = printed().replaceAll(" +", " ");
    assertTrue(
        text.contains(
            """
            a.kif A walk of one step - one player, puzzle - -
             a.kif:12:13: error: variable '?x' in a fact of 'goal' [GDL-115]
            """),
        text);
    assertTrue(text.contains("[GDL-302]"), text);
    assertTrue(text.contains("c.kif A walk of one step white one player, puzzle 1.0 2.0\n"), text);
    assertEquals(ExitCode.INPUT_HAS_ERRORS, exit);
  }

  @Test
  void games_json_isArrayOfObjects() throws IOException {
    write("a.kif", HEADER + RULES + GOAL);

    run("games", "--json", "--playouts", "7", directory.resolve("a.kif").toString());

    JsonNode game = new ObjectMapper().readTree(printed()).get(0);
    assertEquals("a.kif", game.get("file").textValue());
    assertEquals("A walk of one step", game.get("title").textValue());
    assertEquals("white", game.get("roles").get(0).textValue());
    assertEquals(7, game.get("playouts").intValue());
    assertEquals(2.0, game.get("meanBranching").doubleValue());
    assertEquals(0, game.get("findings").size());
  }

  @Test
  void games_endlessGame_isCutOff() throws IOException {
    write("a.kif", HEADER + RULES.replace("(next (step 2))", "(next (step 1))") + GOAL);

    int exit = run("games", "--seconds", "0.01", directory.toString());

    assertTrue(printed().contains("over "), printed());
    assertEquals(ExitCode.FINE, exit);
  }

  @Test
  void games_fewerMatchesThanAsked_tellsTheirNumber() throws IOException {
    write("a.kif", HEADER + RULES + GOAL);

    run("games", "--playouts", "1000000", "--seconds", "0.01", directory.toString());

    assertTrue(printed().matches("(?s).* 1\\.0 \\(of \\d+\\) +2\\.0\n.*"), printed());
  }

  @Test
  void games_noSuchPlace_isToldWithHelp() {
    int exit = run("games", directory.resolve("nowhere").toString());

    String text = err.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("there is no file or directory"), text);
    assertEquals(ExitCode.INPUT_HAS_ERRORS, exit);
  }

  @Test
  void games_emptyDirectory_isTold() {
    int exit = run("games", directory.toString());

    assertTrue(err.toString(StandardCharsets.UTF_8).contains("there is no rule sheet"));
    assertEquals(ExitCode.INPUT_HAS_ERRORS, exit);
  }
}
