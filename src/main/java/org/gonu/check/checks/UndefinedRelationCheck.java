package org.gonu.check.checks;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Predicate;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Reports relations that bodies use but nothing defines. In the language they are false everywhere,
 * but they are probably mistakes.
 */
public final class UndefinedRelationCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Predicate used : index.relationSlips().undefined()) {
      report(used, index, findings);
    }
  }

  private static void report(Predicate used, RuleIndex index, Findings findings) {
    ImmutableList<Use> uses = index.usesOf(used);
    Use first = uses.getFirst();
    Diagnostic finding =
        findings.at(
            DiagnosticCode.UNDEFINED_RELATION,
            first.atom().relation().span(),
            "undefined relation '"
                + used.name()
                + "'"
                + Findings.andMore(uses.size() - 1, "use")
                + ": it is never true");
    Optional<Predicate> near = index.relationSlips().intended(used);
    findings.breach(
        near.isPresent()
            ? finding
                .withNote(
                    index.rulesOf(near.get()).getFirst().head().relation().span(),
                    "'" + near.get().name() + "' is defined here")
                .withSuggestion(near.get().name())
            : finding.withHelp(
                "add a fact or rule for '" + used.name() + "', or remove the condition"));
  }
}
