package org.gonu.check.checks.role;

import java.util.Optional;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.GoalValue;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Checks that goal values are integers from 0 to 100. The values of variables are only known in
 * play.
 */
public final class GoalValueCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule rule : index.rulesOf(Keyword.GOAL.predicate())) {
      Term value = rule.head().arguments().get(1);
      if (!(value instanceof Variable) && GoalValue.of(value).isEmpty()) {
        Diagnostic finding =
            findings
                .at(
                    DiagnosticCode.GOAL_VALUE,
                    value.span(),
                    "the goal value '" + value + "' is not an integer from 0 to " + GoalValue.MAX)
                .withHelp("100 is the best result, 0 the worst");
        findings.breach(nearest(value).map(finding::withReplacement).orElse(finding));
      }
    }
  }

  /** The goal value next to a number that is none; empty for a word. */
  private static Optional<String> nearest(Term value) {
    String text = value.toString();
    if (!text.matches("-?[0-9]{1,6}([.][0-9]{0,6})?")) {
      return Optional.empty();
    }
    long rounded = Math.round(Double.parseDouble(text));
    return Optional.of(Long.toString(Math.max(0, Math.min(GoalValue.MAX, rounded))));
  }
}
