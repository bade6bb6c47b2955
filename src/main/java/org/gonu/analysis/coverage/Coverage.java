package org.gonu.analysis.coverage;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.RuleSheet;

/**
 * The coverage of a sheet by random matches.
 *
 * @param sheet the sheet that was played
 * @param playouts number of matches that were played to their end
 * @param positions number of states that were examined, including the last one of each match
 * @param rules the rules with a body, in the order of the sheet
 */
public record Coverage(
    RuleSheet sheet, int playouts, int positions, ImmutableList<RuleCoverage> rules) {
  /** Number of rules that fired. */
  public int firedRules() {
    return rules.count(RuleCoverage::fired);
  }

  /** The literals of all rules. */
  public ImmutableList<LiteralCoverage> literals() {
    return rules.flatCollect(RuleCoverage::literals);
  }

  /** Number of literals that are covered. */
  public int coveredLiterals() {
    return literals().count(LiteralCoverage::isCovered);
  }

  /** Number of literals that were reached. */
  public int reachedLiterals() {
    return literals().count(LiteralCoverage::isReached);
  }
}
