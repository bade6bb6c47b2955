package org.gonu.check.checks.evaluation;

import java.util.Optional;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.UnsafeVariables;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SpellingDistance;

/**
 * Checks safety: every variable of a head, of a negated atom and of a {@code distinct} must be
 * bound by positive literals of the body. Otherwise a rule would hold for infinitely many terms.
 */
public final class SafetyCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule rule : index.rules().reject(Rule::isFact)) {
      ImmutableList<UnsafeVariables.Place> places = UnsafeVariables.in(rule);
      if (places.notEmpty()) {
        Occurrences occurrences = new Occurrences(rule);
        for (UnsafeVariables.Place place : places) {
          findings.breachIf(index.isIdleDeclaration(rule), finding(place, occurrences, findings));
        }
      }
    }
  }

  private static Diagnostic finding(
      UnsafeVariables.Place place, Occurrences occurrences, Findings findings) {
    Variable variable = place.variable();
    String name = "'" + variable.name() + "'";
    Diagnostic finding =
        findings.at(
            DiagnosticCode.UNSAFE_VARIABLE,
            variable.span(),
            "unsafe variable " + name + " in " + place.where());
    Optional<Variable> inBranch = occurrences.inPositiveAtom(variable);
    if (inBranch.isPresent()) {
      return finding
          .withNote(inBranch.get().span(), name + " is bound in a branch of 'or' only")
          .withHelp("bind " + name + " in every branch of this 'or', or outside of it");
    }
    return occurrences
        .similarName(variable)
        .map(similar -> finding.withSuggestion(similar.name()))
        .orElseGet(() -> finding.withHelp("bind " + name + " in a positive literal of the body"));
  }

  /** Where the variables of a rule occur. */
  private static final class Occurrences {
    /** Limit on comparisons of names; variables beyond it get no suggestion. */
    private static final int COMPARISONS = 100_000;

    /** Each variable by its first occurrence. */
    private final MutableList<Variable> all = Lists.mutable.empty();

    private final MutableBag<Variable> counts = Bags.mutable.empty();

    /** The first occurrence of each in a positive atom. */
    private final MutableMap<Variable, Variable> positive = Maps.mutable.empty();

    private int comparisonsLeft = COMPARISONS;

    Occurrences(Rule rule) {
      for (Variable variable : Traversal.variables(rule)) {
        counts.add(variable);
        if (counts.occurrencesOf(variable) == 1) {
          all.add(variable);
        }
      }
      Traversal.uses(rule)
          .reject(Use::negated)
          .flatCollect(use -> Traversal.variables((Literal) use.atom()))
          .each(variable -> positive.putIfAbsent(variable, variable));
    }

    /** An occurrence in a positive atom. If the variable is unsafe, the atom is in an 'or'. */
    Optional<Variable> inPositiveAtom(Variable variable) {
      return Optional.ofNullable(positive.get(variable));
    }

    /**
     * A similar variable of the rule, which a variable that occurs only once may be meant to be.
     */
    Optional<Variable> similarName(Variable variable) {
      comparisonsLeft -= all.size();
      int limit = SpellingDistance.tolerance(variable.name());
      if (counts.occurrencesOf(variable) > 1 || comparisonsLeft < 0) {
        return Optional.empty();
      }
      return all.detectOptional(
          other ->
              !other.equals(variable)
                  && SpellingDistance.between(variable.name(), other.name(), limit) <= limit);
    }
  }
}
