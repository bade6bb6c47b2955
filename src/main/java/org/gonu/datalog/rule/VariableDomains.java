package org.gonu.datalog.rule;

import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.Variable;

/** The terms that each variable of a conjunction can stand for. */
public final class VariableDomains {
  private final MutableMap<Variable, Domain> domains = Maps.mutable.empty();

  /** A variable stands at a place with this domain too. */
  void restrict(Variable variable, Domain domain) {
    domains.merge(variable, domain, Domain::meet);
  }

  /** The domain of a variable; empty if it is at no place. */
  public Domain of(Variable variable) {
    return domains.getIfAbsent(variable, Domain::new);
  }
}
