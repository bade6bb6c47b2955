package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import org.gonu.cli.console.InputException;
import org.gonu.game.Game;

/** A benchmark that measures a game for some seconds and gives a row of a table. */
interface Benchmark {
  /**
   * The result for a game.
   *
   * @param line the row of the table
   * @param json the same as JSON
   */
  record Row(String line, ObjectNode json) {}

  /** The titles of the columns, as a line. */
  String titles();

  /**
   * Measures a game.
   *
   * @param startNanos when the reading of its rules began, a value of {@link System#nanoTime}
   * @throws InputException if the game cannot be measured
   */
  Row measure(String file, Game game, long startNanos) throws InterruptedException;

  /** The name of a game, from its file name. */
  static String name(String file) {
    return String.valueOf(Path.of(file).getFileName()).replaceFirst("[.]kif$", "");
  }
}
