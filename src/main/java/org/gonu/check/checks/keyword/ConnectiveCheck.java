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
  private static final String LEAVE_OUT = "write its literals without it";

  private static final String NAME = "use a relation of your own that says it";

  private static final String SPLIT = "split the rule in two, or " + NAME;

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule rule : index.sheet().rules()) {
      rule.body()
          .each(
              literal -> {
                if (literal instanceof And and && and.operands().notEmpty()) {
                  findings.oddity(
                      and(and, LEAVE_OUT, findings).withReplacement(inside(and, findings)));
                  and.operands().each(operand -> check(operand, LEAVE_OUT, SPLIT, findings));
                } else {
                  check(literal, LEAVE_OUT, SPLIT, findings);
                }
              });
    }
  }

  /**
   * Checks a literal and those in it.
   *
   * @param help for an {@code and} in this place
   * @param helpInOr for an {@code and} that is an operand of an {@code or} in it
   */
  private static void check(Literal literal, String help, String helpInOr, Findings findings) {
    if (literal instanceof Not not) {
      if (!(not.operand() instanceof Atom)) {
        findings.oddity(
            finding(not, "in GDL 'not' stands before an atom only", findings)
                .withHelp(
                    "many programs do not read it: negate a relation of your own that says it"));
      }
      check(not.operand(), NAME, NAME, findings);
    } else if (literal instanceof And and) {
      findings.oddity(and(and, help, findings));
      and.operands().each(operand -> check(operand, LEAVE_OUT, helpInOr, findings));
    } else if (literal instanceof Or or) {
      or.operands().each(operand -> check(operand, helpInOr, helpInOr, findings));
    }
  }

  private static Diagnostic and(And and, String help, Findings findings) {
    return finding(and, "GDL has no 'and'", findings)
        .withHelp("many programs do not read it: " + help);
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
