package org.gonu.check.checks.fact;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/**
 * Checks that a sheet which declares facts by {@code base}, or moves by {@code input}, declares all
 * of them, since other programs rely on it.
 */
public final class UndeclaredDomainCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    check(Keyword.INIT, Keyword.BASE, index, findings);
    check(Keyword.NEXT, Keyword.BASE, index, findings);
    check(Keyword.LEGAL, Keyword.INPUT, index, findings);
  }

  private static void check(Keyword made, Keyword declaring, RuleIndex index, Findings findings) {
    ImmutableList<Rule> declarations = index.rulesOf(declaring.predicate());
    if (declarations.isEmpty()) {
      return;
    }
    MatchIndex declared = new MatchIndex(declarations.collect(rule -> rule.head().arguments()));
    for (Rule rule : index.rulesOf(made.predicate())) {
      ImmutableList<Term> arguments = rule.head().arguments();
      if (!declared.mayMatch(arguments)) {
        Term what = arguments.getLast();
        findings.oddity(
            findings
                .at(
                    DiagnosticCode.UNDECLARED_DOMAIN,
                    what.span(),
                    "no '" + declaring.word() + "' declares '" + what + "'")
                .withHelp(
                    "declare it, or leave '"
                        + declaring.word()
                        + "' out altogether: programs take what it declares for all there is"));
      }
    }
  }
}
