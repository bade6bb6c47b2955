package org.gonu.gdl.infix;

import org.gonu.text.Span;

/**
 * A piece of infix text.
 *
 * @param text names and variables in their prefix form, marks as written
 */
record InfixToken(Kind kind, String text, Span span) {
  /** What it is. */
  enum Kind {
    NAME,
    VARIABLE,
    /** One of {@code ( ) , & | ; ~ . = != :-}; each meaning has one spelling. */
    MARK,
    /** A sign that no rule sheet has. */
    FOREIGN,
    END
  }

  boolean isMark(String mark) {
    return kind == Kind.MARK && text.equals(mark);
  }
}
