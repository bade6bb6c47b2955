package org.gonu.lsp;

import java.util.List;
import org.eclipse.lsp4j.TextEdit;
import org.gonu.gdl.format.SheetFormatter;
import org.gonu.text.SourceText;

/** Formats a sheet by one edit of the part that changes. */
final class Formatting {
  private Formatting() {}

  static List<TextEdit> edits(SourceText source) {
    return SheetFormatter.edit(source)
        .map(
            edit ->
                List.of(new TextEdit(TextPlaces.range(source, edit.span()), edit.replacement())))
        .orElseGet(List::of);
  }
}
