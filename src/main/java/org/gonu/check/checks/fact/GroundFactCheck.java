package org.gonu.check.checks.fact;

import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/** Checks that facts have no variables, since nothing would bind them. */
public final class GroundFactCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule fact : index.rules().select(Rule::isFact)) {
      MutableList<Variable> variables = Traversal.variables(fact.head());
      if (variables.notEmpty()) {
        Variable first = variables.getFirst();
        Diagnostic finding =
            findings
                .at(
                    DiagnosticCode.VARIABLE_IN_FACT,
                    first.span(),
                    "variable '"
                        + first.name()
                        + "' in a fact of '"
                        + fact.head().relation().name()
                        + "'")
                .withHelp(
                    "write a constant, or make it a rule with a body that binds '"
                        + first.name()
                        + "'");
        findings.breachIf(index.isIdleDeclaration(fact), finding);
      }
    }
  }
}
