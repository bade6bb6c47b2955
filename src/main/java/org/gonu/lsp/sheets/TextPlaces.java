package org.gonu.lsp.sheets;

import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Converts positions. The protocol counts lines and columns from 0, both in UTF-16 units; positions
 * beyond the end of a line or of the text count as the end.
 */
public final class TextPlaces {
  private TextPlaces() {}

  public static Position position(SourceText source, int offset) {
    org.gonu.text.Position place = source.position(offset);
    return new Position(place.line() - 1, place.column() - 1);
  }

  /** The range of a span, in lines and columns from 0. */
  public static Range range(SourceText source, Span span) {
    return new Range(position(source, span.start()), position(source, span.end()));
  }

  /** The place of a span of a sheet. */
  public static Location location(SheetVersion sheet, Span span) {
    return new Location(sheet.uri(), range(sheet.source(), span));
  }

  /** The offset of a position in a text. */
  public static int offset(SourceText source, Position position) {
    if (position.getLine() < 0) {
      return 0;
    }
    if (position.getLine() >= source.lineCount()) {
      return source.text().length();
    }
    Span line = source.lineSpan(position.getLine() + 1);
    return Math.min(line.start() + Math.max(0, position.getCharacter()), line.end());
  }

  /** A range as a span; if its end comes first, the two are swapped. */
  public static Span span(SourceText source, Range range) {
    int start = offset(source, range.getStart());
    int end = offset(source, range.getEnd());
    return new Span(Math.min(start, end), Math.max(start, end));
  }
}
