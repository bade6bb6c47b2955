package org.gonu.analysis.explain;

import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/** Renames the variables of a question apart from those of the rules. */
final class FreshVariables implements Term.Visitor<Term> {
  /** A prime, which no sheet has in its names. */
  private static final String SUFFIX = "\u2032";

  private FreshVariables() {}

  static Atom in(Atom atom) {
    FreshVariables renaming = new FreshVariables();
    return new Atom(
        atom.relation(),
        atom.arguments().collect(argument -> argument.accept(renaming)),
        atom.span());
  }

  @Override
  public Term constant(Constant constant) {
    return constant;
  }

  @Override
  public Term variable(Variable variable) {
    return new Variable(variable.name() + SUFFIX, variable.span());
  }

  @Override
  public Term compound(Compound compound) {
    return new Compound(
        compound.function(),
        compound.arguments().collect(argument -> argument.accept(this)),
        compound.span());
  }
}
