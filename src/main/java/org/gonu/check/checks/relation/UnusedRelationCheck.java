package org.gonu.check.checks.relation;

import org.eclipse.collections.api.list.ImmutableList;
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
    for (Predicate head : index.rulesByPredicate().keysView()) {
      boolean unused = index.usesOf(head).allSatisfy(use -> use.head().equals(head));
      // Other checks report misspellings and arity clashes, which explain why nothing uses it.
      boolean toldElsewhere =
          Keyword.of(head.name()).isPresent()
              || head.equals(HiddenInformationCheck.SEES)
              || index.keywordSlips().intended(head).isPresent()
              || index.relationSlips().isIntended(head)
              || isAskedAsFact(head, index)
              || index.usesByName(head.name()).anySatisfy(u -> !u.target().equals(head));
      if (unused && !toldElsewhere) {
        findings.oddity(finding(head, index.rulesOf(head), findings));
      }
    }
  }

  /** True if a rule asks for it by {@code true}, which is reported there. */
  private static boolean isAskedAsFact(Predicate head, RuleIndex index) {
    return index
        .usesOf(Keyword.TRUE.predicate())
        .collect(use -> use.atom().arguments().getFirst())
        .anySatisfy(asked -> !(asked instanceof Variable) && MatchIndex.symbol(asked).equals(head));
  }

  private static Diagnostic finding(Predicate head, ImmutableList<Rule> rules, Findings findings) {
    String defined = rules.getFirst().isFact() ? "fact" : "rule";
    return findings
        .at(
            DiagnosticCode.UNUSED_RELATION,
            rules.getFirst().head().relation().span(),
            "nothing uses the relation '"
                + head.name()
                + "'"
                + (rules.size() == 1 ? "" : Findings.andMore(rules.size() - 1, defined)))
        .withHelp("remove it, or use it in a rule");
  }
}
