package org.gonu.check.checks;

import org.gonu.check.graph.RuleIndex;

/** One restriction of the language. Checks keep no state and do not rely on each other's order. */
public interface Check {
  /** Adds what breaks the restriction. */
  void run(RuleIndex index, Findings findings);

  /**
   * True if it looks for what is not there, which means nothing where statements with syntax errors
   * were left out of the sheet.
   */
  default boolean needsCompleteSheet() {
    return false;
  }
}
