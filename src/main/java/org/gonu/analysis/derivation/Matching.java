package org.gonu.analysis.derivation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;

/**
 * Finds all instances of a body that hold in a position, by depth-first search over the values of
 * its variables. Bodies must be in negation normal form and safe.
 */
public final class Matching {
  private final Model model;
  private final Bindings bindings;
  private final Order order;
  private final Observer observer;

  /** The literals satisfied so far, as written in the rule. None of them is a disjunction. */
  private final MutableList<Literal> met = Lists.mutable.empty();

  /** The order in which literals are evaluated, among those that are ready. */
  public enum Order {
    /** The first in the text, as an author reads them. */
    READING,
    /** The one with the fewest candidates. */
    FEWEST
  }

  /** Observes a search. */
  public interface Observer {
    /** All literals hold under the present bindings. */
    void solved();

    /**
     * A literal was evaluated. The bindings are those before it.
     *
     * @param literal an atom, a negation or a comparison
     * @param holds true if it holds for some values of its unbound variables
     * @param open the literals that come after it
     */
    default void tried(Literal literal, boolean holds, ImmutableList<Literal> open) {}

    /** True to end the search. */
    default boolean enough() {
      return false;
    }
  }

  /** A search that starts with some bindings. */
  public Matching(Model model, Bindings bindings, Order order, Observer observer) {
    this.model = model;
    this.bindings = bindings;
    this.order = order;
    this.observer = observer;
  }

  /** The literals satisfied so far, as written in the rule, in the order of evaluation. */
  public ListIterable<Literal> met() {
    return met;
  }

  /** Searches all instances of a body. */
  public void run(ImmutableList<Literal> body) {
    if (observer.enough()) {
      return;
    }
    if (body.isEmpty()) {
      observer.solved();
      return;
    }
    int chosen = order == Order.READING ? firstReady(body) : cheapest(body);
    Literal literal = body.get(chosen);
    if (literal instanceof Or or && or.operands().notEmpty()) {
      for (Literal operand : or.operands()) {
        run(replaced(body, chosen, conjuncts(operand)));
      }
      return;
    }
    ImmutableList<Literal> open = replaced(body, chosen, Lists.immutable.empty());
    met.add(literal);
    boolean holds = meet(literal, open);
    met.remove(met.size() - 1);
    observer.tried(literal, holds, open);
  }

  /** Searches the instances in which one atom of the body matches one of some candidates. */
  void run(Atom first, ListIterable<Atom> candidates, ImmutableList<Literal> others) {
    met.add(first);
    unifyEach(first, candidates, others);
    met.remove(met.size() - 1);
  }

  private static ImmutableList<Literal> conjuncts(Literal literal) {
    return literal instanceof And and ? and.operands() : Lists.immutable.of(literal);
  }

  private static ImmutableList<Literal> replaced(
      ImmutableList<Literal> body, int index, ImmutableList<Literal> replacement) {
    MutableList<Literal> result = Lists.mutable.ofInitialCapacity(body.size());
    for (int i = 0; i < body.size(); i++) {
      if (i == index) {
        result.addAllIterable(replacement);
      } else {
        result.add(body.get(i));
      }
    }
    return result.toImmutable();
  }

  private boolean meet(Literal literal, ImmutableList<Literal> open) {
    if (literal instanceof Atom atom) {
      Extension extension = model.extension(atom.predicate());
      if (!isGround(atom)) {
        return unifyEach(atom, extension.candidates(atom, bindings), open);
      }
      return goOnIf(extension.contains(bindings.resolve(atom)), open);
    }
    if (literal instanceof Distinct distinct) {
      return goOnIf(!isEqual(distinct), open);
    }
    if (literal instanceof Not not && not.operand() instanceof Atom atom) {
      return goOnIf(!model.holds(bindings.resolve(atom)), open);
    }
    if (literal instanceof Not not && not.operand() instanceof Distinct equality) {
      int mark = bindings.mark();
      boolean equal = bindings.unify(equality.left(), equality.right());
      goOnIf(equal, open);
      bindings.undo(mark);
      return equal;
    }
    return false;
  }

  private boolean goOnIf(boolean holds, ImmutableList<Literal> open) {
    if (holds) {
      run(open);
    }
    return holds;
  }

  private boolean unifyEach(Atom atom, ListIterable<Atom> candidates, ImmutableList<Literal> open) {
    boolean found = false;
    for (Atom candidate : candidates) {
      int mark = bindings.mark();
      if (bindings.unify(atom, candidate)) {
        found = true;
        run(open);
      }
      bindings.undo(mark);
    }
    return found;
  }

  private boolean isEqual(Distinct distinct) {
    return bindings.resolve(distinct.left()).equals(bindings.resolve(distinct.right()));
  }

  private boolean isGround(Atom atom) {
    return atom.arguments().allSatisfy(bindings::isGround);
  }

  private int firstReady(ImmutableList<Literal> body) {
    int ready = body.detectIndex(this::isReady);
    if (ready < 0) {
      throw new IllegalStateException("no literal of an unsafe body is ready: " + body);
    }
    return ready;
  }

  private boolean isReady(Literal literal) {
    if (literal instanceof Not not) {
      return not.operand() instanceof Distinct equality
          ? bindings.isGround(equality.left()) || bindings.isGround(equality.right())
          : not.operand() instanceof Atom atom && isGround(atom);
    }
    return !(literal instanceof Distinct distinct)
        || (bindings.isGround(distinct.left()) && bindings.isGround(distinct.right()));
  }

  /** The literal with the fewest candidates; comparisons before all, disjunctions last. */
  private int cheapest(ImmutableList<Literal> body) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < body.size() && least > 1; i++) {
      Literal literal = body.get(i);
      int cost = isReady(literal) ? cost(literal) : Integer.MAX_VALUE;
      if (cost < least) {
        best = i;
        least = cost;
      }
    }
    return best >= 0 ? best : firstReady(body);
  }

  private int cost(Literal literal) {
    if (literal instanceof Atom atom) {
      return model.extension(atom.predicate()).candidates(atom, bindings).size();
    }
    return literal instanceof Or ? Integer.MAX_VALUE - 1 : 0;
  }
}
