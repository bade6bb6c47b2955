package org.gonu.check.checks.role;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.GoalValue;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Reports goals of one role with different values of which the one holds wherever the other does,
 * by the text of their conditions alone. An engine finds the others in play.
 */
public final class ConflictingGoalsCheck implements Check {
  /** The most goal rules that are compared with each other. */
  private static final int MAX_GOALS = 1_000;

  @Override
  public void run(RuleIndex index, Findings findings) {
    ImmutableList<Rule> goals =
        index.rulesOf(Keyword.GOAL.predicate()).select(ConflictingGoalsCheck::isDefinite);
    for (int i = 0; i < Math.min(MAX_GOALS, goals.size()); i++) {
      Rule goal = goals.get(i);
      goals
          .take(i)
          .detectOptional(earlier -> contradict(earlier, goal))
          .ifPresent(earlier -> report(earlier, goal, findings));
    }
  }

  /** A goal with a value in the text; other checks report one that is no number. */
  private static boolean isDefinite(Rule goal) {
    return GoalValue.of(value(goal)).isPresent();
  }

  private static Term role(Rule goal) {
    return goal.head().arguments().getFirst();
  }

  private static Term value(Rule goal) {
    return goal.head().arguments().getLast();
  }

  private static boolean contradict(Rule one, Rule other) {
    return role(one).equals(role(other))
        && !GoalValue.of(value(one)).equals(GoalValue.of(value(other)))
        && (holdsWherever(one, other) || holdsWherever(other, one));
  }

  /** True if all conditions of a rule are conditions of another. */
  private static boolean holdsWherever(Rule rule, Rule other) {
    return other.body().containsAllIterable(rule.body());
  }

  private static void report(Rule earlier, Rule goal, Findings findings) {
    boolean always = earlier.isFact() && goal.isFact();
    boolean earlierIsWider = holdsWherever(earlier, goal);
    Rule wider = earlierIsWider ? earlier : goal;
    Diagnostic finding =
        findings
            .at(
                DiagnosticCode.CONFLICTING_GOALS,
                goal.head().span(),
                "the goal value of '"
                    + role(goal)
                    + "' is "
                    + value(earlierIsWider ? goal : earlier)
                    + (always ? "" : " here")
                    + " and "
                    + value(wider)
                    + " as well")
            .withNote(earlier.head().span(), "the other value")
            .withHelp(help(wider, always));
    if (always) {
      findings.breach(finding);
    } else {
      findings.oddity(finding);
    }
  }

  private static String help(Rule wider, boolean always) {
    return always
        ? "a role has one goal value: remove one, or give both conditions that exclude each other"
        : "a role has one goal value: add a condition to '"
            + wider.head()
            + "' that does not hold in the other rule";
  }
}
