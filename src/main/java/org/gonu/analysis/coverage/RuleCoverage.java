package org.gonu.analysis.coverage;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;

/**
 * The coverage of one rule.
 *
 * @param possible false if grounding proves that it can never hold
 * @param positions number of positions in which an instance of it held
 * @param literals the literals of its body, in the order of the text
 */
public record RuleCoverage(
    Rule rule, boolean possible, int positions, ImmutableList<LiteralCoverage> literals) {
  /** What is known of a rule. */
  public enum Verdict {
    /** It held in a position that was seen. */
    FIRED,
    /** It held in none of the positions that were seen. */
    NEVER_FIRED,
    /** It can hold in no position at all. */
    IMPOSSIBLE
  }

  /** What is known of the rule. */
  public Verdict verdict() {
    if (positions > 0) {
      return Verdict.FIRED;
    }
    return possible ? Verdict.NEVER_FIRED : Verdict.IMPOSSIBLE;
  }

  /** True if it held in a position that was seen. */
  public boolean fired() {
    return verdict() == Verdict.FIRED;
  }
}
