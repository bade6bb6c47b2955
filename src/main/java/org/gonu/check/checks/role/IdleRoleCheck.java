package org.gonu.check.checks.role;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/** Checks that every role has moves and goals. Chance needs no goal. */
public final class IdleRoleCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    check(Keyword.LEGAL, "has no move", "(legal ROLE noop)", index, findings);
    check(Keyword.GOAL, "has no goal", "(<= (goal ROLE 100) ...)", index, findings);
  }

  /** True if a rule names a role that there is not, which is told of it and explains the rest. */
  private static boolean isOfNobody(Rule rule, RuleIndex index) {
    Term named = rule.head().arguments().getFirst();
    ImmutableList<Rule> roles = index.rulesOf(Keyword.ROLE.predicate());
    return named.isGround()
        && roles.allSatisfy(Rule::isFact)
        && roles.noneSatisfy(role -> role.head().arguments().getFirst().equals(named));
  }

  private static void check(
      Keyword keyword, String message, String example, RuleIndex index, Findings findings) {
    ImmutableList<Rule> rules = index.rulesOf(keyword.predicate());
    if (rules.isEmpty()) {
      return;
    }
    if (rules.anySatisfy(rule -> isOfNobody(rule, index))) {
      return;
    }
    MatchIndex served = new MatchIndex(rules.collect(rule -> rule.head().arguments().take(1)));
    for (Rule roleRule : index.rulesOf(Keyword.ROLE.predicate()).select(Rule::isFact)) {
      Term role = roleRule.head().arguments().getFirst();
      boolean isServed =
          served.mayMatch(Lists.immutable.of(role))
              || (keyword == Keyword.GOAL && role.equals(Constant.RANDOM));
      if (!isServed && role instanceof Constant) {
        findings.breach(
            findings
                .at(DiagnosticCode.IDLE_ROLE, role.span(), "the role '" + role + "' " + message)
                .withNote(
                    rules.getFirst().head().span(), "'" + keyword.word() + "' is for others only")
                .withHelp("add a rule such as " + example.replace("ROLE", role.toString())));
      }
    }
  }
}
