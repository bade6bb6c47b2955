package org.gonu.ground;

import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/** Gives variables names that no rule has, except for some that keep theirs. */
final class Renaming implements Term.Visitor<Term> {
  private final SetIterable<Variable> kept;

  private Renaming(SetIterable<Variable> kept) {
    this.kept = kept;
  }

  /** An atom whose other variables are its own. */
  static Atom apart(Atom atom, SetIterable<Variable> kept) {
    Renaming renaming = new Renaming(kept);
    return new Atom(
        atom.relation(), atom.arguments().collect(term -> term.accept(renaming)), atom.span());
  }

  @Override
  public Term constant(Constant constant) {
    return constant;
  }

  @Override
  public Term variable(Variable variable) {
    // No name in a sheet holds a blank.
    return kept.contains(variable)
        ? variable
        : new Variable(variable.name() + " apart", variable.span());
  }

  @Override
  public Term compound(Compound compound) {
    return new Compound(
        compound.function(),
        compound.arguments().collect(term -> term.accept(this)),
        compound.span());
  }
}
