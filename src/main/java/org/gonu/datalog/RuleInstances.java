package org.gonu.datalog;

import java.util.function.Function;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;

/** Finds the ground instances of rules over relations that are already computed. */
public final class RuleInstances {
  private final Planner planner;

  /**
   * Instances over some relations.
   *
   * @param relations gives the relation of a predicate, always the same one, published
   * @param limit limits the work of the joins
   */
  public RuleInstances(TermTable terms, Function<Predicate, Relation> relations, WorkLimit limit) {
    this.planner = new Planner(terms, relations, limit);
  }

  /**
   * Reports every instance of a rule. Instances are distinct in their head and reported literals.
   * Instances whose head is not in its relation are left out.
   *
   * @param body a conjunction without {@code or}
   * @param reported literals of the body whose rows are reported. Positive ones must hold in the
   *     relations. Negated ones need not hold: only the row of their atom is looked up. All other
   *     negated literals must hold.
   */
  public void forEach(
      Atom head,
      ImmutableList<Literal> body,
      ImmutableList<Literal> reported,
      InstanceConsumer consumer) {
    planner.plan(head, body, reported, consumer).run();
  }
}
