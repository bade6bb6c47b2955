package org.gonu.check.checks.relation;

import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/** Checks that a function has the same number of arguments everywhere. */
public final class FunctionArityCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    ArityClashes clashes = new ArityClashes("function", DiagnosticCode.FUNCTION_ARITY);
    for (Rule rule : index.rules()) {
      Traversal.forEachTerm(rule, term -> add(term, clashes));
    }
    clashes.report(findings);
  }

  private static void add(Term term, ArityClashes clashes) {
    if (term instanceof Compound compound) {
      clashes.add(compound.function().name(), compound.arguments().size(), compound.span());
    }
  }
}
