package org.gonu.check.checks;

import org.gonu.check.graph.RuleIndex;

/** One restriction of the language. Checks keep no state and do not rely on each other's order. */
public interface Check {
  /** Adds findings for what breaks the restriction. */
  void run(RuleIndex index, Findings findings);

  /**
   * True if it reports something missing. Such checks are skipped if statements with syntax errors
   * were left out of the sheet.
   */
  default boolean needsCompleteSheet() {
    return false;
  }
}
