package org.gonu.gdl.fix;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.SheetHeader;
import org.gonu.text.Diagnostic;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Adds the missing lines to the header of a sheet. */
final class HeaderFix {
  private static final String MARK = ";;;";

  private HeaderFix() {}

  /**
   * Lines below the last one of the header.
   *
   * @param finding at the first line of the header
   */
  static ImmutableList<Fix> of(Diagnostic finding) {
    SourceText source = finding.source();
    int line = source.position(finding.span().start()).line();
    StringBuilder header = new StringBuilder();
    while (line <= source.lineCount() && source.line(line).startsWith(MARK)) {
      header.append(source.line(line)).append('\n');
      line++;
    }
    ImmutableList<String> missing =
        SheetHeader.FIELDS.reject(
            field -> header.toString().matches("(?s).*;;;+[ \\t]*" + field + "[ \\t]*:.*"));
    if (missing.isEmpty() || header.isEmpty()) {
      return Lists.immutable.empty();
    }
    int end = source.lineSpan(line - 1).end();
    String lines = missing.collect(field -> "\n" + MARK + " " + field + ": ").makeString("");
    return Lists.immutable.of(
        Fix.of("add " + missing.makeString(" and ") + " to the header", new Span(end, end), lines));
  }
}
