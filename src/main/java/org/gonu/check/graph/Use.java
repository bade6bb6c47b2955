package org.gonu.check.graph;

import org.gonu.gdl.Atom;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/** An atom in the body of a rule: an edge of the dependency graph. */
public record Use(Rule rule, Atom atom, boolean negated) {
  /** What depends on the atom. */
  public Predicate head() {
    return rule.head().predicate();
  }

  /** What the head depends on. */
  public Predicate target() {
    return atom.predicate();
  }
}
