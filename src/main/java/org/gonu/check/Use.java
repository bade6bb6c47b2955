package org.gonu.check;

import org.gonu.gdl.Atom;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/** An atom in the body of a rule: an edge of the dependency graph. */
record Use(Rule rule, Atom atom, boolean negated) {
  /** What depends on the atom. */
  Predicate head() {
    return rule.head().predicate();
  }

  /** What the head depends on. */
  Predicate target() {
    return atom.predicate();
  }
}
