package org.gonu.analysis.explain;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/** Finds the atoms that differ from a pattern in the fewest names. */
final class NearMisses {
  private static final int MAX_SHOWN = 3;

  /** More than any two terms of one function can differ in. */
  private static final int UNLIKE = 1000;

  private NearMisses() {}

  /**
   * The nearest of some atoms of the same relation; empty if none has anything in common with the
   * pattern.
   */
  static ImmutableList<Atom> of(Atom form, ListIterable<Atom> atoms) {
    int least = UNLIKE;
    MutableList<Atom> nearest = Lists.mutable.empty();
    for (Atom atom : atoms) {
      int difference = difference(form.arguments(), atom.arguments());
      if (difference < least) {
        least = difference;
        nearest.clear();
      }
      if (difference == least && difference < UNLIKE && nearest.size() < MAX_SHOWN) {
        nearest.add(atom);
      }
    }
    return nearest.toImmutable();
  }

  private static int difference(ImmutableList<Term> form, ImmutableList<Term> given) {
    int sum = 0;
    for (int i = 0; i < form.size(); i++) {
      sum += difference(form.get(i), given.get(i));
    }
    return sum;
  }

  private static int difference(Term form, Term given) {
    if (form instanceof Variable || form.equals(given)) {
      return 0;
    }
    if (form instanceof Compound one && given instanceof Compound other) {
      return one.function().equals(other.function())
              && one.arguments().size() == other.arguments().size()
          ? difference(one.arguments(), other.arguments())
          : UNLIKE;
    }
    return form instanceof Compound || given instanceof Compound ? UNLIKE : 1;
  }
}
