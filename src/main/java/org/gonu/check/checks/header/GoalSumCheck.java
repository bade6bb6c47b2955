package org.gonu.check.checks.header;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleGraph;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.GameKind;
import org.gonu.gdl.GameKind.Stakes;
import org.gonu.gdl.GoalValue;
import org.gonu.gdl.HeaderLine;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.SheetHeader;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/**
 * Checks the goal values of two-player games against the header. In a zero-sum game, every goal
 * value of one role must have its complement to 100 among those of the other. In a cooperative
 * game, both must have the same values. Only literal numbers count, no variables.
 */
public final class GoalSumCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    Optional<HeaderLine> line = SheetHeader.line(index.sheet(), SheetHeader.KIND);
    Optional<Stakes> stakes =
        line.flatMap(each -> GameKind.parse(each.value()))
            .filter(kind -> kind.players() == 2)
            .flatMap(GameKind::stakes)
            .filter(each -> each != Stakes.GENERAL_SUM);
    ImmutableList<Rule> goals = index.rulesOf(Keyword.GOAL.predicate());
    if (stakes.isEmpty() || !goals.allSatisfy(goal -> value(goal).isPresent())) {
      return;
    }
    ImmutableList<Term> roles =
        index
            .rulesOf(Keyword.ROLE.predicate())
            .collect(rule -> rule.head().arguments().getFirst())
            .distinct();
    for (Rule goal : roles.size() == 2 ? goals : goals.take(0)) {
      int value = value(goal).getAsInt();
      int needed = stakes.get() == Stakes.ZERO_SUM ? 100 - value : value;
      for (Term role : roles) {
        boolean ownGoal = RuleGraph.mayMatch(goal.head().arguments().getFirst(), role);
        Term other = role.equals(roles.getFirst()) ? roles.getLast() : roles.getFirst();
        if (ownGoal && !values(goals, other).contains(needed)) {
          report(line.get(), goal, other, stakes.get(), findings);
          break;
        }
      }
    }
  }

  private static OptionalInt value(Rule goal) {
    return GoalValue.of(goal.head().arguments().getLast());
  }

  private static ImmutableSet<Integer> values(ImmutableList<Rule> goals, Term role) {
    return goals
        .select(goal -> RuleGraph.mayMatch(goal.head().arguments().getFirst(), role))
        .collect(goal -> value(goal).getAsInt())
        .toImmutableSet();
  }

  private static void report(
      HeaderLine line, Rule goal, Term other, Stakes stakes, Findings findings) {
    findings.oddity(
        findings
            .at(
                DiagnosticCode.KIND_AGAINST_GOALS,
                goal.head().span(),
                "no goal of '" + other + "' goes with this one in a game that is " + stakes.label())
            .withNote(line.valueSpan(), "the header says so")
            .withHelp(
                stakes == Stakes.ZERO_SUM
                    ? "goal values of a zero-sum game make 100 together: correct them, or the kind"
                    : "all roles of a cooperative game get the same: correct them, or the kind"));
  }
}
