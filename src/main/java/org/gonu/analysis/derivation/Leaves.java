package org.gonu.analysis.derivation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;

/** The atoms, negations and comparisons of a body in negation normal form. */
public final class Leaves {
  private Leaves() {}

  /** In the order of the text. */
  public static ImmutableList<Literal> of(Rule rule) {
    return rule.body().flatCollect(Leaves::of);
  }

  private static ImmutableList<Literal> of(Literal literal) {
    if (literal instanceof Or or) {
      return or.operands().flatCollect(Leaves::of);
    }
    return literal instanceof And and
        ? and.operands().flatCollect(Leaves::of)
        : Lists.immutable.of(literal);
  }

  /** The atom that a leaf is or negates; empty for a comparison. */
  public static Optional<Atom> atomOf(Literal leaf) {
    Literal inner = leaf instanceof Not not ? not.operand() : leaf;
    return inner instanceof Atom atom ? Optional.of(atom) : Optional.empty();
  }
}
