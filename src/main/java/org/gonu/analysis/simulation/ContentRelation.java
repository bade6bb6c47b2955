package org.gonu.analysis.simulation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;

/**
 * Facts of one name, of which one argument is the content of a place and the others are the place,
 * such as {@code (cell 2 3 ?)}.
 *
 * @param function the name of the facts
 * @param arity number of arguments
 * @param content number of the argument that is the content
 */
record ContentRelation(Constant function, int arity, int content) {
  /** All relations that a fact may belong to. */
  static ImmutableList<ContentRelation> of(Compound fact) {
    MutableList<ContentRelation> relations = Lists.mutable.empty();
    for (int content = 0; content < fact.arguments().size(); content++) {
      relations.add(new ContentRelation(fact.function(), fact.arguments().size(), content));
    }
    return relations.toImmutable();
  }

  boolean has(Term fact) {
    return fact instanceof Compound compound
        && compound.function().equals(function)
        && compound.arguments().size() == arity;
  }

  /** The place of a fact of this relation: its other arguments. */
  ImmutableList<Term> placeOf(Term fact) {
    MutableList<Term> place = ((Compound) fact).arguments().toList();
    place.remove(content);
    return place.toImmutable();
  }

  /** The content in a fact of this relation. */
  Term contentOf(Term fact) {
    return ((Compound) fact).arguments().get(content);
  }

  /** A place as text. */
  String text(ImmutableList<?> place) {
    MutableList<String> words = place.collect(Object::toString).toList();
    words.add(content, "?");
    return "(" + function + " " + words.makeString(" ") + ")";
  }

  /** The relation as text, such as {@code (cell ?1 ?2 ?)}. */
  String text() {
    MutableList<String> variables = Lists.mutable.empty();
    for (int i = 1; i < arity; i++) {
      variables.add("?" + i);
    }
    return text(variables.toImmutable());
  }
}
