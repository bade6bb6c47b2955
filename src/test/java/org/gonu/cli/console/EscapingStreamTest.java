package org.gonu.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.gonu.cli.CommandLineInterface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What reaches the terminal of names that hold control characters. */
final class EscapingStreamTest {
  private static final String ESCAPE = "\u001B";

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final PrintStream stream = new EscapingStream(written);

  private String text() {
    return written.toString(StandardCharsets.UTF_8);
  }

  @Test
  void print_inAnyWay_isEscaped() {
    stream.print(ESCAPE + "[2J");
    stream.println((Object) ESCAPE);
    stream.println(ESCAPE);
    stream.printf(Locale.ROOT, "%s %d%n", ESCAPE, 1);
    stream.append(ESCAPE).append('\u0007');
    stream.print(new char[] {'\u0007'});

    String end = System.lineSeparator();
    assertEquals(
        "\\u001b[2J\\u001b" + end + "\\u001b" + end + "\\u001b 1\n" + "\\u001b\\u0007\\u0007",
        text());
  }

  @Test
  void print_coloursOfOurs_stay() {
    Console console = new Console(stream, stream, true);

    stream.print(Colours.RED.of("no" + ESCAPE + "]0;title", console));

    assertEquals(ESCAPE + "[31mno\\u001b]0;title" + ESCAPE + "[0m", text());
  }

  @Test
  void write_bytes_areDataAndStay() {
    stream.writeBytes(ESCAPE.getBytes(StandardCharsets.UTF_8));

    assertEquals(ESCAPE, text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "show", "games", "explain", "coverage", "perft --depth 1"})
  void command_namesWithControlCharacters_doNotReachTheTerminal(
      String command, @TempDir Path directory) throws Exception {
    String name = "x" + ESCAPE + "[31;7m\u0007";
    String sheet =
        Files.writeString(
                directory.resolve("odd.kif"),
                """
                (role NAME) (init (at NAME)) (legal NAME (go NAME))
                (<= (next (at ?x)) (does ?r (go ?x)) (not (lost NAME)))
                (<= terminal (true (at NAME))) (goal NAME 100) (spare NAME)
                """
                    .replace("NAME", name))
            .toString();
    String[] words = command.split(" ", 2);
    String[] line =
        words[0].equals("explain")
            ? new String[] {"explain", sheet, "(legal " + name + " (go " + name + "))"}
            : (words[0] + " " + sheet + (words.length > 1 ? " " + words[1] : "")).split(" ");

    new CommandLineInterface(new Console(stream, stream)).run(line);

    assertFalse(text().contains(ESCAPE) || text().contains("\u0007"), text());
    assertTrue(text().contains("\\u001b[31;7m\\u0007") || text().contains("odd.kif"), text());
  }
}
