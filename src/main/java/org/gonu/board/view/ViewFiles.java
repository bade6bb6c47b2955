package org.gonu.board.view;

import java.util.Optional;
import org.gonu.game.SheetLibrary;
import org.gonu.text.SourceText;

/** View files beside rule sheets: {@code onyx.view} beside {@code onyx.kif}. */
public final class ViewFiles {
  /** The suffix of view files. */
  public static final String SUFFIX = ".view";

  private static final String SHEET = ".kif";

  private ViewFiles() {}

  /** The name of the view file for a rule sheet; nothing if the name is not that of a sheet. */
  public static Optional<String> nameFor(String sheet) {
    return sheet.endsWith(SHEET)
        ? Optional.of(sheet.substring(0, sheet.length() - SHEET.length()) + SUFFIX)
        : Optional.empty();
  }

  /** The name of the rule sheet for a view file. */
  public static String sheetFor(String view) {
    return view.substring(0, view.length() - SUFFIX.length()) + SHEET;
  }

  /**
   * The view file of a sheet of the library that comes with the program.
   *
   * @param id the name of the sheet without its suffix, such as {@code onyx}
   */
  public static Optional<SourceText> ofLibrary(String id) {
    String name = id + SUFFIX;
    return SheetLibrary.names().contains(name)
        ? Optional.of(SourceText.decode("rules/" + name, SheetLibrary.read(name)))
        : Optional.empty();
  }
}
