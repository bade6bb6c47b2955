package org.gonu.gdl.infix;

import org.gonu.text.Span;

/**
 * A piece of infix text.
 *
 * @param text for names and variables as prefix text has them, for marks as they stand
 */
record InfixToken(Kind kind, String text, Span span) {
  /** What it is. */
  enum Kind {
    NAME,
    VARIABLE,
    /** One of {@code ( ) , & | ~ . :-}. */
    MARK,
    END
  }

  boolean isMark(String mark) {
    return kind == Kind.MARK && text.equals(mark);
  }
}
