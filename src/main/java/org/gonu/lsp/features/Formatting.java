package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.lsp4j.TextEdit;
import org.gonu.gdl.format.SheetFormatter;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.SourceText;

/** Formats a sheet by one edit of the part that changes. */
public final class Formatting {
  private Formatting() {}

  /** The edits that lay out a text; none if it is laid out so or cannot be read. */
  public static List<TextEdit> edits(SourceText source) {
    return SheetFormatter.edit(source)
        .map(
            edit ->
                List.of(new TextEdit(TextPlaces.range(source, edit.span()), edit.replacement())))
        .orElseGet(List::of);
  }
}
