package org.gonu.check.checks.relation;

import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/** Reports commas, which separate arguments in other languages and belong to names here. */
public final class CommaCheck implements Check {
  private static final String COMMA = ",";

  /** True for a name that no author means to be one. */
  static boolean isIn(String name) {
    return name.contains(COMMA);
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    if (!isIn(index.sheet().source().text())) {
      return;
    }
    MutableList<Span> names = Lists.mutable.empty();
    for (Rule rule : index.rules()) {
      add(rule.head().relation(), names);
      Traversal.uses(rule).collect(Use::atom).each(atom -> add(atom.relation(), names));
      Traversal.forEachTerm(rule, term -> add(term, names));
    }
    if (names.notEmpty()) {
      report(names.min(Comparator.comparingInt(Span::start)), names.size() - 1, findings);
    }
  }

  private static void add(Term term, MutableList<Span> names) {
    if (term instanceof Compound compound) {
      add(compound.function(), names);
    } else if (term instanceof Constant constant && isIn(constant.name())) {
      names.add(constant.span());
    } else if (term instanceof Variable variable && isIn(variable.name())) {
      names.add(variable.span());
    }
  }

  private static void report(Span name, int others, Findings findings) {
    String text = findings.text(name);
    String meant = text.replace(COMMA, " ").strip();
    Diagnostic finding =
        findings
            .at(
                DiagnosticCode.COMMA_IN_NAME,
                name,
                "the comma in '"
                    + text
                    + "'"
                    + Findings.andMore(others, "name")
                    + " separates nothing: it is a part of the name")
            .withHelp(
                meant.isEmpty() ? "remove it" : "put blanks alone between arguments: " + meant)
            .withReplacement(meant);
    findings.breach(finding);
  }
}
