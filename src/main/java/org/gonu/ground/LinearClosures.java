package org.gonu.ground;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.Stacks;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.stack.MutableStack;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Lets transitive closures grow by single steps. A closure that is written as {@code (path ?x ?z)}
 * of {@code (path ?x ?y)} and {@code (path ?y ?z)} has an instance for any three places; with a
 * step in place of one of the two paths it has one for each place and step, and only the paths from
 * one place, or to one, have to be known where a rule asks for these. Both are the same relation
 * (Ullman, Principles of Database and Knowledge-Base Systems, volume 2, 1989, on linear recursion).
 */
final class LinearClosures {
  private final ImmutableList<Conjunction> rules;
  private final ImmutableListMultimap<Predicate, Conjunction> byHead;
  private int renamed;

  private LinearClosures(ImmutableList<Conjunction> rules) {
    this.rules = rules;
    this.byHead = rules.groupBy(rule -> rule.head().predicate());
  }

  /** The same relations by rules in which no closure is made of two of itself. */
  static ImmutableList<Conjunction> in(ImmutableList<Conjunction> rules) {
    return new LinearClosures(rules).linear();
  }

  private ImmutableList<Conjunction> linear() {
    return rules.flatCollect(
        rule ->
            Doubling.of(rule)
                .filter(doubling -> isClosure(rule))
                .map(doubling -> bySteps(rule, doubling))
                .orElseGet(() -> Lists.immutable.of(rule)));
  }

  /**
   * A rule that makes a relation of two atoms of the same relation, the one going on where the
   * other ends.
   *
   * @param first the atom that has the beginning
   * @param second the atom that has the end
   */
  private record Doubling(Atom head, Atom first, Atom second) {
    static Optional<Doubling> of(Conjunction rule) {
      Predicate relation = rule.head().predicate();
      ImmutableList<Atom> paths =
          rule.body()
              .selectInstancesOf(Atom.class)
              .select(atom -> atom.predicate().equals(relation));
      if (paths.size() != 2 || rule.guards().notEmpty()) {
        return Optional.empty();
      }
      ImmutableList<Literal> others = rule.body().reject(paths::contains);
      return Lists.immutable
          .of(
              new Doubling(rule.head(), paths.get(0), paths.get(1)),
              new Doubling(rule.head(), paths.get(1), paths.get(0)))
          .detectOptional(doubling -> doubling.isComposition(others));
    }

    /**
     * True if the head has the beginning of the first atom and the end of the second one.
     *
     * @param others conditions; they may only tell where paths are put together
     */
    private boolean isComposition(ImmutableList<Literal> others) {
      MutableSet<Term> ends = Sets.mutable.empty();
      MutableSet<Term> beginnings = Sets.mutable.empty();
      MutableSet<Term> kept = Sets.mutable.empty();
      int moving = 0;
      for (int i = 0; i < head.arity(); i++) {
        Term own = head.arguments().get(i);
        boolean isBeginning = own.equals(first.arguments().get(i));
        boolean isEnd = own.equals(second.arguments().get(i));
        if (!isBeginning && !isEnd) {
          return false;
        }
        if (!isBeginning) {
          ends.add(first.arguments().get(i));
          moving++;
        }
        if (!isEnd) {
          beginnings.add(second.arguments().get(i));
        }
        if (isBeginning && isEnd) {
          kept.add(own);
        }
      }
      return moving > 0
          && moving == ends.size()
          && ends.equals(beginnings)
          && areVariablesApart(ends)
          && kept.withAll(ends).containsAllIterable(Conjunction.variables(others));
    }

    /** True if all arguments are variables, those of the head all different from each other. */
    private boolean areVariablesApart(MutableSet<Term> between) {
      MutableSet<Term> all = Sets.mutable.withAll(head.arguments()).withAll(between);
      return all.allSatisfy(Variable.class::isInstance)
          && all.size() == head.arity() + between.size();
    }

    /** True if an atom names the place at which paths begin or end. */
    private boolean isNamed(Atom use, Atom side) {
      for (int i = 0; i < head.arity(); i++) {
        boolean isMoving = !first.arguments().get(i).equals(second.arguments().get(i));
        boolean isOfSide = side.arguments().get(i).equals(head.arguments().get(i));
        if (isMoving && isOfSide && !use.arguments().get(i).isGround()) {
          return false;
        }
      }
      return true;
    }
  }

  /** True if nothing else in the rules of the relation depends on it. */
  private boolean isClosure(Conjunction doubling) {
    Predicate relation = doubling.head().predicate();
    MutableSet<Predicate> seen = Sets.mutable.empty();
    MutableStack<Predicate> open = Stacks.mutable.empty();
    steps(doubling).flatCollect(LinearClosures::predicates).each(open::push);
    predicates(doubling).reject(relation::equals).each(open::push);
    while (open.notEmpty()) {
      Predicate each = open.pop();
      if (seen.add(each)) {
        byHead.get(each).each(rule -> predicates(rule).each(open::push));
      }
    }
    return !seen.contains(relation);
  }

  private ImmutableList<Conjunction> steps(Conjunction doubling) {
    return byHead.get(doubling.head().predicate()).reject(doubling::equals);
  }

  private static ImmutableList<Predicate> predicates(Conjunction rule) {
    return atoms(rule).collect(Atom::predicate);
  }

  private static ImmutableList<Atom> atoms(Conjunction rule) {
    return rule.conditions()
        .collect(literal -> literal instanceof Literal.Not not ? not.operand() : literal)
        .selectInstancesOf(Atom.class);
  }

  /** The rule with each way to make a step in place of one of its paths. */
  private ImmutableList<Conjunction> bySteps(Conjunction rule, Doubling doubling) {
    ImmutableList<Atom> uses =
        rules
            .reject(rule::equals)
            .flatCollect(LinearClosures::atoms)
            .select(atom -> atom.predicate().equals(rule.head().predicate()));
    boolean isAskedByEnds =
        uses.allSatisfy(use -> doubling.isNamed(use, doubling.second()))
            && !uses.allSatisfy(use -> doubling.isNamed(use, doubling.first()));
    Atom replaced = isAskedByEnds ? doubling.first() : doubling.second();
    return steps(rule)
        .collect(step -> Substitution.apart(step, "step " + renamed++))
        .collect(step -> Substitution.resolvent(rule, replaced, step))
        .select(Optional::isPresent)
        .collect(Optional::get);
  }
}
