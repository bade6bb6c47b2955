package org.gonu.datalog.rule;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * A place in atoms of one relation: an argument, or one of a term there. Atoms of {@code init} and
 * {@code next} count as such of {@code true}, and those of {@code legal} as such of {@code does}.
 *
 * @param steps from the atom inwards, at least one
 */
public record TermPath(ImmutableList<Step> steps) {
  /**
   * Into an argument.
   *
   * @param of the relation or function whose argument it is
   * @param argument from 0
   */
  public record Step(Predicate of, int argument) {}

  /**
   * Where a path leads in an atom: to a term, or to a variable on the way.
   *
   * @param rest the way that is left in what the variable stands for
   */
  record End(Term term, ImmutableList<Step> rest) {}

  /** The path to an argument of a fact, in atoms of {@code true}. */
  public static TermPath ofFact(Predicate fact, int argument) {
    return new TermPath(
        Lists.immutable.of(new Step(Keyword.TRUE.predicate(), 0), new Step(fact, argument)));
  }

  /** This path, and on into an argument of the term that it leads to. */
  public TermPath into(Predicate function, int argument) {
    return new TermPath(steps.newWith(new Step(function, argument)));
  }

  /** The relation whose atoms have the place. */
  Predicate relation() {
    return steps.getFirst().of();
  }

  /** The relation that an atom counts as one of. */
  static Predicate relation(Atom atom) {
    if (atom.is(Keyword.INIT) || atom.is(Keyword.NEXT)) {
      return Keyword.TRUE.predicate();
    }
    return atom.is(Keyword.LEGAL) ? Keyword.DOES.predicate() : atom.predicate();
  }

  /** Where the path leads in an atom of its relation; nothing if there is another term. */
  Optional<End> end(Atom atom) {
    ImmutableList<Term> arguments = atom.arguments();
    for (int i = 0; i < steps.size(); i++) {
      Term term = arguments.get(steps.get(i).argument());
      ImmutableList<Step> rest = steps.drop(i + 1);
      if (rest.isEmpty() || term instanceof Variable) {
        return Optional.of(new End(term, rest));
      }
      if (!(term instanceof Compound compound) || !compound.symbol().equals(rest.getFirst().of())) {
        return Optional.empty();
      }
      arguments = compound.arguments();
    }
    throw new IllegalStateException("no step");
  }

  /** The path on which a variable stands first in an atom; nothing if it does not. */
  static Optional<TermPath> to(Variable variable, Atom atom) {
    return to(variable, relation(atom), atom.arguments(), Lists.immutable.empty())
        .map(TermPath::new);
  }

  private static Optional<ImmutableList<Step>> to(
      Variable variable, Predicate of, ImmutableList<Term> arguments, ImmutableList<Step> before) {
    MutableList<Optional<ImmutableList<Step>>> found = Lists.mutable.empty();
    for (int i = 0; i < arguments.size(); i++) {
      ImmutableList<Step> here = before.newWith(new Step(of, i));
      if (arguments.get(i).equals(variable)) {
        return Optional.of(here);
      }
      if (arguments.get(i) instanceof Compound compound) {
        found.add(to(variable, compound.symbol(), compound.arguments(), here));
      }
    }
    return found.detectOptional(Optional::isPresent).map(Optional::get);
  }

  /** This path, and on. */
  TermPath then(ImmutableList<Step> more) {
    return more.isEmpty() ? this : new TermPath(steps.newWithAll(more));
  }
}
