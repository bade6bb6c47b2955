package org.gonu.gdl.fix;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.index.Cursor;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Statement;
import org.gonu.text.Span;

/** Closes what is open. */
final class ParenthesisFixes {
  private final SheetIndex index;

  ParenthesisFixes(SheetIndex index) {
    this.index = index;
  }

  /**
   * Adds the missing parentheses at the end of a statement.
   *
   * @param outermost the first parenthesis that is not closed
   */
  ImmutableList<Fix> unclosed(Span outermost) {
    Optional<Statement> cut =
        index.statements().detectOptional(each -> each.span().start() == outermost.start());
    if (cut.isEmpty()) {
      return Lists.immutable.empty();
    }
    int end = cut.get().span().end();
    int missing =
        Cursor.at(index.source(), end)
            .open()
            .count(list -> list.offset() >= outermost.start() && list.offset() < end);
    return missing == 0
        ? Lists.immutable.empty()
        : Lists.immutable.of(
            Fix.of(
                "add the missing '" + ")".repeat(missing) + "'",
                new Span(end, end),
                ")".repeat(missing)));
  }
}
