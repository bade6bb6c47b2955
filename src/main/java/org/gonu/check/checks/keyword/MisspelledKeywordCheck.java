package org.gonu.check.checks.keyword;

import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Predicate;
import org.gonu.text.DiagnosticCode;

/** Reports relations that are probably misspelled keywords. */
public final class MisspelledKeywordCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Predicate slip : index.keywordSlips().all()) {
      boolean defined = index.isDefined(slip);
      Constant first =
          defined
              ? index.rulesOf(slip).getFirst().head().relation()
              : index.usesOf(slip).getFirst().atom().relation();
      int places = defined ? index.rulesOf(slip).size() : index.usesOf(slip).size();
      String word = index.keywordSlips().intended(slip).orElseThrow();
      findings.breach(
          findings
              .at(
                  DiagnosticCode.MISSPELLED_KEYWORD,
                  first.span(),
                  (defined ? "unused relation '" : "undefined relation '")
                      + first.name()
                      + "'"
                      + Findings.andMore(places - 1, defined ? "rule" : "use")
                      + (index.keywordSlips().isMisspelled(slip)
                          ? " looks like the keyword '"
                          : " stands where the language has the word '")
                      + word
                      + "'")
              .withHelp(
                  "did you mean '"
                      + word
                      + "'? if not, "
                      + (defined ? "use" : "define")
                      + " '"
                      + first.name()
                      + "'")
              .withReplacement(word));
    }
  }
}
