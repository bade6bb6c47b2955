package org.gonu.ruletest;

import org.gonu.text.Diagnostics;

/** What came of a test: all that did not hold. */
public record RuleTestResult(RuleTest test, Diagnostics failures) {
  /** True if everything held. */
  public boolean passed() {
    return failures.isEmpty();
  }
}
