package org.gonu.check.checks.fact;

import java.util.Optional;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.Foundation;
import org.gonu.check.graph.KeywordSlips;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/**
 * Reports facts and relations of which there is never a first one: a step counter or a player in
 * turn without {@code init}, and a recursion without an end.
 */
public final class UnfoundedCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    KeywordSlips slips = index.keywordSlips();
    boolean known =
        !index.rulesOf(Keyword.INIT.predicate()).isEmpty()
            && !slips.isIntended(Keyword.INIT)
            && !slips.isIntended(Keyword.NEXT)
            && !slips.isIntended(Keyword.LEGAL);
    if (known) {
      for (Foundation.Made made : new Foundation(index).unfounded()) {
        Rule first = index.rules().detect(rule -> Foundation.isOf(rule.head(), made));
        findings.oddity(
            made.kind() == Foundation.Kind.RELATION
                ? relation(made.symbol(), first, findings)
                : fact(made.symbol(), first, index, findings));
      }
    }
  }

  private static Diagnostic fact(Predicate symbol, Rule first, RuleIndex index, Findings findings) {
    Span place = first.span().equals(Span.NONE) ? first.head().span() : first.span();
    Diagnostic finding =
        findings.at(
            DiagnosticCode.UNPRODUCED_FACT,
            place,
            "there is never a first fact '"
                + symbol.name()
                + "': no 'init' makes one, and each 'next' needs one before");
    Optional<String> guess = new FirstFact(symbol, index).guess();
    if (guess.isEmpty()) {
      return finding.withHelp("make the first one with 'init'");
    }
    String init = "(init " + guess.get() + ")";
    return finding
        .withHelp("make the first one with 'init', such as '" + init + "'")
        .withReplacement(init + "\n" + findings.text(place));
  }

  private static Diagnostic relation(Predicate symbol, Rule first, Findings findings) {
    return findings
        .at(
            DiagnosticCode.UNDEFINED_RELATION,
            first.head().relation().span(),
            "'" + symbol.name() + "' is never true: each of its rules needs it to be true before")
        .withHelp("add a fact or rule for '" + symbol.name() + "' that does not need it");
  }
}
