package org.gonu.check.checks;

import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.DiagnosticCode;

/**
 * Checks that goal values are integers from 0 to 100. The values of variables are only known in
 * play.
 */
public final class GoalValueCheck implements Check {
  private static final int MAX_GOAL = 100;

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule rule : index.rulesOf(Keyword.GOAL.predicate())) {
      Term value = rule.head().arguments().get(1);
      if (!(value instanceof Variable) && !isGoalValue(value)) {
        findings.breach(
            findings
                .at(
                    DiagnosticCode.GOAL_VALUE,
                    value.span(),
                    "the goal value '" + value + "' is not an integer from 0 to " + MAX_GOAL)
                .withHelp("100 is the best result, 0 the worst"));
      }
    }
  }

  private static boolean isGoalValue(Term value) {
    return value instanceof Constant constant
        && constant.name().matches("[0-9]{1,3}")
        && Integer.parseInt(constant.name()) <= MAX_GOAL;
  }
}
