package org.gonu.cli;

import java.io.PrintStream;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err diagnostics and progress
 */
record Console(PrintStream out, PrintStream err) {
  /** Pushes out what is buffered. */
  void flush() {
    out.flush();
    err.flush();
  }
}
