package org.gonu.cli.console;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams of a command.
 *
 * @param out results
 * @param err diagnostics and progress
 * @param coloured true if results go to a terminal that shows colours
 * @param caching true if circuits are kept from one run of the program to the next
 * @param in what a person types; not closed by commands
 */
public record Console(
    PrintStream out, PrintStream err, boolean coloured, boolean caching, InputStream in) {
  /** A console at which nobody types. */
  public Console(PrintStream out, PrintStream err, boolean coloured, boolean caching) {
    this(out, err, coloured, caching, InputStream.nullInputStream());
  }

  /** A console that keeps no circuits. */
  public Console(PrintStream out, PrintStream err, boolean coloured) {
    this(out, err, coloured, false);
  }

  /** A console without colours that keeps no circuits. */
  public Console(PrintStream out, PrintStream err) {
    this(out, err, false);
  }

  /** The same console that keeps no circuits. */
  public Console withoutCache() {
    return new Console(out, err, coloured, false, in);
  }

  /** The same console at which a person types. */
  public Console withInput(InputStream typed) {
    return new Console(out, err, coloured, caching, typed);
  }

  /**
   * Prints the text of a rule sheet as a result: unchanged to a file or another program, escaped to
   * a terminal.
   */
  public void data(String text) {
    if (Colours.isTerminal()) {
      out.print(text);
    } else {
      out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Replaces the present line on standard error. */
  public void overwrite(String line) {
    err.write('\r');
    err.print(line);
    err.write('\r');
    err.flush();
  }

  /** Flushes both streams. */
  public void flush() {
    out.flush();
    err.flush();
  }
}
