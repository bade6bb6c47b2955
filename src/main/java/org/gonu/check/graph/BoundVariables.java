package org.gonu.check.graph;

import java.util.function.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
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
    Bindings bindings = new Bindings(conjunction);
    // An equality may let a disjunct bind more, and vice versa, at any depth.
    while (bindings.grow(already) && bindings.hasEqualities()) {}
    return bindings.bound;
  }

  /** The literals of a disjunct or operand, all of which must hold. */
  public static ImmutableList<Literal> conjunctionOf(Literal literal) {
    return literal instanceof And and ? and.operands() : Lists.immutable.of(literal);
  }

  private void addEqualities(ListIterable<Distinct> equalities, MutableSet<Variable> bound) {
    int before;
    do {
      before = bound.size();
      for (Distinct equality : equalities) {
        addEquality(equality.left(), equality.right(), bound);
        addEquality(equality.right(), equality.left(), bound);
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

  /**
   * What the conjunctions of a tree bind, as far as is known. All grow together: to determine a
   * disjunction anew for each step of the conjunction around it doubles the work with each level.
   */
  private final class Bindings {
    private final MutableSet<Variable> bound = Sets.mutable.empty();
    private final MutableList<Distinct> equalities = Lists.mutable.empty();

    /** By disjunction its disjuncts. */
    private final MutableList<MutableList<Bindings>> disjunctions = Lists.mutable.empty();

    Bindings(ListIterable<? extends Literal> conjunction) {
      for (Literal literal : conjunction) {
        if (literal instanceof Atom atom && binds.test(atom)) {
          bound.addAllIterable(Traversal.variables(atom));
        } else if (literal instanceof Not not && not.operand() instanceof Distinct equality) {
          equalities.add(equality);
        } else if (literal instanceof Or or) {
          disjunctions.add(
              or.operands().collect(each -> new Bindings(conjunctionOf(each))).toList());
        }
      }
    }

    boolean hasEqualities() {
      return equalities.notEmpty()
          || disjunctions.anySatisfy(each -> each.anySatisfy(Bindings::hasEqualities));
    }

    /** Goes once over the tree. Returns true if anything is bound now that was not before. */
    boolean grow(SetIterable<Variable> around) {
      int before = bound.size();
      bound.addAllIterable(around);
      addEqualities(equalities, bound);
      boolean grew = false;
      for (MutableList<Bindings> disjuncts : disjunctions) {
        for (Bindings disjunct : disjuncts) {
          grew |= disjunct.grow(bound);
        }
        if (disjuncts.notEmpty()) {
          bound.addAllIterable(inEvery(disjuncts));
        }
      }
      return grew || bound.size() > before;
    }

    private static MutableSet<Variable> inEvery(MutableList<Bindings> disjuncts) {
      MutableSet<Variable> common = Sets.mutable.withAll(disjuncts.getFirst().bound);
      disjuncts.drop(1).each(disjunct -> common.retainAllIterable(disjunct.bound));
      return common;
    }
  }
}
