package org.gonu.ground;

import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Thrown where grounding would cost more than it may; the message says what grew too large, and
 * where the rule stands that made it so, if it is one of the sheet.
 */
public final class GroundingAbandonedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Whether the rule that is being looked at is to blame. */
  private final boolean blamesRule;

  GroundingAbandonedException(String message) {
    this(message, true);
  }

  private GroundingAbandonedException(String message, boolean blamesRule) {
    super(message);
    this.blamesRule = blamesRule;
  }

  /** Nobody wants to know any more, whatever rule is being looked at. */
  static GroundingAbandonedException cancelled() {
    return new GroundingAbandonedException("grounding was cancelled", false);
  }

  /** The same with the place of a rule; {@link Span#NONE} for a rule of our own. */
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
