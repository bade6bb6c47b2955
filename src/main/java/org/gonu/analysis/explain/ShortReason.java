package org.gonu.analysis.explain;

import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;

/** The reason why an atom does not hold, as part of one sentence. */
public final class ShortReason {
  private ShortReason() {}

  /** The innermost rule that was tried. */
  public static Refusal.Attempt innermost(Refusal.Attempt attempt) {
    return attempt
        .refusal()
        .filter(inner -> inner.attempts().notEmpty())
        .map(inner -> innermost(inner.attempts().getFirst()))
        .orElse(attempt);
  }

  /** Why a rule does not hold. */
  public static String of(Refusal.Attempt attempt) {
    Literal failed = attempt.failed();
    if (failed instanceof Literal.Not not) {
      return "it needs that " + shown(not.operand()) + " does not hold, but it does";
    }
    return "it needs " + shown(failed) + ", which does not hold";
  }

  /** A literal, facts without the keyword. */
  private static String shown(Literal literal) {
    return literal instanceof Atom atom && atom.is(Keyword.TRUE)
        ? atom.arguments().getFirst().toString()
        : literal.toString();
  }
}
