package org.gonu.check.checks.relation;

import java.util.Optional;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SpellingDistance;

/**
 * Reports a name that a head gives, that stands nowhere else, and that is one letter away from a
 * name of the sheet: nothing asks for it, so that no other check misses anything.
 */
public final class LoneNameCheck implements Check {
  /** Shorter names, such as of columns and pieces, are often alike. */
  private static final int SHORTEST = 4;

  /** Limit on comparisons of names; later ones are not looked at. */
  private static final int COMPARISONS = 1_000_000;

  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    MutableBag<String> names = Bags.mutable.empty();
    for (Rule rule : index.rules()) {
      Traversal.forEachTerm(rule, term -> count(term, names));
    }
    ImmutableList<String> usual =
        names
            .selectByOccurrences(occurrences -> occurrences > 1)
            .toSet()
            .select(LoneNameCheck::isWord)
            .toSortedList()
            .toImmutable();
    int[] left = {COMPARISONS};
    for (Rule rule : index.rules()) {
      // Another check is about the names of roles.
      rule.head()
          .arguments()
          .drop(rule.head().keyword().isPresent() ? Math.max(0, rule.head().arity() - 1) : 0)
          .each(
              argument ->
                  Traversal.forEachTerm(
                      argument, term -> check(term, names, usual, left, findings)));
    }
  }

  private static void count(Term term, MutableBag<String> names) {
    if (term instanceof Compound compound) {
      count(compound.function(), names);
    } else if (term instanceof Constant constant) {
      names.add(constant.name());
    }
  }

  private static void check(
      Term term,
      MutableBag<String> names,
      ImmutableList<String> usual,
      int[] left,
      Findings findings) {
    if (term instanceof Compound compound) {
      check(compound.function(), names, usual, left, findings);
    } else if (term instanceof Constant constant
        && names.occurrencesOf(constant.name()) == 1
        && isWord(constant.name())) {
      left[0] -= usual.size();
      Optional<String> meant =
          left[0] < 0
              ? Optional.empty()
              : usual.detectOptional(name -> isSlip(constant.name(), name));
      meant.ifPresent(
          name ->
              findings.oddity(
                  findings
                      .at(
                          DiagnosticCode.LONE_NAME,
                          constant.span(),
                          "'" + constant.name() + "' stands nowhere else")
                      .withSuggestion(name)));
    }
  }

  /** True for one wrong letter inside of a word; another ending is rather another word. */
  private static boolean isSlip(String name, String meant) {
    return name.charAt(0) == meant.charAt(0)
        && !name.startsWith(meant)
        && !meant.startsWith(name)
        && SpellingDistance.between(name, meant, 1) <= 1;
  }

  private static boolean isWord(String name) {
    return name.length() >= SHORTEST && name.chars().allMatch(Character::isLetter);
  }
}
