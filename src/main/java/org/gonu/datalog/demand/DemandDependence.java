package org.gonu.datalog.demand;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.set.MutableSetMultimap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;

/**
 * Which relations depend on relations under demand, and which of them by a negation. What depends
 * on demand by a negation cannot tell what is asked for: it is computed after all demand.
 */
final class DemandDependence {
  private final MutableSet<Predicate> dependent;
  private final MutableSet<Predicate> byNegation = Sets.mutable.empty();

  /**
   * The dependence on some relations.
   *
   * @param demanded the relations under demand
   */
  DemandDependence(ImmutableList<Conjunction> rules, SetIterable<Predicate> demanded) {
    MutableSetMultimap<Predicate, Predicate> users = Multimaps.mutable.set.empty();
    MutableSetMultimap<Predicate, Predicate> negators = Multimaps.mutable.set.empty();
    for (Conjunction rule : rules) {
      Predicate head = rule.head().predicate();
      for (Literal literal : rule.body()) {
        if (literal instanceof Atom atom) {
          users.put(atom.predicate(), head);
        } else if (literal instanceof Literal.Not not && not.operand() instanceof Atom atom) {
          users.put(atom.predicate(), head);
          negators.put(atom.predicate(), head);
        }
      }
    }
    dependent = closure(users, Sets.mutable.withAll(demanded));
    dependent.flatCollect(negators::get, byNegation);
    closure(users, byNegation);
  }

  /** Adds all that depends on some relations. */
  private static MutableSet<Predicate> closure(
      MutableSetMultimap<Predicate, Predicate> users, MutableSet<Predicate> found) {
    MutableList<Predicate> open = Lists.mutable.withAll(found);
    while (open.notEmpty()) {
      users.get(open.remove(open.size() - 1)).select(found::add, open);
    }
    return found;
  }

  /** True if a relation is under demand or depends on one that is. */
  boolean isDependent(Predicate predicate) {
    return dependent.contains(predicate);
  }

  /** True if a relation depends on demand by a negation. */
  boolean isByNegation(Predicate predicate) {
    return byNegation.contains(predicate);
  }
}
