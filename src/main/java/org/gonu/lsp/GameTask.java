package org.gonu.lsp;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gonu.game.Game;
import org.gonu.lsp.sheets.SheetVersion;

/** Work on the game of a sheet that an editor asks for. */
interface GameTask {
  /** What is done, for the bar that shows its progress, such as {@code playing}. */
  String name();

  /**
   * Does it.
   *
   * @param stop once true, the task ends with what it has
   * @return the result, for the user
   */
  String run(SheetVersion sheet, Game game, Optional<EditorProgress> bar, BooleanSupplier stop);
}
