package org.gonu.ground.splitting;

import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/** Rewrites rules so that they name the facts of arguments in place of whole facts. */
final class SplitRules {
  private final ImmutableList<Predicate> functions;

  /**
   * A rewriting.
   *
   * @param functions those whose facts are split; no rule negates one
   */
  SplitRules(ImmutableList<Predicate> functions) {
    this.functions = functions;
  }

  /** A rule that makes a fact becomes a rule for each argument; any other stays one rule. */
  ImmutableList<Rule> split(Conjunction rule) {
    return parts(rule.head()).collect(head -> new Rule(head, body(head, rule), head.span()));
  }

  /** The atoms for the arguments of the fact that an atom names; the atom alone for others. */
  private ImmutableList<Atom> parts(Atom atom) {
    // What is declared of facts is not used by engines.
    if (atom.is(Keyword.BASE) || SingleFact.function(atom).filter(functions::contains).isEmpty()) {
      return Lists.immutable.of(atom);
    }
    Compound fact = (Compound) atom.arguments().getFirst();
    return fact.arguments()
        .collectWithIndex(
            (argument, number) -> {
              Term part =
                  new Compound(
                      FactSplitting.part(fact.function().name(), number),
                      Lists.immutable.of(argument),
                      fact.span());
              return new Atom(atom.relation(), Lists.immutable.of(part), atom.span());
            });
  }

  private ImmutableList<Literal> body(Atom head, Conjunction rule) {
    MutableBag<Variable> uses = Bags.mutable.withAll(Variables.of(head));
    rule.body().each(literal -> uses.addAllIterable(usesOf(literal)));
    MutableList<Literal> body = Lists.mutable.empty();
    for (Literal literal : rule.body()) {
      if (literal instanceof Atom atom && parts(atom).size() > 1) {
        ImmutableList<Atom> parts = parts(atom);
        // An argument that nothing else names has some value if any other has.
        ImmutableList<Atom> telling = parts.reject(part -> isAnything(part, uses));
        body.addAllIterable(telling.isEmpty() ? parts.take(1) : telling);
      } else {
        body.add(literal);
      }
    }
    return body.toImmutable();
  }

  private ImmutableList<Variable> usesOf(Literal literal) {
    return literal instanceof Atom atom
        ? parts(atom).flatCollect(Variables::of)
        : Variables.of(literal).toList().toImmutable();
  }

  private static boolean isAnything(Atom part, MutableBag<Variable> uses) {
    return ((Compound) part.arguments().getFirst()).arguments().getFirst()
            instanceof Variable argument
        && uses.occurrencesOf(argument) == 1;
  }
}
