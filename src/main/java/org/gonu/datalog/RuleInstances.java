package org.gonu.datalog;

import java.util.function.Function;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;

/** Finds the ground instances of rules over relations that have been computed before. */
public final class RuleInstances {
  private final Planner planner;

  /**
   * Over these relations.
   *
   * @param relations gives the relation of a predicate, always the same one, published
   * @param limit what the joins may cost
   */
  public RuleInstances(TermTable terms, Function<Predicate, Relation> relations, WorkLimit limit) {
    this.planner = new Planner(terms, relations, limit);
  }

  /**
   * Tells of every way to meet a body, each once as far as head and reported literals tell ways
   * apart. Instances whose head is not in its relation are left out.
   *
   * @param body a conjunction without {@code or}
   * @param reported literals of the body: positive ones hold in the relations; negated ones may
   *     hold or not, only their row is looked for. All other negated literals must hold.
   */
  public void forEach(
      Atom head,
      ImmutableList<Literal> body,
      ImmutableList<Literal> reported,
      InstanceConsumer consumer) {
    planner.plan(head, body, reported, consumer).run();
  }
}
