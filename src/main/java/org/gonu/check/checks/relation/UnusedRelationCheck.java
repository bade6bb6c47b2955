package org.gonu.check.checks.relation;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/** Reports relations that no rule uses except their own. */
public final class UnusedRelationCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    ImmutableSet<Predicate> askedAsFacts = askedAsFacts(index);
    for (Predicate head : index.heads()) {
      boolean unused = index.usesOf(head).allSatisfy(use -> use.head().equals(head));
      // Other checks report misspellings, commas and arity clashes, which explain why nothing uses
      // it.
      boolean toldElsewhere =
          Keyword.of(head.name()).isPresent()
              || head.equals(HiddenInformationCheck.SEES)
              || CommaCheck.isIn(head.name())
              || index.keywordSlips().intended(head).isPresent()
              || index.relationSlips().isIntended(head)
              || askedAsFacts.contains(head)
              || index.isUsedOtherwise(head);
      if (unused && !toldElsewhere) {
        findings.oddity(finding(head, index.rulesOf(head), findings));
      }
    }
  }

  /** What rules ask for by {@code true}; relations among them are reported there. */
  private static ImmutableSet<Predicate> askedAsFacts(RuleIndex index) {
    return index
        .usesOf(Keyword.TRUE.predicate())
        .collect(use -> use.atom().arguments().getFirst())
        .reject(Variable.class::isInstance)
        .collect(MatchIndex::symbol)
        .toImmutableSet();
  }

  private static Diagnostic finding(Predicate head, ImmutableList<Rule> rules, Findings findings) {
    return findings
        .at(
            DiagnosticCode.UNUSED_RELATION,
            rules.getFirst().head().relation().span(),
            "nothing uses the relation '"
                + head.name()
                + "'"
                + Findings.andMore(rules.size() - 1, noun(rules.drop(1))))
        .withHelp("remove it, or use it in a rule");
  }

  private static String noun(ImmutableList<Rule> rules) {
    if (rules.allSatisfy(Rule::isFact)) {
      return "fact";
    }
    return rules.noneSatisfy(Rule::isFact) ? "rule" : "statement";
  }
}
