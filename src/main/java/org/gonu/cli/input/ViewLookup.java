package org.gonu.cli.input;

import java.util.Optional;
import org.gonu.board.view.View;
import org.gonu.board.view.ViewFiles;
import org.gonu.board.view.ViewReader;
import org.gonu.cli.console.InputException;
import org.gonu.game.Game;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

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
        .or(() -> beside(sheet))
        .map(
            path -> {
              Outcome<View> view = ViewReader.read(GameFile.readOther(path), game);
              return view.value().orElseThrow(() -> new InputException(view.diagnostics()));
            });
  }

  /**
   * The text of the view file beside a rule sheet, if there is one.
   *
   * @throws InputException if it has errors
   */
  public static Optional<SourceText> textBeside(String sheet, Game game) {
    return beside(sheet).map(path -> checked(GameFile.readOther(path), game));
  }

  private static Optional<String> beside(String sheet) {
    return ViewFiles.nameFor(sheet).filter(SheetLookup::exists);
  }

  private static SourceText checked(SourceText view, Game game) {
    Diagnostics found = ViewReader.read(view, game).diagnostics();
    if (found.hasErrors()) {
      throw new InputException(found);
    }
    return view;
  }
}
