package org.gonu.gdl.read;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;

/**
 * Recognises sheets in infix form, {@code role(white)}, which this reader would find a fault in
 * with every line.
 */
final class InfixSheet {
  /** So many statements that look like infix are no slip. */
  private static final int MIN_STATEMENTS = 3;

  private InfixSheet() {}

  /** The one finding about a sheet in infix form; empty if it is none. */
  static Optional<Diagnostic> finding(SourceText source, ImmutableList<Expression> statements) {
    int infix = 0;
    int prefix = 0;
    Optional<Expression> first = Optional.empty();
    for (int i = 0; i < statements.size(); i++) {
      Expression statement = statements.get(i);
      boolean isName = i > 0 && isNameBefore(statements.get(i - 1), statement);
      if (isName) {
        first = first.or(() -> Optional.of(statement));
        infix++;
      } else if (statement instanceof Expression.Listing) {
        prefix++;
      }
    }
    if (infix < MIN_STATEMENTS || infix <= prefix) {
      return Optional.empty();
    }
    return first.map(
        statement ->
            Diagnostic.of(
                    DiagnosticCode.INFIX_SHEET,
                    source,
                    statement.span(),
                    "this sheet is written in infix form, and sheets are read in prefix form")
                .withHelp("gonu convert --to prefix " + source.name()));
  }

  /** True for a name with a list right behind it: {@code cell(1,1,b)}. */
  private static boolean isNameBefore(Expression before, Expression list) {
    return list instanceof Expression.Listing
        && before instanceof Expression.Symbol name
        && !name.isVariable()
        && name.span().end() == list.span().start();
  }
}
