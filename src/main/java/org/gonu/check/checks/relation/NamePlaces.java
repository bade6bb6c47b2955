package org.gonu.check.checks.relation;

import java.util.Comparator;
import java.util.function.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Span;

/** Finds the places of names that are spelt in some way. */
final class NamePlaces {
  private final Predicate<String> isSpeltSo;
  private final MutableList<Span> places = Lists.mutable.empty();

  private NamePlaces(Predicate<String> isSpeltSo) {
    this.isSpeltSo = isSpeltSo;
  }

  /** The places of names of relations, constants and variables, in the order of the text. */
  static ImmutableList<Span> of(RuleIndex index, Predicate<String> isSpeltSo) {
    NamePlaces found = new NamePlaces(isSpeltSo);
    for (Rule rule : index.rules()) {
      found.add(rule.head().relation());
      Traversal.uses(rule).collect(Use::atom).each(atom -> found.add(atom.relation()));
      Traversal.forEachTerm(rule, found::add);
    }
    return found.places.sortThis(Comparator.comparingInt(Span::start)).toImmutable();
  }

  private void add(Term term) {
    if (term instanceof Compound compound) {
      add(compound.function());
    } else if (term instanceof Constant constant && isSpeltSo.test(constant.name())) {
      places.add(constant.span());
    } else if (term instanceof Variable variable && isSpeltSo.test(variable.name())) {
      places.add(variable.span());
    }
  }
}
