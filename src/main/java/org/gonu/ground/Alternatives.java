package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;

/** Splits rules at their disjunctions into conjunctions. */
final class Alternatives {
  /** Maximum number of conjunctions of one rule. */
  private static final int MAX_CONJUNCTIONS = 4096;

  private Alternatives() {}

  /**
   * The conjunctions that are together equivalent to a rule.
   *
   * @param rule in negation normal form
   * @throws GroundingAbandonedException if there are too many
   */
  static ImmutableList<Conjunction> of(Rule rule) {
    MutableList<ImmutableList<Literal>> bodies = expand(rule, rule.body());
    return bodies.collect(body -> new Conjunction(rule.head(), body)).toImmutable();
  }

  private static MutableList<ImmutableList<Literal>> expand(
      Rule rule, ImmutableList<Literal> literals) {
    MutableList<ImmutableList<Literal>> bodies = single(Lists.immutable.empty());
    for (Literal literal : literals) {
      MutableList<ImmutableList<Literal>> ways = ways(rule, literal);
      if ((long) bodies.size() * ways.size() > MAX_CONJUNCTIONS) {
        throw new GroundingAbandonedException(
            "a rule of '"
                + rule.head().relation()
                + "' has more than "
                + MAX_CONJUNCTIONS
                + " combinations of alternatives");
      }
      bodies = bodies.flatCollect(body -> ways.collect(body::newWithAll));
    }
    return bodies;
  }

  /** The conjunctions of one literal. */
  private static MutableList<ImmutableList<Literal>> ways(Rule rule, Literal literal) {
    if (literal instanceof Or or) {
      return or.operands().toList().flatCollect(operand -> ways(rule, operand));
    }
    if (literal instanceof And and) {
      return expand(rule, and.operands());
    }
    return single(Lists.immutable.of(literal));
  }

  private static MutableList<ImmutableList<Literal>> single(ImmutableList<Literal> way) {
    return Lists.mutable.<ImmutableList<Literal>>empty().with(way);
  }
}
