package org.gonu.lsp;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gonu.game.Game;
import org.gonu.lsp.sheets.SheetVersion;

/**
 * Makes random playouts.
 *
 * @param seed of their moves
 */
record PlayoutTask(long seed) implements GameTask {
  private static final int PLAYOUTS = 1000;

  @Override
  public String name() {
    return "playing";
  }

  @Override
  public String run(
      SheetVersion sheet, Game game, Optional<EditorProgress> bar, BooleanSupplier stop) {
    String result = new PlayoutRun(game, seed, bar, stop).play(PLAYOUTS);
    sheet.played(result);
    return result;
  }
}
