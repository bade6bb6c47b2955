package org.gonu.check;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Relations that bodies look at but nothing defines. The language lets them be false everywhere, so
 * an engine can go on; to an author they are slips.
 */
final class UndefinedRelationCheck implements Check {
  /** No suggestions beyond so many findings: each compares with all relations of the sheet. */
  private static final int SUGGESTIONS = 100;

  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    int reported = 0;
    for (Predicate used : index.usesByPredicate().keysView()) {
      // Other checks tell of keywords and of relations defined with other numbers of arguments.
      boolean toldElsewhere =
          Keyword.of(used.name()).isPresent()
              || index.definesName(used.name())
              || index.slips().intended(used).isPresent();
      if (!toldElsewhere) {
        report(used, reported < SUGGESTIONS, index, findings);
        reported++;
      }
    }
  }

  private static void report(Predicate used, boolean suggest, RuleIndex index, Findings findings) {
    ImmutableList<Use> uses = index.usesOf(used);
    Use first = uses.getFirst();
    Diagnostic finding =
        findings.at(
            DiagnosticCode.UNDEFINED_RELATION,
            first.atom().relation().span(),
            "undefined relation '"
                + used.name()
                + "'"
                + Findings.andMore(uses.size() - 1, "use")
                + ": it is never true");
    Optional<Predicate> near = suggest ? nearest(used, index) : Optional.empty();
    findings.breach(
        near.isPresent()
            ? finding
                .withNote(
                    index.rulesOf(near.get()).getFirst().head().relation().span(),
                    "'" + near.get().name() + "' is defined here")
                .withHelp("did you mean '" + near.get().name() + "'?")
            : finding.withHelp(
                "add a fact or rule for '" + used.name() + "', or remove the condition"));
  }

  /** The defined relation with the most similar name and as many arguments. */
  private static Optional<Predicate> nearest(Predicate used, RuleIndex index) {
    int limit = SpellingDistance.tolerance(used.name());
    Optional<Predicate> nearest = Optional.empty();
    for (Predicate defined : index.rulesByPredicate().keysView()) {
      int distance =
          defined.arity() == used.arity()
              ? SpellingDistance.between(used.name(), defined.name(), limit)
              : limit + 1;
      if (distance <= limit) {
        nearest = Optional.of(defined);
        limit = distance - 1;
      }
    }
    return nearest;
  }
}
