package org.gonu.check.checks.keyword;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Reports keywords inside of terms, where they have no meaning, as in {@code (init (true (cell 1 1
 * b)))}.
 */
public final class KeywordAsFunctionCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    MutableMap<Keyword, MutableList<Compound>> places = Maps.mutable.empty();
    for (Rule rule : index.rules()) {
      collect(rule.head(), places);
      rule.body().each(literal -> collectCompared(literal, places));
    }
    // A misspelled 'not' or 'or' reads as a relation with literals as arguments.
    for (Use use : index.uses()) {
      if (index.keywordSlips().intended(use.target()).isEmpty()) {
        collect(use.atom(), places);
      }
    }
    places.forEachKeyValue((keyword, terms) -> report(keyword, terms, findings));
  }

  /** Those in the terms that a literal compares. */
  private static void collectCompared(
      Literal literal, MutableMap<Keyword, MutableList<Compound>> places) {
    if (literal instanceof Distinct distinct) {
      Traversal.forEachTerm((Literal) distinct, term -> collect(term, places));
    } else if (literal instanceof Not not) {
      collectCompared(not.operand(), places);
    } else if (literal instanceof Or or) {
      or.operands().each(operand -> collectCompared(operand, places));
    } else if (literal instanceof And and) {
      and.operands().each(operand -> collectCompared(operand, places));
    }
  }

  private static void collect(Atom atom, MutableMap<Keyword, MutableList<Compound>> places) {
    Traversal.forEachTerm((Literal) atom, term -> collect(term, places));
  }

  private static void collect(Term term, MutableMap<Keyword, MutableList<Compound>> places) {
    if (term instanceof Compound compound) {
      Keyword.of(compound.function().name())
          .ifPresent(keyword -> places.getIfAbsentPut(keyword, Lists.mutable::empty).add(compound));
    }
  }

  private static void report(Keyword keyword, MutableList<Compound> terms, Findings findings) {
    Diagnostic finding =
        findings.at(
            DiagnosticCode.KEYWORD_AS_FUNCTION,
            terms.getFirst().span(),
            "'"
                + keyword.word()
                + "' is used as a function"
                + Findings.andMore(terms.size() - 1, "use")
                + ": inside of a term it has no meaning");
    findings.breach(
        wrapped(terms.getFirst())
            .map(
                fact ->
                    finding
                        .withHelp("write the fact alone, " + fact + ", or take another name")
                        .withReplacement(fact.toString()))
            .orElseGet(
                () -> finding.withHelp("take another name, or move it out of the term around it")));
  }

  /** The fact in {@code (true f)}, which is a term by itself. */
  private static Optional<Term> wrapped(Compound term) {
    boolean ofOneFact =
        Keyword.of(term.function().name())
            .filter(word -> word == Keyword.TRUE || word == Keyword.INIT || word == Keyword.NEXT)
            .isPresent();
    return ofOneFact && term.arguments().size() == 1
        ? Optional.of(term.arguments().getFirst())
        : Optional.empty();
  }
}
