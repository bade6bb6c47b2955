package org.gonu.cli.input;

import java.util.Optional;
import org.gonu.board.view.View;
import org.gonu.board.view.ViewFiles;
import org.gonu.board.view.ViewReader;
import org.gonu.cli.console.InputException;
import org.gonu.game.Game;
import org.gonu.text.Outcome;

/** Finds the view files of rule sheets: those beside them, or those that users name. */
public final class ViewLookup {
  private ViewLookup() {}

  /**
   * The view for a game.
   *
   * @param sheet the path of its rule sheet, as {@link SheetLookup#find} gives it
   * @param given the path of a view file, if the user named one
   * @throws InputException if the view file has errors
   */
  public static Optional<View> of(String sheet, Optional<String> given, Game game) {
    return given
        .map(SheetLookup::find)
        .or(() -> ViewFiles.nameFor(sheet).filter(SheetLookup::exists))
        .map(
            path -> {
              Outcome<View> view = ViewReader.read(GameFile.read(path), game);
              return view.value().orElseThrow(() -> new InputException(view.diagnostics()));
            });
  }
}
