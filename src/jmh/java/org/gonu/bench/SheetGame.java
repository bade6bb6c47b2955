package org.gonu.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;

/** Loads the sheets that benchmarks run. */
final class SheetGame {
  private SheetGame() {}

  /**
   * A game of the library.
   *
   * @param name of the sheet in {@code rules/}, without the suffix
   */
  static Game load(String name) {
    Path file = Path.of("rules", name + ".kif");
    try {
      SourceText source = SourceText.decode(file.toString(), Files.readAllBytes(file));
      return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
