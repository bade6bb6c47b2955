package org.gonu.datalog.rule;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Variable;

/**
 * Estimates how many instances a rule has, as query planners do: the product of the domains of its
 * variables, times the share of all combinations that each table of facts has (Selinger et al.,
 * Access path selection in a relational database management system, 1979).
 */
public final class InstanceEstimate {
  private final ArgumentDomains domains;

  /** By predicate that only facts define, the number of these. */
  private final ImmutableListMultimap<Predicate, Conjunction> facts;

  /**
   * An estimate.
   *
   * @param rules all rules
   */
  public InstanceEstimate(ArgumentDomains domains, ImmutableList<Conjunction> rules) {
    this.domains = domains;
    ImmutableListMultimap<Predicate, Conjunction> byHead =
        rules.groupBy(rule -> rule.head().predicate());
    this.facts =
        byHead.selectKeysMultiValues(
            (predicate, own) -> {
              for (Conjunction rule : own) {
                if (rule.body().notEmpty()) {
                  return false;
                }
              }
              return true;
            });
  }

  /** Tells the domains of the head of a rule that was made. */
  public void define(Conjunction rule) {
    domains.derive(rule);
  }

  /** The number of ways in which all conditions can hold, at least 0. */
  public double of(ImmutableList<? extends Literal> conditions) {
    MutableSet<Variable> variables = Conjunction.variables(conditions);
    VariableDomains own = domains.variables(conditions);
    double product = 1;
    for (Variable variable : variables) {
      product *= own.of(variable).size();
    }
    for (Atom atom : conditions.selectInstancesOf(Atom.class)) {
      product *= share(atom.predicate());
    }
    return product;
  }

  /** The share of the combinations of arguments that are facts; 1 if rules define a predicate. */
  private double share(Predicate predicate) {
    int rows = facts.get(predicate).size();
    if (rows == 0) {
      return 1;
    }
    double combinations = 1;
    for (Domain place : domains.of(predicate)) {
      combinations *= place.size();
    }
    return Math.min(1, rows / combinations);
  }
}
