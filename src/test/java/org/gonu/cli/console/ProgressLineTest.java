package org.gonu.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The line that changes while long work goes on. */
final class ProgressLineTest {
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  private ProgressLine line(Screen screen) {
    return new ProgressLine(
        new Console(
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
            new PrintStream(errors, true, StandardCharsets.UTF_8),
            Screen.none(false),
            screen,
            false));
  }

  private String shown() {
    return errors.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void show_shorterText_erasesTheEndOfTheLonger() {
    ProgressLine line = line(Screen.terminal(false, 40));

    line.show("half done");
    line.show("done");

    assertEquals("\rhalf done\r\rdone     \r", shown());
  }

  @Test
  void show_textWiderThanTheTerminal_isCutBeforeTheLastColumn() {
    line(Screen.terminal(false, 10)).show("0123456789");

    assertEquals("\r012345...\r", shown());
  }

  @Test
  void clear_afterAText_leavesNothing() {
    ProgressLine line = line(Screen.terminal(false, 40));

    line.show("done");
    line.clear();
    line.end();

    assertEquals("\rdone\r\r    \r", shown());
  }

  @Test
  void end_afterAText_goesToTheNextLine() {
    ProgressLine line = line(Screen.terminal(false, 40));

    line.show("done");
    line.end();

    assertEquals("\rdone\r\n", shown());
  }

  @Test
  void showNowAndThen_atOnce_doesNotAskForTheText() {
    line(Screen.terminal(false, 40))
        .showNowAndThen(
            () -> {
              throw new AssertionError("asked");
            });

    assertEquals("", shown());
  }

  @Test
  void show_withoutATerminal_printsNothing() {
    ProgressLine line = line(Screen.none(false));

    line.show("done");
    line.end();

    assertEquals("", shown());
  }
}
