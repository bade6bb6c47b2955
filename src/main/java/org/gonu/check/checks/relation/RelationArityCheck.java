package org.gonu.check.checks.relation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.text.DiagnosticCode;

/** Checks that a relation has the same number of arguments everywhere. */
public final class RelationArityCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    MutableList<Atom> atoms = Lists.mutable.empty();
    for (Rule rule : index.rules()) {
      atoms.add(rule.head());
      Traversal.uses(rule).each(use -> atoms.add(use.atom()));
    }
    ArityClashes clashes = new ArityClashes("relation", DiagnosticCode.RELATION_ARITY);
    for (Atom atom : atoms) {
      if (Keyword.of(atom.relation().name()).isEmpty()) {
        clashes.add(atom.relation().name(), atom.arity(), atom.span());
      }
    }
    clashes.report(findings);
  }
}
