package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.gonu.gdl.index.Statement;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.text.SourceText;

/**
 * Computes folding ranges: statements, blocks of comments, and sections headed by three semicolons.
 */
public final class Folding {
  private static final String SECTION = ";;;";

  private final SheetVersion sheet;
  private final SourceText source;
  private final MutableList<FoldingRange> ranges = Lists.mutable.empty();

  /** The folding of a version. */
  public Folding(SheetVersion sheet) {
    this.sheet = sheet;
    this.source = sheet.source();
  }

  /** The ranges; lines count from 0. */
  public List<FoldingRange> ranges() {
    for (Statement statement : sheet.index().statements()) {
      int first = source.position(statement.span().start()).line() - 1;
      add(first, source.position(statement.span().end()).line() - 1, FoldingRangeKind.Region);
    }
    addComments();
    return ranges;
  }

  private void addComments() {
    int block = -1;
    int section = -1;
    int lastText = -1;
    for (int line = 0; line < source.lineCount(); line++) {
      String text = source.line(line + 1);
      boolean comment = text.startsWith(";");
      if (comment && block < 0) {
        block = line;
        if (text.startsWith(SECTION)) {
          add(section, lastText, FoldingRangeKind.Region);
          section = line;
        }
      } else if (!comment && block >= 0) {
        add(block, line - 1, FoldingRangeKind.Comment);
        block = -1;
      }
      lastText = text.isBlank() ? lastText : line;
    }
    add(block, source.lineCount() - 1, FoldingRangeKind.Comment);
    add(section, lastText, FoldingRangeKind.Region);
  }

  private void add(int first, int last, String kind) {
    if (first >= 0 && last > first) {
      FoldingRange range = new FoldingRange(first, last);
      range.setKind(kind);
      ranges.add(range);
    }
  }
}
