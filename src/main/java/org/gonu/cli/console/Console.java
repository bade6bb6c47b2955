package org.gonu.cli.console;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams of a command.
 *
 * @param out results
 * @param err diagnostics and progress
 * @param outScreen where results are shown
 * @param errScreen where diagnostics and progress are shown
 * @param caching true if circuits are kept from one run of the program to the next
 * @param in what a person types; not closed by commands
 */
public record Console(
    PrintStream out,
    PrintStream err,
    Screen outScreen,
    Screen errScreen,
    boolean caching,
    InputStream in) {
  /** A console at which nobody types. */
  public Console(
      PrintStream out, PrintStream err, Screen outScreen, Screen errScreen, boolean caching) {
    this(out, err, outScreen, errScreen, caching, InputStream.nullInputStream());
  }

  /** A console without terminals that keeps no circuits. */
  public Console(PrintStream out, PrintStream err, boolean coloured) {
    this(out, err, Screen.none(coloured), Screen.none(coloured), false);
  }

  /** A console without terminals and colours that keeps no circuits. */
  public Console(PrintStream out, PrintStream err) {
    this(out, err, false);
  }

  /** The console of this process. */
  public static Console ofProcess(PrintStream out, PrintStream err) {
    return new Console(out, err, Screen.behind(1), Screen.behind(2), true);
  }

  /** True if a person types at a terminal and sees the results there. */
  public boolean isTypedAt() {
    return outScreen.isTerminal() && Terminal.isBehind(0);
  }

  /** The same console that keeps no circuits. */
  public Console withoutCache() {
    return new Console(out, err, outScreen, errScreen, false, in);
  }

  /** The same console at which a person types. */
  public Console withInput(InputStream typed) {
    return new Console(out, err, outScreen, errScreen, caching, typed);
  }

  /** The same console with or without colours on both streams. */
  public Console withColours(boolean wanted) {
    return new Console(
        out, err, outScreen.withColours(wanted), errScreen.withColours(wanted), caching, in);
  }

  /**
   * Prints the text of a rule sheet as a result: unchanged to a file or another program, escaped to
   * a terminal.
   */
  public void data(String text) {
    if (outScreen.isTerminal()) {
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
