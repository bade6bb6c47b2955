package org.gonu.ruletest;

import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/** A term whose variables stand for any terms, the same variable for the same term. */
final class TermPattern {
  private final Term pattern;

  TermPattern(Term pattern) {
    this.pattern = pattern;
  }

  /** True if some values of the variables make the pattern this ground term. */
  boolean matches(Term term) {
    return matches(pattern, term, Maps.mutable.empty());
  }

  private static boolean matches(Term pattern, Term term, MutableMap<Variable, Term> values) {
    if (pattern instanceof Variable variable) {
      return values.getIfAbsentPut(variable, term).equals(term);
    }
    if (!(pattern instanceof Compound expected)) {
      return pattern.equals(term);
    }
    if (!(term instanceof Compound found)
        || !expected.function().equals(found.function())
        || expected.arguments().size() != found.arguments().size()) {
      return false;
    }
    ImmutableList<Term> arguments = found.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (!matches(expected.arguments().get(i), arguments.get(i), values)) {
        return false;
      }
    }
    return true;
  }
}
