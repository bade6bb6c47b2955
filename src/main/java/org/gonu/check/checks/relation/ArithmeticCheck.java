package org.gonu.check.checks.relation;

import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Arithmetic;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.DiagnosticCode;

/**
 * Reports calculations and comparisons. As a relation, {@code <} is never true where no rule
 * defines it. As a function, {@code (+ ?x 1)} is a term like all others; a sheet that builds such
 * terms and takes them apart again knows what it does, and is left alone.
 */
public final class ArithmeticCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    if (index.sheet().complete()) {
      index
          .used()
          .select(used -> Arithmetic.isSign(used.name()) && !index.definesName(used.name()))
          .each(used -> undefined(used, index, findings));
    }
    functions(index, findings);
  }

  private static void undefined(Predicate used, RuleIndex index, Findings findings) {
    ImmutableList<Use> uses = index.usesOf(used);
    findings.breach(
        findings
            .at(
                DiagnosticCode.ARITHMETIC,
                uses.getFirst().atom().span(),
                "GDL does not know '"
                    + used.name()
                    + "'"
                    + Findings.andMore(uses.size() - 1, "use")
                    + ": this is never true")
            .withHelp(help(used.name())));
  }

  private static String help(String sign) {
    if (Arithmetic.isEquality(sign)) {
      return "to say that two things are the same, write the same variable in both places";
    }
    return Arithmetic.isComparison(sign) ? Arithmetic.HELP_COMPARISON : Arithmetic.HELP_CALCULATION;
  }

  private static void functions(RuleIndex index, Findings findings) {
    MutableBag<Predicate> inHeads = Bags.mutable.empty();
    MutableBag<Predicate> inBodies = Bags.mutable.empty();
    MutableMap<Predicate, Compound> first = Maps.mutable.empty();
    for (Rule rule : index.rules()) {
      collect(rule.head(), inHeads, first);
      Traversal.uses(rule).each(use -> collect(use.atom(), inBodies, first));
    }
    first.forEachKeyValue(
        (symbol, term) -> {
          int built = inHeads.occurrencesOf(symbol);
          int read = inBodies.occurrencesOf(symbol);
          if (built == 0 || read == 0) {
            report(term, built + read, findings);
          }
        });
  }

  /**
   * Calculations with a variable, and sums of numbers alone; other signs with constants may be
   * names that an author likes.
   */
  private static void collect(
      Atom atom, MutableBag<Predicate> places, MutableMap<Predicate, Compound> first) {
    for (Term argument : atom.arguments()) {
      Traversal.forEachTerm(
          argument,
          term -> {
            if (term instanceof Compound compound
                && Arithmetic.isCalculation(compound.function().name())
                && (compound.arguments().anySatisfy(Variable.class::isInstance)
                    || isSumOfNumbers(compound))) {
              places.add(compound.symbol());
              first.putIfAbsent(compound.symbol(), compound);
            }
          });
    }
  }

  private static boolean isSumOfNumbers(Compound compound) {
    return compound.function().name().matches("[+-]")
        && compound.arguments().allSatisfy(term -> term.toString().matches("[0-9]+"));
  }

  private static void report(Compound term, int uses, Findings findings) {
    findings.oddity(
        findings
            .at(
                DiagnosticCode.ARITHMETIC,
                term.span(),
                "'"
                    + term
                    + "'"
                    + Findings.andMore(uses - 1, "use")
                    + " is a term like all others: nothing is calculated")
            .withHelp(Arithmetic.HELP_CALCULATION));
  }
}
