package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Splits rules to reduce the number of instances (after Bichler, Morak and Woltran, lpopt: a rule
 * optimization tool for answer set programming, 2016). A group of variables that are not in the
 * head and are connected by literals becomes a rule of its own. Its head keeps only the variables
 * that the group shares with the rest. The numbers of instances of the parts then add instead of
 * multiply.
 */
final class RuleSplitter {
  private final SetIterable<Predicate> dynamic;
  private final MutableList<Conjunction> domains = Lists.mutable.empty();
  private int parts;

  /**
   * A splitter.
   *
   * @param dynamic predicates that depend on the state or on moves; other literals cost no gates
   */
  RuleSplitter(SetIterable<Predicate> dynamic) {
    this.dynamic = dynamic;
  }

  /** The parts of a rule, the rest of the rule last; only the rule itself if nothing is gained. */
  ImmutableList<Conjunction> split(Conjunction rule) {
    MutableSet<Variable> headVariables = Variables.of(rule.head()).toSet();
    MutableList<MutableSet<Variable>> groups = groups(rule.body(), headVariables);
    MutableList<Conjunction> result = Lists.mutable.empty();
    MutableList<Literal> rest = Lists.mutable.withAll(rule.body());
    for (MutableSet<Variable> group : groups) {
      ImmutableList<Literal> own = rule.body().select(l -> touches(l, group));
      MutableSet<Variable> shared = Conjunction.variables(own).difference(group).toSet();
      boolean gains = groups.size() > 1 || shared.size() < headVariables.size();
      if (gains && own.anySatisfy(this::isDynamic)) {
        Part part = part(rule, own, shared);
        if (part.isSafe(group)) {
          result.add(part.rule());
          rest.removeIf(own::contains);
          rest.add(part.rule().head());
        }
      }
    }
    return result.with(new Conjunction(rule.head(), rest.toImmutable())).toImmutable();
  }

  /**
   * Rules that define the guards of the parts made so far. They only list values and make no gates.
   */
  ImmutableList<Conjunction> domains() {
    return domains.toImmutable();
  }

  /** A rule that was split off, and the variables that it binds. */
  private record Part(Conjunction rule, MutableSet<Variable> bound) {
    boolean isSafe(MutableSet<Variable> group) {
      return bound.containsAllIterable(group)
          && bound.containsAllIterable(Variables.of(rule.head()));
    }
  }

  private Part part(Conjunction whole, ImmutableList<Literal> own, MutableSet<Variable> shared) {
    MutableSet<Variable> bound =
        Conjunction.variables(own.select(literal -> literal instanceof Atom));
    MutableList<Atom> guards = Lists.mutable.empty();
    ImmutableList<Atom> others = whole.body().reject(own::contains).selectInstancesOf(Atom.class);
    for (Variable open : shared.difference(bound)) {
      others
          .select(atom -> Variables.of(atom).contains(open))
          .minByOptional(atom -> isDynamic(atom) ? 1 : 0)
          .ifPresent(
              atom -> {
                guards.add(domain(open, atom));
                bound.add(open);
              });
    }
    Atom head = head("part ", shared.toSortedListBy(Variable::name), whole.head());
    return new Part(new Conjunction(head, own, guards.toImmutable()), bound);
  }

  /** A guard: an atom that holds for the values that a variable can have in another atom. */
  private Atom domain(Variable variable, Atom atom) {
    Atom head = head("domain ", Lists.mutable.of(variable), atom);
    domains.add(new Conjunction(head, Lists.immutable.of(atom)));
    return head;
  }

  /** The head of a new rule. Its name contains a blank, so that no name in a sheet equals it. */
  private Atom head(String kind, ListIterable<Variable> variables, Atom origin) {
    ImmutableList<Term> arguments = variables.<Term>collect(v -> v).toImmutableList();
    return new Atom(Constant.of(kind + parts++), arguments, origin.span());
  }

  private boolean isDynamic(Literal literal) {
    if (literal instanceof Literal.Not not) {
      return isDynamic(not.operand());
    }
    return literal instanceof Atom atom && dynamic.contains(atom.predicate());
  }

  private static boolean touches(Literal literal, SetIterable<Variable> group) {
    return Variables.of(literal).anySatisfy(group::contains);
  }

  /** The variables that are not in the head, grouped by the literals that connect them. */
  private static MutableList<MutableSet<Variable>> groups(
      ImmutableList<Literal> body, SetIterable<Variable> headVariables) {
    MutableList<MutableSet<Variable>> groups = Lists.mutable.empty();
    for (Literal literal : body) {
      ImmutableSet<Variable> inner = Variables.of(literal).reject(headVariables::contains);
      if (inner.notEmpty()) {
        MutableList<MutableSet<Variable>> joined =
            groups.select(group -> group.anySatisfy(inner::contains));
        groups.removeAll(joined);
        MutableSet<Variable> union = Sets.mutable.withAll(inner);
        joined.each(union::addAllIterable);
        groups.add(union);
      }
    }
    return groups;
  }
}
