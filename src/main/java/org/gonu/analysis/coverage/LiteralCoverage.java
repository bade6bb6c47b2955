package org.gonu.analysis.coverage;

import org.gonu.gdl.Literal;

/**
 * What became of one literal of a body, which is read in the order of the text, negations and
 * comparisons as soon as their variables are bound.
 *
 * @param literal an atom, a negation or a comparison, as the sheet has it
 * @param binds it gives values to variables, rather than to test values that they have already
 * @param wasTrue it held at least once when all literals read before it did
 * @param wasFalse it failed at least once when all literals read before it held
 */
public record LiteralCoverage(Literal literal, boolean binds, boolean wasTrue, boolean wasFalse) {
  /** True if all literals read before it held at least once. */
  public boolean isReached() {
    return wasTrue || wasFalse;
  }

  /** True if a test was seen both ways, and any other literal was true. */
  public boolean isCovered() {
    return wasTrue && (wasFalse || binds);
  }

  /** What is to be told of it; empty if it is covered. */
  public String remark() {
    if (isCovered()) {
      return "";
    }
    if (!isReached()) {
      return "never reached";
    }
    return wasTrue ? "never false" : "never true";
  }
}
