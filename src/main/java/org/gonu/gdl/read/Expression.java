package org.gonu.gdl.read;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/**
 * Text split at its parentheses and blanks, before anything is known of its meaning: what rule
 * sheets and protocol messages have in common.
 */
public sealed interface Expression {
  /** Where it stands in the text. */
  Span span();

  /** True if the statements of a sheet stand in one outer list, as messages carry them. */
  static boolean areWrapped(ImmutableList<Expression> statements) {
    return statements.size() == 1
        && statements.getFirst() instanceof Listing outer
        && outer.elements().notEmpty()
        && outer.elements().getFirst() instanceof Listing;
  }

  /** The statements of a sheet without that outer list. */
  static ImmutableList<Expression> unwrapped(ImmutableList<Expression> statements) {
    return areWrapped(statements) ? ((Listing) statements.getFirst()).elements() : statements;
  }

  /** A single name, number or variable, spelled as in the text. */
  record Symbol(String text, Span span) implements Expression {
    /** True if it is a variable: a question mark and a name. */
    public boolean isVariable() {
      return text.length() > 1 && text.charAt(0) == '?';
    }

    /** True if it is this word in any case. */
    public boolean is(String word) {
      return text.equalsIgnoreCase(word);
    }
  }

  /** Expressions between parentheses, none or more. */
  record Listing(ImmutableList<Expression> elements, Span span) implements Expression {
    /** True if the first element is this word in any case. */
    public boolean startsWith(String word) {
      return elements.notEmpty() && elements.getFirst() instanceof Symbol symbol && symbol.is(word);
    }
  }
}
