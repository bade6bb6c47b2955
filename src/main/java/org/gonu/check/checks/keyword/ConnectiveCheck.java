package org.gonu.check.checks.keyword;

import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/** Checks that {@code and} is not used, and that {@code not} only negates atoms. */
public final class ConnectiveCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule rule : index.sheet().rules()) {
      rule.body()
          .each(
              literal -> {
                if (literal instanceof And and && and.operands().notEmpty()) {
                  findings.oddity(and(and, findings).withReplacement(inside(and, findings)));
                  and.operands().each(operand -> check(operand, findings));
                } else {
                  check(literal, findings);
                }
              });
    }
  }

  private static void check(Literal literal, Findings findings) {
    if (literal instanceof Not not) {
      if (!(not.operand() instanceof Atom)) {
        findings.oddity(
            finding(not, "in GDL 'not' stands before an atom only", findings)
                .withHelp(
                    "many programs do not read it: negate a relation of your own that says it"));
      }
      check(not.operand(), findings);
    } else if (literal instanceof And and) {
      findings.oddity(and(and, findings));
      and.operands().each(operand -> check(operand, findings));
    } else if (literal instanceof Or or) {
      or.operands().each(operand -> check(operand, findings));
    }
  }

  private static Diagnostic and(And and, Findings findings) {
    return finding(and, "GDL has no 'and'", findings)
        .withHelp("many programs do not read it: write its literals without it");
  }

  /** The literals as they stand in the text, which can stand in a body without {@code and}. */
  private static String inside(And and, Findings findings) {
    return findings.text(
        new Span(and.operands().getFirst().span().start(), and.operands().getLast().span().end()));
  }

  private static Diagnostic finding(Literal literal, String message, Findings findings) {
    return findings.at(DiagnosticCode.UNCOMMON_CONNECTIVE, literal.span(), message);
  }
}
