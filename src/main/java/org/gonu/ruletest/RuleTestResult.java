package org.gonu.ruletest;

import org.gonu.text.Diagnostics;

/** The result of a test: a diagnostic for everything that did not hold. */
public record RuleTestResult(RuleTest test, Diagnostics failures) {
  /** True if everything held. */
  public boolean passed() {
    return failures.isEmpty();
  }
}
