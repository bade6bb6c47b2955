package org.gonu.gdl.read;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Keyword;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Recognises {@code true(s 1)} in place of {@code (true (s 1))}: a list right behind a word of the
 * language that means nothing alone.
 */
final class MisplacedParenthesis {
  /** Commas are parts of names, and who writes them means something else. */
  private static final String UNCLEAR = ",";

  private MisplacedParenthesis() {}

  /** The finding about an element of a list, or a statement, and the one behind it. */
  static Optional<Diagnostic> in(
      SourceText source, ImmutableList<? extends Expression> elements, int at) {
    if (!isBefore(elements, at)) {
      return Optional.empty();
    }
    Expression.Symbol word = (Expression.Symbol) elements.get(at);
    Expression.Listing list = (Expression.Listing) elements.get(at + 1);
    Span span = new Span(word.span().start(), list.span().end());
    DiagnosticCode code =
        Keyword.of(word.text()).isPresent()
            ? DiagnosticCode.KEYWORD_ARITY
            : DiagnosticCode.CONNECTIVE_OPERANDS;
    Diagnostic finding =
        Diagnostic.of(
            code,
            source,
            span,
            "the '(' stands behind '" + word.text() + "', and it belongs before it");
    return Optional.of(
        written(word, list)
            .map(right -> finding.withHelp("write " + right).withReplacement(right))
            .orElseGet(() -> finding.withHelp("write (" + word.text() + " ...)")));
  }

  /** True for a word that needs arguments, with a list right behind it. */
  private static boolean isBefore(ImmutableList<? extends Expression> elements, int at) {
    return at + 1 < elements.size()
        && elements.get(at) instanceof Expression.Symbol word
        && elements.get(at + 1) instanceof Expression.Listing list
        && word.span().end() == list.span().start()
        && operands(word) > 0;
  }

  /** How many operands a word has that always has some; 0 for other words. */
  private static int operands(Expression.Symbol word) {
    if (word.is("not")) {
      return 1;
    }
    // Older sheets use 'base' and 'input' as names of relations, which may have no arguments.
    return word.is("distinct")
        ? 2
        : Keyword.of(word.text())
            .filter(keyword -> keyword != Keyword.BASE && keyword != Keyword.INPUT)
            .map(Keyword::arity)
            .orElse(0);
  }

  /** The right form; empty if it takes a guess. */
  private static Optional<String> written(Expression.Symbol word, Expression.Listing list) {
    ImmutableList<String> parts = written(list.elements());
    boolean isClear = parts.notEmpty() && parts.noneSatisfy(part -> part.contains(UNCLEAR));
    if (isClear && parts.size() == operands(word)) {
      return Optional.of("(" + word.text() + " " + parts.makeString(" ") + ")");
    }
    boolean isOneTerm =
        operands(word) == 1 && list.elements().getFirst() instanceof Expression.Symbol;
    return isClear && isOneTerm
        ? Optional.of("(" + word.text() + " (" + parts.makeString(" ") + "))")
        : Optional.empty();
  }

  /** What stands in the list, with the names that stand before its own lists put into them. */
  private static ImmutableList<String> written(ImmutableList<Expression> elements) {
    MutableList<String> parts = Lists.mutable.empty();
    for (int i = 0; i < elements.size(); i++) {
      boolean isNameBefore =
          i + 1 < elements.size()
              && elements.get(i) instanceof Expression.Symbol
              && elements.get(i + 1) instanceof Expression.Listing list
              && elements.get(i).span().end() == list.span().start();
      parts.add(isNameBefore ? joined(elements, i++).orElse(UNCLEAR) : plain(elements.get(i)));
    }
    return parts.toImmutable();
  }

  /**
   * A name and the list right behind it, which may be an argument of the name, or its arguments.
   */
  private static Optional<String> joined(ImmutableList<Expression> elements, int at) {
    Expression.Symbol name = (Expression.Symbol) elements.get(at);
    Expression.Listing list = (Expression.Listing) elements.get(at + 1);
    if (isBefore(elements, at)) {
      return written(name, list);
    }
    boolean isArgument =
        list.elements().size() == 1 && list.elements().getFirst() instanceof Expression.Symbol;
    return isArgument && !name.isVariable()
        ? Optional.of("(" + name.text() + " " + plain(list.elements().getFirst()) + ")")
        : Optional.empty();
  }

  private static String plain(Expression expression) {
    return expression instanceof Expression.Symbol symbol
        ? symbol.text()
        : ((Expression.Listing) expression)
            .elements()
            .collect(MisplacedParenthesis::plain)
            .makeString("(", " ", ")");
  }
}
