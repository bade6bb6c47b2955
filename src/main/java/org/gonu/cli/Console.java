package org.gonu.cli;

import java.io.PrintStream;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err diagnostics and progress
 * @param coloured true if results go to a terminal that shows colours
 */
record Console(PrintStream out, PrintStream err, boolean coloured) {
  /** A console without colours. */
  Console(PrintStream out, PrintStream err) {
    this(out, err, false);
  }

  /** Pushes out what is buffered. */
  void flush() {
    out.flush();
    err.flush();
  }
}
