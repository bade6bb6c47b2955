package org.gonu.datalog;

import java.util.function.Function;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Detects before a rule is run that it would exceed the size limit of its relation. A literal that
 * shares variables only with the head is a factor of a Cartesian product: it multiplies the results
 * of the rest of the body. So it suffices to count the rest.
 */
final class Products {
  /** Smallest factor for which counting is cheap compared with running the rule. */
  private static final long MIN_FACTOR = 64;

  /** Upper bound of factors, which prevents overflow. */
  private static final long MAX_FACTOR = 1L << 31;

  private final Planner planner;
  private final Function<Predicate, Relation> relations;

  Products(Planner planner, Function<Predicate, Relation> relations) {
    this.planner = planner;
    this.relations = relations;
  }

  /**
   * Counts the conclusions of a rule, if that is cheap. The relations in its body must be complete.
   *
   * @throws org.gonu.machine.BrokenContractException if there are too many
   */
  void check(Rule rule) {
    ImmutableSet<Variable> told = Variables.of(rule.head());
    MutableBag<Variable> occurrences = Bags.mutable.empty();
    rule.body().each(literal -> occurrences.addAllIterable(Variables.of(literal)));
    ImmutableList<Literal> rest = rule.body().reject(l -> isFactor(l, told, occurrences));
    long factor = 1;
    for (Literal literal : rule.body()) {
      if (literal instanceof Atom atom && isFactor(atom, told, occurrences)) {
        factor = Math.min(MAX_FACTOR, factor * relations.apply(atom.predicate()).size());
      }
    }
    if (factor >= MIN_FACTOR) {
      count(rule.head(), rest, factor);
    }
  }

  /** True for an atom whose variables occur in the head and nowhere else in the body. */
  private static boolean isFactor(
      Literal literal, ImmutableSet<Variable> told, MutableBag<Variable> occurrences) {
    return literal instanceof Atom atom
        && atom.arguments().notEmpty()
        && atom.arguments().distinct().size() == atom.arguments().size()
        && atom.arguments()
            .allSatisfy(
                argument ->
                    argument instanceof Variable variable
                        && told.contains(variable)
                        && occurrences.occurrencesOf(variable) == 1);
  }

  private void count(Atom head, ImmutableList<Literal> rest, long factor) {
    ImmutableSet<Variable> bound = rest.flatCollect(Variables::of).toSet().toImmutable();
    ImmutableList<Term> shown =
        Variables.of(head).select(bound::contains).toList().<Term>collect(v -> v).toImmutable();
    Atom shorter = new Atom(Constant.of(head.predicate().name()), shown, head.span());
    Relation rows = relations.apply(head.predicate()).part(shown.size(), factor);
    planner.plan(new Rule(shorter, rest, head.span()), rows).run();
  }
}
