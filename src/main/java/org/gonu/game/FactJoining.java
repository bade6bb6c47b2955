package org.gonu.game;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.circuit.JoinedFact;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.ground.splitting.FactSplitting;
import org.gonu.machine.TermOrder;
import org.gonu.text.Span;

/** Tells a circuit which bases are parts of one fact. */
final class FactJoining {
  private final TermOrder order;
  private final ImmutableList<Term> bases;

  /**
   * A joining.
   *
   * @param rules those of the sheet, before facts were split
   * @param bases those of the circuit
   */
  FactJoining(ValidatedRules rules, ImmutableList<Term> bases) {
    this.order = new TermOrder(rules.rules());
    this.bases = bases;
  }

  /**
   * The facts of functions, in canonical order.
   *
   * @param functions those that were split
   */
  ImmutableList<JoinedFact> facts(ImmutableList<Predicate> functions) {
    return functions
        .toSortedList((left, right) -> order.compare(any(left), any(right)))
        .collect(function -> fact(function, functions.flatCollect(FactJoining::parts)))
        .toImmutable();
  }

  private JoinedFact fact(Predicate function, ImmutableList<String> allParts) {
    Term any = any(function);
    int next =
        bases.detectIndex(
            base ->
                !(base instanceof Compound compound
                        && allParts.contains(compound.function().name()))
                    && order.compare(base, any) > 0);
    return new JoinedFact(function.name(), parts(function), next < 0 ? bases.size() : next);
  }

  private static ImmutableList<String> parts(Predicate function) {
    return Interval.zeroTo(function.arity() - 1)
        .collect(argument -> FactSplitting.part(function.name(), argument).name())
        .toList()
        .toImmutable();
  }

  /** A fact of a function; the order of functions is all that its arguments matter for. */
  private static Term any(Predicate function) {
    return new Compound(
        Constant.of(function.name()),
        Lists.mutable.withNValues(function.arity(), () -> (Term) Constant.of("any")).toImmutable(),
        Span.NONE);
  }
}
