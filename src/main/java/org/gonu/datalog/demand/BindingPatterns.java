package org.gonu.datalog.demand;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;

/** Which arguments of a relation are known wherever a rule asks for it. */
final class BindingPatterns {
  /** By relation under demand the positions of its known arguments, at least one. */
  private final MutableMap<Predicate, MutableList<Integer>> known = Maps.mutable.empty();

  /** All arguments of some relations count as known at first. */
  BindingPatterns(SetIterable<Predicate> relations) {
    for (Predicate relation : relations.select(relation -> relation.arity() > 0)) {
      known.put(relation, Interval.zeroTo(relation.arity() - 1).toList());
    }
  }

  /** The relations under demand. */
  SetIterable<Predicate> relations() {
    return known.keysView().toSet();
  }

  /** True for a relation under demand. */
  boolean contains(Predicate relation) {
    return known.containsKey(relation);
  }

  /** The known arguments of an atom whose relation is under demand. */
  MutableList<Term> knownArguments(Atom atom) {
    return known
        .getIfAbsentValue(atom.predicate(), Lists.mutable.empty())
        .collect(atom.arguments()::get);
  }

  /** The atom that asks for an atom. */
  Atom question(Atom atom) {
    String name = atom.predicate().name() + Predicate.ASKED_FOR + atom.predicate().arity();
    return new Atom(Constant.of(name), knownArguments(atom).toImmutable(), atom.span());
  }

  /**
   * Keeps only those arguments of a relation that a question knows. A relation of which nothing is
   * known is no longer under demand. Returns true if something was removed.
   *
   * @param isKnown tells if an argument is known there
   */
  boolean keep(Atom atom, java.util.function.Predicate<Term> isKnown) {
    MutableList<Integer> positions = known.get(atom.predicate());
    boolean removed =
        positions != null
            && positions.removeIf(position -> !isKnown.test(atom.arguments().get(position)));
    if (positions != null && positions.isEmpty()) {
      known.remove(atom.predicate());
    }
    return removed;
  }
}
