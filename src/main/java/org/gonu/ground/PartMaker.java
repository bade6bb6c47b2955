package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/** Makes rules of their own from some literals of a rule. */
final class PartMaker {
  private final SetIterable<Predicate> dynamic;
  private int made;

  /**
   * A maker of parts.
   *
   * @param dynamic predicates that depend on the state or on moves
   */
  PartMaker(SetIterable<Predicate> dynamic) {
    this.dynamic = dynamic;
  }

  /**
   * A rule that was split off.
   *
   * @param bound the variables that it binds
   * @param domains rules that define its guards; they only list values and make no gates
   */
  record Part(Conjunction rule, MutableSet<Variable> bound, ImmutableList<Conjunction> domains) {
    /** True if all its variables are bound. */
    boolean isSafe() {
      return bound.containsAllIterable(Conjunction.variables(rule.body()))
          && bound.containsAllIterable(Variables.of(rule.head()));
    }

    /** What is left of a rule without these literals: the head of this rule stands for them. */
    Conjunction restOf(Conjunction whole, ImmutableList<Literal> own) {
      return new Conjunction(
          whole.head(), whole.body().reject(own::contains).newWith(rule.head()), whole.guards());
    }
  }

  /**
   * A rule for some literals.
   *
   * @param own literals of the body
   * @param shared the variables of the new rule's head
   */
  Part part(Conjunction whole, ImmutableList<Literal> own, SetIterable<Variable> shared) {
    MutableSet<Variable> bound =
        Conjunction.variables(own.select(literal -> literal instanceof Atom));
    MutableList<Atom> guards = Lists.mutable.empty();
    MutableList<Conjunction> domains = Lists.mutable.empty();
    ImmutableList<Atom> others = whole.body().reject(own::contains).selectInstancesOf(Atom.class);
    for (Variable open : shared.reject(bound::contains)) {
      others
          .select(atom -> Variables.of(atom).contains(open))
          .minByOptional(atom -> isDynamic(atom) ? 1 : 0)
          .ifPresent(
              atom -> {
                Atom head = head("domain ", Lists.mutable.of(open), atom);
                guards.add(head);
                domains.add(new Conjunction(head, Lists.immutable.of(atom)));
                bound.add(open);
              });
    }
    guards.addAllIterable(others.select(atom -> restricts(atom, shared)));
    Atom head = head("part ", shared.toSortedListBy(Variable::name), whole.head());
    return new Part(new Conjunction(head, own, guards.toImmutable()), bound, domains.toImmutable());
  }

  /**
   * True for a static atom that relates variables which a part shares with the rest of its rule.
   */
  private boolean restricts(Atom atom, SetIterable<Variable> shared) {
    return !isDynamic(atom)
        && Variables.of(atom).size() > 1
        && shared.containsAllIterable(Variables.of(atom));
  }

  /** The head of a new rule. Its name contains a blank, so that no name in a sheet equals it. */
  private Atom head(String kind, ListIterable<Variable> variables, Atom origin) {
    ImmutableList<Term> arguments = variables.<Term>collect(v -> v).toImmutableList();
    return new Atom(Constant.of(kind + made++), arguments, origin.span());
  }

  /** True for an atom, negated or not, that depends on the state or on moves. */
  boolean isDynamic(Literal literal) {
    if (literal instanceof Literal.Not not) {
      return isDynamic(not.operand());
    }
    // What was made before depends on the state, or no rule would have been made for it.
    return literal instanceof Atom atom
        && (dynamic.contains(atom.predicate()) || atom.relation().name().startsWith("part "));
  }
}
