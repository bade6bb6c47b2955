package org.gonu.search.solver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.gonu.check.checks.Strictness;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.PackedGame;
import org.gonu.text.SourceText;

/** Games for tests of searches on packed games. */
public final class PackedSheets {
  private PackedSheets() {}

  /** A sheet of the library. */
  public static Game library(String name) {
    try {
      return game(Files.readString(Path.of("rules", name + ".kif")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A sheet from its text. */
  public static Game game(String sheet) {
    return Game.load(new SourceText("test.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  /** The packed form. */
  public static PackedGame packed(Game game) {
    FastEngine.Made made = game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow();
    return made.lanes();
  }
}
