package org.gonu.check.checks.relation;

import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Predicate;
import org.gonu.text.DiagnosticCode;

/**
 * Refuses sheets with hidden information, which {@code sees} describes (Thielscher, A general game
 * description language for incomplete information games, 2010). Played with open cards they would
 * be other games; but a sheet may also say that all see every move. A relation of this name that
 * other rules ask for is one of the sheet's own.
 */
public final class HiddenInformationCheck implements Check {
  /** What a role perceives of a joint move. */
  static final Predicate SEES = new Predicate("sees", 2);

  @Override
  public void run(RuleIndex index, Findings findings) {
    if (isHidden(index) && !OpenCards.areShown(index)) {
      findings.fatal(
          findings
              .at(
                  DiagnosticCode.HIDDEN_INFORMATION,
                  index.rulesOf(SEES).getFirst().head().relation().span(),
                  "'sees' makes this a game with hidden information, which gonu does not play")
              .withHelp(
                  "it is a sheet of GDL-II; without 'sees' every player knows everything, and the"
                      + " game is another one"));
    }
  }

  /** True if the sheet tells what roles perceive: one may perceive what another does. */
  static boolean isHidden(RuleIndex index) {
    return index.rulesOf(SEES).notEmpty()
        && index.usesOf(SEES).allSatisfy(use -> use.head().equals(SEES));
  }
}
