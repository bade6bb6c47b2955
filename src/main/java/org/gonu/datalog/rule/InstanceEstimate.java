package org.gonu.datalog.rule;

import org.eclipse.collections.api.factory.primitive.ObjectDoubleMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectDoubleMap;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.utility.Iterate;
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
  /** The rows of a relation of which nothing better is known: all combinations. */
  private static final double ALL = Double.POSITIVE_INFINITY;

  private final ArgumentDomains domains;

  /** By relation whose rows are counted its facts and rules. */
  private final ImmutableListMultimap<Predicate, Conjunction> counted;

  /** Those that are lists of facts. */
  private final SetIterable<Predicate> listed;

  /** By relation how many rows it has at most. While they are counted, it is {@link #ALL}. */
  private final MutableObjectDoubleMap<Predicate> rows = ObjectDoubleMaps.mutable.empty();

  private InstanceEstimate(
      ArgumentDomains domains, ImmutableListMultimap<Predicate, Conjunction> counted) {
    this.domains = domains;
    this.counted = counted;
    this.listed =
        counted
            .keysView()
            .select(predicate -> counted.get(predicate).allSatisfy(InstanceEstimate::isFact))
            .toSet();
  }

  /**
   * An estimate that counts the rows of relations that are lists of facts.
   *
   * @param rules all rules
   */
  public static InstanceEstimate byFacts(
      ArgumentDomains domains, ImmutableList<Conjunction> rules) {
    return new InstanceEstimate(
        domains,
        rules
            .groupBy(rule -> rule.head().predicate())
            .selectKeysMultiValues(
                (predicate, own) -> Iterate.allSatisfy(own, InstanceEstimate::isFact)));
  }

  /**
   * An estimate that counts the rows of static relations, too.
   *
   * @param others facts and rules of the static relations
   */
  public static InstanceEstimate byStaticRelations(
      ArgumentDomains domains, ImmutableList<Conjunction> others) {
    return new InstanceEstimate(domains, others.groupBy(rule -> rule.head().predicate()));
  }

  /** Tells the domains of the head of a rule that was made. */
  public void define(Conjunction rule) {
    domains.derive(rule);
  }

  /**
   * The number of ways in which all conditions can hold, at least 0. Lists of facts count as
   * independent of each other. Of relations with rules only the one with the smallest share counts,
   * since they often say the same.
   */
  public double of(ImmutableList<? extends Literal> conditions) {
    MutableSet<Variable> variables = Conjunction.variables(conditions);
    VariableDomains own = domains.variables(conditions);
    double product = 1;
    for (Variable variable : variables) {
      product *= own.of(variable).size();
    }
    double smallest = 1;
    for (Atom atom : conditions.selectInstancesOf(Atom.class)) {
      double share = share(atom.predicate());
      if (listed.contains(atom.predicate())) {
        product *= share;
      } else {
        smallest = Math.min(smallest, share);
      }
    }
    return product * smallest;
  }

  private static boolean isFact(Conjunction rule) {
    return rule.body().isEmpty();
  }

  /** The share of the combinations of arguments that can be rows; 1 if nothing is known. */
  private double share(Predicate predicate) {
    double combinations = 1;
    for (Domain place : domains.of(predicate)) {
      combinations *= place.size();
    }
    return combinations == 0 ? 1 : Math.min(1, rows(predicate) / combinations);
  }

  private double rows(Predicate predicate) {
    ImmutableList<Conjunction> own = counted.get(predicate);
    if (own.isEmpty()) {
      return ALL;
    }
    if (!rows.containsKey(predicate)) {
      rows.put(predicate, ALL);
      double sum = 0;
      for (Conjunction rule : own) {
        sum += of(rule.conditions());
      }
      rows.put(predicate, sum);
    }
    return rows.get(predicate);
  }
}
