package org.gonu.check.checks.relation;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
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
    ImmutableList<Span> names = NamePlaces.of(index, CommaCheck::isIn);
    if (names.notEmpty()) {
      report(names.getFirst(), names.size() - 1, findings);
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
