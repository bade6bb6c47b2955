package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Range;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Statement;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;

/** Code lenses above the first role: random playouts, and a check in play. */
public final class PlayoutLens {
  /** The command of the first lens, which editors send back with the address of the sheet. */
  public static final String PLAY = "gonu.runPlayouts";

  /** The command of the second lens. */
  public static final String CHECK = "gonu.simulate";

  private PlayoutLens() {}

  /** The lenses above the first role of a sheet; none without roles. */
  public static List<CodeLens> of(SheetVersion sheet) {
    SheetIndex index = sheet.index();
    return index
        .statements()
        .detectOptional(PlayoutLens::isRole)
        .map(role -> TextPlaces.range(sheet.source(), role.span()))
        .map(place -> List.of(play(sheet, place), lens(sheet, place, "check in play", CHECK)))
        .orElseGet(List::of);
  }

  /** The lens that plays; after playouts it shows their result. */
  private static CodeLens play(SheetVersion sheet, Range place) {
    String title = sheet.playouts().map(result -> result + " (again)").orElse("run 1,000 playouts");
    return lens(sheet, place, title, PLAY);
  }

  private static CodeLens lens(SheetVersion sheet, Range place, String title, String command) {
    return new CodeLens(place, new Command(title, command, List.of(sheet.uri())), null);
  }

  private static boolean isRole(Statement statement) {
    return statement.relation().filter(relation -> relation.is(Keyword.ROLE)).isPresent();
  }
}
