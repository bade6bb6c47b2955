package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.check.graph.Stratum;
import org.gonu.datalog.Relation;
import org.gonu.datalog.RuleInstances;
import org.gonu.datalog.StratumEvaluator;
import org.gonu.datalog.TermTable;
import org.gonu.datalog.WorkLimit;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.TermOrder;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * The relations of all atoms that can ever hold. Static relations are exact. Dynamic relations are
 * supersets of those in every reachable state.
 */
final class RelaxedModel {
  private final TermTable terms;
  private final MutableMap<Predicate, Relation> relations = Maps.mutable.empty();
  private final ImmutableSet<Predicate> dynamic;
  private final WorkLimit limit;
  private final SourceText source;

  /**
   * Computes the model.
   *
   * @param conjunctions the dynamic rules
   * @param dynamic their heads' predicates, {@code true} and {@code does}
   * @param needed the predicates of which relations are wanted
   */
  RelaxedModel(
      ValidatedRules rules,
      ImmutableList<Conjunction> conjunctions,
      ImmutableSet<Predicate> dynamic,
      ImmutableSet<Predicate> needed,
      WorkLimit limit) {
    this.terms = new TermTable(new TermOrder(rules.original()));
    this.dynamic = dynamic;
    this.limit = limit;
    this.source = rules.sheet().source();
    evaluateStatic(rules, needed);
    evaluateDynamic(conjunctions);
  }

  private void evaluate(Stratum stratum, ImmutableSet<Predicate> begun) {
    StratumEvaluator evaluator = new StratumEvaluator(stratum, begun, terms, this::relation, limit);
    try {
      evaluator.evaluate();
    } catch (GroundingAbandonedException late) {
      throw late.at(source, evaluator.running().map(Rule::span).orElse(Span.NONE));
    } catch (BrokenContractException endless) {
      throw new GroundingAbandonedException(String.valueOf(endless.getMessage()))
          .at(source, evaluator.running().map(Rule::span).orElse(Span.NONE));
    }
  }

  TermTable terms() {
    return terms;
  }

  /** The relation of a predicate; empty if it has no rules. */
  Relation relation(Predicate predicate) {
    return relations.getIfAbsentPut(predicate, () -> Relation.ofAllStates(predicate, terms));
  }

  /** A finder of rule instances over these relations. */
  RuleInstances instances() {
    return new RuleInstances(terms, this::relation, limit);
  }

  private void evaluateStatic(ValidatedRules rules, ImmutableSet<Predicate> needed) {
    MutableSet<Predicate> begun = Sets.mutable.empty();
    for (Stratum stratum : rules.strata()) {
      if (stratum.predicates().anySatisfy(p -> needed.contains(p) && !dynamic.contains(p))) {
        ImmutableSet<Predicate> continued = stratum.predicates().select(begun::contains);
        evaluate(stratum, continued);
        begun.addAllIterable(stratum.predicates());
      }
    }
  }

  private void evaluateDynamic(ImmutableList<Conjunction> conjunctions) {
    MutableList<Rule> relaxed = Lists.mutable.empty();
    for (Conjunction rule : conjunctions) {
      relaxed.add(new Rule(rule.head(), relax(rule.conditions()), rule.head().span()));
    }
    Variable fact = new Variable("?fact", Span.NONE);
    Variable role = new Variable("?role", Span.NONE);
    Atom holds = atom(Keyword.TRUE, fact);
    relaxed.add(rule(holds, atom(Keyword.INIT, fact)));
    relaxed.add(rule(holds, atom(Keyword.NEXT, fact)));
    relaxed.add(
        rule(
            atom(Keyword.DOES, role, fact),
            atom(Keyword.LEGAL, role, fact),
            atom(Keyword.ROLE, role)));
    evaluate(new Stratum(dynamic, relaxed.toImmutable(), true), Sets.immutable.empty());
  }

  /** Removes the negated literals of dynamic predicates. */
  ImmutableList<Literal> relax(ImmutableList<Literal> body) {
    return body.reject(
        literal ->
            literal instanceof Literal.Not not
                && not.operand() instanceof Atom atom
                && dynamic.contains(atom.predicate()));
  }

  private static Rule rule(Atom head, Atom... body) {
    return new Rule(head, Lists.immutable.<Literal>with(body), Span.NONE);
  }

  private static Atom atom(Keyword keyword, Term... arguments) {
    return new Atom(Constant.of(keyword.word()), Lists.immutable.with(arguments), Span.NONE);
  }
}
