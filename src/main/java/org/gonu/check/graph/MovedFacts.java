package org.gonu.check.graph;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * How many facts a rule of {@code next} can make in one step, as far as the moves alone tell. A
 * rule that carries facts on from the last state is not bounded so.
 */
public final class MovedFacts {
  /** Returned where moves do not bound the number. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  /** Most values that one relation may add to a move; more look like the rewriting of a board. */
  private static final int MAX_FACTOR = 4;

  private final RuleIndex index;
  private final int roles;

  /** Whether a relation has facts alone. */
  private final Map<Predicate, Boolean> statics = new HashMap<>();

  /** The most facts of a relation that agree in some of its places, those with true. */
  private final Map<Pair<Predicate, ImmutableList<Boolean>>, Integer> rowsForOne = new HashMap<>();

  /** The counts for a sheet. */
  public MovedFacts(RuleIndex index) {
    this.index = index;
    this.roles = Math.max(1, index.rulesOf(Keyword.ROLE.predicate()).size());
  }

  /** The most facts that a rule makes in one step, or {@link #UNBOUNDED}. */
  public int most(Rule rule) {
    Term made = rule.head().arguments().getLast();
    MutableSet<Variable> known = Sets.mutable.empty();
    int most = 0;
    for (Literal literal : rule.body()) {
      if (literal instanceof Atom atom && atom.predicate().is(Keyword.DOES)) {
        most = Math.max(most, atom.arguments().getFirst() instanceof Variable ? roles : 1);
        known.addAllIterable(Traversal.variables(atom));
      } else if (literal instanceof Atom atom && mayCarry(atom, made)) {
        return UNBOUNDED;
      }
    }
    return most == 0 ? UNBOUNDED : most(rule, made, known, most);
  }

  /** Lets conditions tell variables by those that are known, until the fact is. */
  private int most(Rule rule, Term made, MutableSet<Variable> known, int start) {
    MutableSet<Variable> wanted = Sets.mutable.withAll(Traversal.variables(made));
    int most = start;
    boolean goesOn = true;
    while (goesOn && !known.containsAll(wanted)) {
      goesOn = false;
      for (Literal literal : rule.body()) {
        int factor = literal instanceof Atom atom ? factor(atom, known) : UNBOUNDED;
        if (factor <= MAX_FACTOR && known.addAllIterable(Traversal.variables(literal))) {
          most = (int) Math.min(UNBOUNDED, (long) most * factor);
          goesOn = true;
        }
      }
    }
    return known.containsAll(wanted) ? most : UNBOUNDED;
  }

  /** True for the fact itself, and for a relation that may stand for it. */
  private boolean mayCarry(Atom condition, Term made) {
    if (condition.predicate().is(Keyword.TRUE)) {
      Term asked = condition.arguments().getLast();
      return asked.equals(made) || asked instanceof Variable;
    }
    boolean hasAll =
        Traversal.variables((Literal) condition).containsAll(Traversal.variables(made));
    return hasAll && !isStatic(condition.predicate());
  }

  /** The most values that a condition gives the variables that are not known yet. */
  private int factor(Atom condition, MutableSet<Variable> known) {
    if (Traversal.variables((Literal) condition).noneSatisfy(known::contains)) {
      return UNBOUNDED;
    }
    if (condition.predicate().is(Keyword.TRUE)) {
      return 1;
    }
    return isStatic(condition.predicate()) ? rowsForOne(condition, known) : UNBOUNDED;
  }

  private boolean isStatic(Predicate predicate) {
    return statics.computeIfAbsent(
        predicate,
        asked -> {
          ImmutableList<Rule> facts = index.rulesOf(asked);
          return facts.notEmpty() && facts.allSatisfy(Rule::isFact);
        });
  }

  /** The most facts of a relation that agree in the arguments that are known. */
  private int rowsForOne(Atom condition, MutableSet<Variable> known) {
    ImmutableList<Boolean> places =
        condition
            .arguments()
            .collect(
                term -> term.isGround() || (term instanceof Variable each && known.contains(each)));
    return rowsForOne.computeIfAbsent(
        Tuples.pair(condition.predicate(), places), asked -> rows(asked.getOne(), places));
  }

  private int rows(Predicate relation, ImmutableList<Boolean> places) {
    return index
        .rulesOf(relation)
        .groupBy(
            fact -> fact.head().arguments().zip(places).select(Pair::getTwo).collect(Pair::getOne))
        .keyMultiValuePairsView()
        .collectInt(each -> Sets.immutable.withAll(each.getTwo()).size())
        .maxIfEmpty(0);
  }

  /** True if two conditions of a body can only hold by two facts. */
  public boolean differ(Rule rule, Term one, Term other) {
    return one instanceof Compound first
        && other instanceof Compound second
        && first
            .arguments()
            .zip(second.arguments())
            .anySatisfy(each -> apart(rule, each.getOne(), each.getTwo()));
  }

  private boolean apart(Rule rule, Term one, Term other) {
    if (one.equals(other)) {
      return false;
    }
    return (one.isGround() && other.isGround())
        || rule.body().anySatisfy(literal -> parts(literal, one, other));
  }

  /** True for a comparison of both, and for a relation that holds for no term and itself. */
  private boolean parts(Literal literal, Term one, Term other) {
    if (literal instanceof Distinct distinct) {
      return (distinct.left().equals(one) && distinct.right().equals(other))
          || (distinct.left().equals(other) && distinct.right().equals(one));
    }
    if (!(literal instanceof Atom atom) || !isStatic(atom.predicate())) {
      return false;
    }
    int left = atom.arguments().indexOf(one);
    int right = atom.arguments().indexOf(other);
    return left >= 0
        && right >= 0
        && index
            .rulesOf(atom.predicate())
            .noneSatisfy(
                fact ->
                    fact.head().arguments().get(left).equals(fact.head().arguments().get(right)));
  }
}
