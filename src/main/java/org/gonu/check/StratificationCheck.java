package org.gonu.check;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Predicate;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * No relation may depend on its own negation: there would be no telling which of them holds. Every
 * group of relations that depend on each other is reported once, with a cycle through a negation.
 */
final class StratificationCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Stratum stratum : index.strata().select(Stratum::recursive)) {
      stratum
          .rules()
          .flatCollect(Traversal::uses)
          .detectOptional(use -> use.negated() && index.inOneCycle(use.head(), use.target()))
          .ifPresent(use -> report(use, index, findings));
    }
  }

  private static void report(Use negation, RuleIndex index, Findings findings) {
    Predicate head = negation.head();
    String claim =
        negation.target().equals(head)
            ? "'" + head.name() + "' negates itself"
            : "'"
                + head.name()
                + "' negates '"
                + negation.target().name()
                + "', which depends on '"
                + head.name()
                + "'";
    ImmutableList<Use> wayBack = Paths.to(head, index).from(negation.target());
    Diagnostic finding =
        findings
            .at(
                DiagnosticCode.NEGATION_THROUGH_RECURSION,
                negation.atom().span(),
                "negation through recursion: " + claim)
            .withHelp(
                "a relation can be negated only where it does not depend on the head; decide it"
                    + " from 'true' or from relations outside of this cycle");
    findings.fatal(Paths.withNotes(finding, wayBack));
  }
}
