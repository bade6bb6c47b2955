package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Statement;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;

/** A code lens above the first role that starts playouts. */
public final class PlayoutLens {
  /** The command that editors send back, with the address of the sheet as its argument. */
  public static final String COMMAND = "gonu.runPlayouts";

  private PlayoutLens() {}

  /** The lens above the first role of a sheet; none without roles. */
  public static List<CodeLens> of(SheetVersion sheet) {
    SheetIndex index = sheet.index();
    return index
        .statements()
        .detectOptional(PlayoutLens::isRole)
        .map(
            role ->
                List.of(
                    new CodeLens(
                        TextPlaces.range(sheet.source(), role.span()),
                        new Command("run 1,000 playouts", COMMAND, List.of(sheet.uri())),
                        null)))
        .orElseGet(List::of);
  }

  private static boolean isRole(Statement statement) {
    return statement.relation().filter(relation -> relation.is(Keyword.ROLE)).isPresent();
  }
}
