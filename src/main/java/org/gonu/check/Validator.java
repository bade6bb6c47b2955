package org.gonu.check;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;

/** Checks a rule sheet against the static restrictions of the language. */
public final class Validator {
  private Validator() {}

  /** Runs all checks. The outcome has rules exactly if there is no error. */
  public static Outcome<ValidatedRules> validate(RuleSheet sheet, Strictness strictness) {
    ImmutableList<Rule> rules = sheet.rules().collect(NegationNormalForm::of);
    DependencyGraph graph = new DependencyGraph(rules);
    return Outcome.of(new ValidatedRules(sheet, rules, graph.strata()), Diagnostics.NONE);
  }
}
