package org.gonu.check.graph;

import java.util.function.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Finds the variables that a conjunction binds, in any order of its literals:
 *
 * <ul>
 *   <li>a positive atom binds all of its variables;
 *   <li>a disjunction binds those that every disjunct binds, given the bindings around it;
 *   <li>an equality, {@code (not (distinct ?x t))}, binds {@code ?x} if all of {@code t} is bound.
 * </ul>
 *
 * <p>That is what makes a rule safe. An evaluator may bind more: it matches both sides of an
 * equality, so that {@code (not (distinct (f ?x) t))} binds {@code ?x}, too.
 */
public final class BoundVariables {
  private final Predicate<Atom> binds;
  private final boolean matchesCompounds;

  /**
   * A finder for which only some atoms bind.
   *
   * @param binds true for atoms that bind
   */
  public BoundVariables(Predicate<Atom> binds) {
    this(binds, false);
  }

  private BoundVariables(Predicate<Atom> binds, boolean matchesCompounds) {
    this.binds = binds;
    this.matchesCompounds = matchesCompounds;
  }

  /** A finder of what an evaluator binds, which matches both sides of an equality. */
  public static BoundVariables ofEvaluation() {
    return new BoundVariables(atom -> true, true);
  }

  /** The variables that a conjunction binds, and those that are bound already. */
  public MutableSet<Variable> in(
      ListIterable<? extends Literal> conjunction, SetIterable<Variable> already) {
    MutableSet<Variable> bound = Sets.mutable.withAll(already);
    for (Literal literal : conjunction) {
      if (literal instanceof Atom atom && binds.test(atom)) {
        bound.addAllIterable(Traversal.variables(atom));
      }
    }
    // An equality may let a disjunct bind more, and vice versa.
    int before;
    do {
      addEqualities(conjunction, bound);
      before = bound.size();
      conjunction.selectInstancesOf(Or.class).each(or -> bound.addAllIterable(inEvery(or, bound)));
    } while (bound.size() > before);
    return bound;
  }

  /** The literals of a disjunct or operand, all of which must hold. */
  public static ImmutableList<Literal> conjunctionOf(Literal literal) {
    return literal instanceof And and ? and.operands() : Lists.immutable.of(literal);
  }

  private MutableSet<Variable> inEvery(Or or, MutableSet<Variable> bound) {
    if (or.operands().isEmpty()) {
      return Sets.mutable.empty();
    }
    MutableSet<Variable> common = in(conjunctionOf(or.operands().getFirst()), bound);
    for (Literal disjunct : or.operands().drop(1)) {
      common.retainAllIterable(in(conjunctionOf(disjunct), bound));
    }
    return common;
  }

  private void addEqualities(
      ListIterable<? extends Literal> conjunction, MutableSet<Variable> bound) {
    int before;
    do {
      before = bound.size();
      for (Literal literal : conjunction) {
        if (literal instanceof Not not && not.operand() instanceof Distinct equality) {
          addEquality(equality.left(), equality.right(), bound);
          addEquality(equality.right(), equality.left(), bound);
        }
      }
    } while (bound.size() > before);
  }

  private void addEquality(Term unknown, Term known, MutableSet<Variable> bound) {
    if ((matchesCompounds || unknown instanceof Variable) && allBound(known, bound)) {
      bound.addAllIterable(Traversal.variables(unknown));
    }
  }

  /** True if all variables of a term are bound. */
  public static boolean allBound(Term term, SetIterable<Variable> bound) {
    return Traversal.variables(term).allSatisfy(bound::contains);
  }
}
