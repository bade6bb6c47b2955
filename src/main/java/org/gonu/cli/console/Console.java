package org.gonu.cli.console;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err diagnostics and progress
 * @param coloured true if results go to a terminal that shows colours
 */
public record Console(PrintStream out, PrintStream err, boolean coloured) {
  /** A console without colours. */
  public Console(PrintStream out, PrintStream err) {
    this(out, err, false);
  }

  /**
   * Writes the text of a rule sheet as a result: to a file or another program as it is, to a
   * terminal as all else.
   */
  public void data(String text) {
    if (Colours.isTerminal()) {
      out.print(text);
    } else {
      out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Writes a line on standard error over the one that stands there. */
  public void overwrite(String line) {
    err.write('\r');
    err.print(line);
    err.write('\r');
    err.flush();
  }

  /** Pushes out what is buffered. */
  public void flush() {
    out.flush();
    err.flush();
  }
}
