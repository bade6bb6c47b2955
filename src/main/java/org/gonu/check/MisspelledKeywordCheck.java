package org.gonu.check;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.text.DiagnosticCode;

/** Relations whose name is next to that of a keyword and that make no sense as they are. */
final class MisspelledKeywordCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Predicate head : index.rulesByPredicate().keysView()) {
      ImmutableList<Rule> rules = index.rulesOf(head);
      index
          .slips()
          .intended(head)
          .ifPresent(
              word ->
                  findings.breach(
                      findings
                          .at(
                              DiagnosticCode.MISSPELLED_KEYWORD,
                              rules.getFirst().head().relation().span(),
                              "no rule uses the relation '"
                                  + head.name()
                                  + "'"
                                  + Findings.andMore(rules.size() - 1, "rule"))
                          .withHelp("did you mean '" + word + "'?")));
    }
    for (Predicate used : index.usesByPredicate().keysView()) {
      ImmutableList<Use> uses = index.usesOf(used);
      if (!index.isDefined(used)) {
        index
            .slips()
            .intended(used)
            .ifPresent(
                word ->
                    findings.breach(
                        findings
                            .at(
                                DiagnosticCode.MISSPELLED_KEYWORD,
                                uses.getFirst().atom().relation().span(),
                                "no rule defines the relation '"
                                    + used.name()
                                    + "'"
                                    + Findings.andMore(uses.size() - 1, "use"))
                            .withHelp("did you mean '" + word + "'?")));
      }
    }
  }
}
