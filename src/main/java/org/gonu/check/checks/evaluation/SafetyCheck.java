package org.gonu.check.checks.evaluation;

import java.util.Optional;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.BoundVariables;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
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
  private static final BoundVariables BOUND = new BoundVariables(atom -> true);

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Rule rule : index.rules().reject(Rule::isFact)) {
      new RuleSafety(rule, findings).run();
    }
  }

  /** The check of one rule. Each variable is reported once, at its first unsafe occurrence. */
  private static final class RuleSafety {
    private final Rule rule;
    private final Findings findings;
    private final MutableSet<Variable> reported = Sets.mutable.empty();

    /** Collected when the first finding needs them. */
    private Optional<Occurrences> occurrences = Optional.empty();

    RuleSafety(Rule rule, Findings findings) {
      this.rule = rule;
      this.findings = findings;
    }

    void run() {
      MutableSet<Variable> bound = BOUND.in(rule.body(), Sets.immutable.empty());
      String head = "the head of '" + rule.head().relation().name() + "'";
      requireBound(Traversal.variables(rule.head()), bound, head);
      check(rule.body(), bound);
    }

    private void check(ImmutableList<Literal> conjunction, SetIterable<Variable> bound) {
      for (Literal literal : conjunction) {
        if (literal instanceof Distinct) {
          requireBound(Traversal.variables(literal), bound, "'distinct'");
        } else if (literal instanceof Not not && not.operand() instanceof Atom atom) {
          String place = "the negated '" + atom.relation().name() + "'";
          requireBound(Traversal.variables(literal), bound, place);
        } else if (literal instanceof Not) {
          requireBound(Traversal.variables(literal), bound, "the negated 'distinct'");
        } else if (literal instanceof Or or) {
          for (Literal disjunct : or.operands()) {
            ImmutableList<Literal> branch = BoundVariables.conjunctionOf(disjunct);
            check(branch, BOUND.in(branch, bound));
          }
        }
      }
    }

    private void requireBound(
        MutableList<Variable> variables, SetIterable<Variable> bound, String place) {
      for (Variable variable : variables) {
        if (!bound.contains(variable) && reported.add(variable)) {
          report(variable, place);
        }
      }
    }

    private void report(Variable variable, String place) {
      String name = "'" + variable.name() + "'";
      Diagnostic finding =
          findings.at(
              DiagnosticCode.UNSAFE_VARIABLE,
              variable.span(),
              "unsafe variable " + name + " in " + place);
      Occurrences known = occurrences.orElseGet(() -> new Occurrences(rule));
      occurrences = Optional.of(known);
      Optional<Variable> inBranch = known.inPositiveAtom(variable);
      if (inBranch.isPresent()) {
        findings.fatal(
            finding
                .withNote(inBranch.get().span(), name + " is bound in a branch of 'or' only")
                .withHelp("bind " + name + " in every branch of this 'or', or outside of it"));
        return;
      }
      findings.fatal(
          known
              .similarName(variable)
              .map(similar -> finding.withSuggestion(similar.name()))
              .orElseGet(
                  () -> finding.withHelp("bind " + name + " in a positive literal of the body")));
    }
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
