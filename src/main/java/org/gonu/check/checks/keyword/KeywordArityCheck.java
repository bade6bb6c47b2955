package org.gonu.check.checks.keyword;

import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.text.Counted;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/** Checks that keywords have their fixed number of arguments. */
public final class KeywordArityCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    index.rules().each(rule -> check(rule.head(), findings));
    index.uses().each(use -> check(use.atom(), findings));
  }

  private static void check(Atom atom, Findings findings) {
    atom.keyword()
        .filter(keyword -> keyword.arity() != atom.arity())
        .ifPresent(keyword -> report(atom, keyword, findings));
  }

  private static void report(Atom atom, Keyword keyword, Findings findings) {
    Diagnostic finding =
        findings
            .at(
                DiagnosticCode.KEYWORD_ARITY,
                atom.span(),
                "'"
                    + keyword.word()
                    + "' takes "
                    + (keyword.arity() == 0
                        ? "no arguments"
                        : Counted.of(keyword.arity(), "argument"))
                    + " but has "
                    + atom.arity()
                    + " here")
            .withHelp("write " + form(keyword));
    // Older sheets use 'base' and 'input' as names of ordinary relations.
    findings.breachIf(keyword == Keyword.BASE || keyword == Keyword.INPUT, finding);
  }

  private static String form(Keyword keyword) {
    return switch (keyword) {
      case ROLE -> "(role NAME)";
      case INIT, TRUE, NEXT, BASE -> "(" + keyword.word() + " FACT)";
      case DOES, LEGAL, INPUT -> "(" + keyword.word() + " ROLE MOVE)";
      case GOAL -> "(goal ROLE VALUE)";
      case TERMINAL -> "terminal";
    };
  }
}
