package org.gonu.ground;

import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Thrown if grounding exceeds its limits. The message says what grew too large, and names the
 * position of the rule at fault if it is in the sheet.
 */
public final class GroundingAbandonedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** True if the rule that is being processed is at fault. */
  private final boolean blamesRule;

  GroundingAbandonedException(String message) {
    this(message, true);
  }

  private GroundingAbandonedException(String message, boolean blamesRule) {
    super(message);
    this.blamesRule = blamesRule;
  }

  /** Grounding was cancelled; no rule is at fault. */
  static GroundingAbandonedException cancelled() {
    return new GroundingAbandonedException("grounding was cancelled", false);
  }

  /** The same with the position of a rule; {@link Span#NONE} for a generated rule. */
  GroundingAbandonedException at(SourceText source, Span rule) {
    if (!blamesRule || rule.equals(Span.NONE)) {
      return this;
    }
    String place = " (" + DiagnosticPrinter.place(source, rule) + ")";
    GroundingAbandonedException placed =
        new GroundingAbandonedException(getMessage() + place, false);
    placed.initCause(this);
    return placed;
  }
}
