package org.gonu.check.checks.evaluation;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.checks.Paths;
import org.gonu.check.graph.RuleGraph;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Stratum;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Predicate;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Checks stratification: no relation may depend on its own negation, since its meaning would be
 * undefined. Every group of mutually dependent relations is reported once, with a cycle through a
 * negation.
 *
 * <p>The language defines this for relation names. If the arguments show that no atom depends on
 * its own negation, the rules can be run.
 */
public final class StratificationCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Stratum component : index.components()) {
      ImmutableList<Use> negations = RuleGraph.innerNegations(component);
      if (negations.notEmpty()) {
        Optional<Use> real = new RuleGraph(component).negationInCycle();
        if (real.isPresent()) {
          findings.fatal(finding(real.get(), "", index, findings));
        } else {
          String although = ", though with other arguments";
          findings.breach(finding(negations.getFirst(), although, index, findings));
        }
      }
    }
  }

  private static Diagnostic finding(
      Use negation, String although, RuleIndex index, Findings findings) {
    Predicate head = negation.head();
    ImmutableList<Use> wayBack = Paths.to(head, index).from(negation.target());
    String claim =
        wayBack.isEmpty()
            ? "' negates itself"
            : "' negates '"
                + negation.target().name()
                + "', which depends on '"
                + head.name()
                + "'";
    Diagnostic finding =
        findings
            .at(
                DiagnosticCode.NEGATION_THROUGH_RECURSION,
                negation.atom().span(),
                "negation through recursion: '" + head.name() + claim + although)
            .withHelp(
                "negate only what does not depend on '"
                    + head.name()
                    + "', such as 'true' or a relation of your own");
    return Paths.withNotes(finding, wayBack);
  }
}
