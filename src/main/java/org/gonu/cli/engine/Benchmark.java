package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import org.gonu.cli.console.InputException;
import org.gonu.game.Game;

/** Something of a game that is measured in seconds, for a row of a table. */
interface Benchmark {
  /**
   * What was measured of a game.
   *
   * @param line the row of the table
   * @param json the same for machines
   */
  record Row(String line, ObjectNode json) {}

  /** The titles of the columns, a line. */
  String titles();

  /**
   * Measures a game.
   *
   * @param startNanos when its rules began to be read, a value of {@link System#nanoTime}
   * @throws InputException if the game cannot be measured
   */
  Row measure(String file, Game game, long startNanos) throws InterruptedException;

  /** The name of a game by its file. */
  static String name(String file) {
    return String.valueOf(Path.of(file).getFileName()).replaceFirst("[.]kif$", "");
  }
}
