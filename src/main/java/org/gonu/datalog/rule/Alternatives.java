package org.gonu.datalog.rule;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;

/** Splits rules at their disjunctions into conjunctions. */
public final class Alternatives {
  /** Maximum number of conjunctions of one rule. */
  public static final int MAX_CONJUNCTIONS = 4096;

  private Alternatives() {}

  /**
   * The conjunctions that are together equivalent to a rule; empty if there are more than {@link
   * #MAX_CONJUNCTIONS}.
   *
   * @param rule in negation normal form
   */
  public static Optional<ImmutableList<Conjunction>> of(Rule rule) {
    return expand(rule.body())
        .map(bodies -> bodies.collect(body -> new Conjunction(rule.head(), body)).toImmutable());
  }

  /**
   * The conjunctions of all rules; empty if one of these has more than {@link #MAX_CONJUNCTIONS}.
   *
   * @param rules in negation normal form
   */
  public static Optional<ImmutableList<Conjunction>> ofAll(ImmutableList<Rule> rules) {
    MutableList<Conjunction> all = Lists.mutable.empty();
    for (Rule rule : rules) {
      Optional<ImmutableList<Conjunction>> ways = of(rule);
      if (ways.isEmpty()) {
        return Optional.empty();
      }
      all.addAllIterable(ways.get());
    }
    return Optional.of(all.toImmutable());
  }

  private static Optional<MutableList<ImmutableList<Literal>>> expand(
      ImmutableList<Literal> literals) {
    MutableList<ImmutableList<Literal>> bodies = single(Lists.immutable.empty());
    for (Literal literal : literals) {
      MutableList<ImmutableList<Literal>> ways = ways(literal).orElse(null);
      if (ways == null || (long) bodies.size() * ways.size() > MAX_CONJUNCTIONS) {
        return Optional.empty();
      }
      bodies = bodies.flatCollect(body -> ways.collect(body::newWithAll));
    }
    return Optional.of(bodies);
  }

  /** The conjunctions of one literal. */
  private static Optional<MutableList<ImmutableList<Literal>>> ways(Literal literal) {
    if (literal instanceof Or or) {
      MutableList<ImmutableList<Literal>> ways = Lists.mutable.empty();
      for (Literal operand : or.operands()) {
        MutableList<ImmutableList<Literal>> more = ways(operand).orElse(null);
        if (more == null || ways.size() + more.size() > MAX_CONJUNCTIONS) {
          return Optional.empty();
        }
        ways.addAll(more);
      }
      return Optional.of(ways);
    }
    if (literal instanceof And and) {
      return expand(and.operands());
    }
    return Optional.of(single(Lists.immutable.of(literal)));
  }

  private static MutableList<ImmutableList<Literal>> single(ImmutableList<Literal> way) {
    return Lists.mutable.<ImmutableList<Literal>>empty().with(way);
  }
}
