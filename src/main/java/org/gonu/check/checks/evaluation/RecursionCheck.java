package org.gonu.check.checks.evaluation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.BoundVariables;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Stratum;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.check.graph.VariableDepth;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.DiagnosticCode;

/**
 * Checks the recursion restriction, which keeps relations finite: each argument of a recursive
 * literal must be ground, or an argument of the head, or bound by literals outside of the cycle.
 *
 * <p>A cycle that breaks it is fatal only if a rule of the cycle also builds larger terms from
 * unbounded ones. Otherwise the depth of terms has a limit, that of what the rules build of ground
 * terms and of values from outside of the cycle: a recursive step adds nothing to it. So there are
 * finitely many, and evaluation terminates. A transitive closure that calls itself twice is an
 * example.
 */
public final class RecursionCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Stratum stratum : index.components().select(Stratum::recursive)) {
      ImmutableList<CycleRule> rules =
          stratum
              .rules()
              .collect(rule -> new CycleRule(rule, stratum))
              .select(rule -> rule.calls.notEmpty());
      ImmutableList<CycleRule> breaking = rules.select(rule -> rule.unboundedCall().isPresent());
      ImmutableList<CycleRule> growing = rules.select(rule -> rule.growingTerm().isPresent());
      if (breaking.notEmpty() && growing.notEmpty()) {
        growing.each(rule -> reportGrowth(rule, findings));
      } else {
        breaking.each(rule -> reportBreach(rule, findings));
      }
    }
  }

  private static void reportGrowth(CycleRule rule, Findings findings) {
    Compound term = rule.growingTerm().orElseThrow();
    Variable variable = Traversal.variables(term).detect(each -> rule.grows(each, term));
    String head = rule.rule.head().relation().name();
    Atom call = rule.calls.getFirst();
    findings.fatal(
        findings
            .at(
                DiagnosticCode.UNBOUNDED_RECURSION,
                term.span(),
                "unbounded recursion: '"
                    + term
                    + "' in a rule of '"
                    + head
                    + "' grows with every step")
            .withNote(
                call.span(),
                "the rule applies to its own results through '" + call.relation().name() + "'")
            .withHelp(
                "bind '"
                    + variable.name()
                    + "' in a literal that does not depend on '"
                    + head
                    + "'"));
  }

  private static void reportBreach(CycleRule rule, Findings findings) {
    Term argument = rule.unboundedCall().orElseThrow();
    String head = rule.rule.head().relation().name();
    findings.breach(
        findings
            .at(
                DiagnosticCode.UNBOUNDED_RECURSION,
                argument.span(),
                "recursion of '"
                    + head
                    + "' over '"
                    + argument
                    + "', which nothing outside of the recursion bounds")
            .withHelp(
                "bind it in a literal that does not depend on '"
                    + head
                    + "', or make it an argument of the head"));
  }

  /** A rule of a cycle. */
  private static final class CycleRule {
    private final Rule rule;

    /** The positive atoms of the body that depend on the head. */
    private final ImmutableList<Atom> calls;

    /** Variables whose values come from outside of the cycle. */
    private final MutableSet<Variable> bounded;

    /** Both sides of each equality. */
    private final MutableList<Term> equated = Lists.mutable.empty();

    CycleRule(Rule rule, Stratum stratum) {
      this.rule = rule;
      this.calls =
          Traversal.uses(rule)
              .select(use -> !use.negated() && stratum.predicates().contains(use.target()))
              .collect(Use::atom);
      this.bounded =
          new BoundVariables(atom -> !stratum.predicates().contains(atom.predicate()))
              .in(rule.body(), Sets.immutable.empty());
      rule.body().each(this::addEqualities);
    }

    /** An argument of a recursive literal that breaks the restriction. */
    Optional<Term> unboundedCall() {
      return calls
          .flatCollect(Atom::arguments)
          .detectOptional(
              argument ->
                  !BoundVariables.allBound(argument, bounded)
                      && !rule.head().arguments().contains(argument));
    }

    /** A compound that the rule builds around a variable that may be deeper in it than before. */
    Optional<Compound> growingTerm() {
      return Lists.mutable
          .withAll(rule.head().arguments())
          .withAll(equated)
          .selectInstancesOf(Compound.class)
          .detectOptional(built -> Traversal.variables(built).anySatisfy(v -> grows(v, built)));
    }

    /**
     * True if an unbounded variable may be deeper in a compound than in the literal that gives its
     * value: one of the recursive literals, of which the flattest counts, or any equality.
     */
    boolean grows(Variable variable, Compound built) {
      return !bounded.contains(variable)
          && (VariableDepth.in(built, variable) > depthInCalls(variable)
              || !equated.allSatisfy(term -> BoundVariables.allBound(term, bounded)));
    }

    private int depthInCalls(Variable variable) {
      return calls
          .collectInt(call -> VariableDepth.in(call.arguments(), variable))
          .select(depth -> depth != VariableDepth.ABSENT)
          .minIfEmpty(0);
    }

    private void addEqualities(Literal literal) {
      if (literal instanceof Not not && not.operand() instanceof Distinct equality) {
        equated.add(equality.left());
        equated.add(equality.right());
      } else if (literal instanceof Or or) {
        or.operands().flatCollect(BoundVariables::conjunctionOf).each(this::addEqualities);
      }
    }
  }
}
