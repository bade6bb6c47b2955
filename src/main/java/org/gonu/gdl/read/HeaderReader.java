package org.gonu.gdl.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.HeaderLine;
import org.gonu.gdl.SheetHeader;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Finds the header of a rule sheet: the first block of lines with three semicolons, before any
 * rule, that has the title or two other fields. Other comments may stand before and after it.
 */
final class HeaderReader {
  private static final String MARK = ";;;";
  private static final Pattern FIELD =
      Pattern.compile(";;;+[ \\t]*([\\p{L} ]*\\p{L})[ \\t]*:[ \\t]*(.*?)[ \\t]*");

  private final SourceText source;

  HeaderReader(SourceText source) {
    this.source = source;
  }

  /** The lines of the header; empty if the sheet has none. */
  ImmutableList<HeaderLine> read() {
    MutableList<HeaderLine> block = Lists.mutable.empty();
    for (int line = 1; line <= source.lineCount(); line++) {
      // A sheet may be one line of megabytes, so its characters are read in place.
      Span span = source.lineSpan(line);
      if (source.text().startsWith(MARK, span.start())) {
        block.add(headerLine(span));
        continue;
      }
      if (isHeader(block)) {
        return block.toImmutable();
      }
      block.clear();
      if (!isBlankOrComment(span)) {
        return Lists.immutable.empty();
      }
    }
    return isHeader(block) ? block.toImmutable() : Lists.immutable.empty();
  }

  private static boolean isHeader(MutableList<HeaderLine> block) {
    int fields =
        block.count(
            line -> SheetHeader.FIELDS.anySatisfy(field -> field.equalsIgnoreCase(line.name())));
    boolean titled = block.anySatisfy(line -> SheetHeader.TITLE.equalsIgnoreCase(line.name()));
    return titled || fields >= 2;
  }

  private boolean isBlankOrComment(Span span) {
    for (int i = span.start(); i < span.end(); i++) {
      char c = source.text().charAt(i);
      if (!Character.isWhitespace(c)) {
        return c == ';';
      }
    }
    return true;
  }

  private HeaderLine headerLine(Span span) {
    String text = source.text(span);
    Matcher field = FIELD.matcher(text);
    if (!field.matches()) {
      String words = text.replaceFirst("^;+", "").strip();
      return new HeaderLine("", words, span, new Span(span.end(), span.end()));
    }
    return new HeaderLine(
        field.group(1),
        field.group(2),
        new Span(span.start() + field.start(1), span.start() + field.end(1)),
        new Span(span.start() + field.start(2), span.start() + field.end(2)));
  }
}
