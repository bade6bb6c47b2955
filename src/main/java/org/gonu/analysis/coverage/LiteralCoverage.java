package org.gonu.analysis.coverage;

import org.gonu.gdl.Literal;

/**
 * The coverage of one literal of a body. Literals are evaluated in the order of the text, but
 * negations and comparisons as soon as their variables are bound.
 *
 * @param literal an atom, a negation or a comparison, as the sheet has it
 * @param binds true if it binds variables, false if it is a test of bound ones
 * @param wasTrue true if it held at least once when all literals evaluated before it held
 * @param wasFalse true if it failed at least once when all literals evaluated before it held
 */
public record LiteralCoverage(Literal literal, boolean binds, boolean wasTrue, boolean wasFalse) {
  /** True if it was evaluated at least once. */
  public boolean isReached() {
    return wasTrue || wasFalse;
  }

  /** True if it was seen to hold and, if it is a test, also to fail. */
  public boolean isCovered() {
    return wasTrue && (wasFalse || binds);
  }

  /** What is missing, for users; empty if it is covered. */
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
