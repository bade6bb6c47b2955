package org.gonu.check.checks.relation;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Recognises a sheet that says by {@code sees} that nothing is hidden: each role sees each move of
 * each role. As all know the first state, they then know every state.
 */
final class OpenCards {
  private OpenCards() {}

  /**
   * True if the one rule of {@code sees} shows all moves to all roles: {@code (<= (sees ?r (did ?o
   * ?m)) (role ?r) (does ?o ?m))}. A second rule could show a move that nobody made.
   */
  static boolean areShown(RuleIndex index) {
    ImmutableList<Rule> rules = index.rulesOf(HiddenInformationCheck.SEES);
    return rules.size() == 1 && showsAll(rules.getFirst());
  }

  private static boolean showsAll(Rule rule) {
    ImmutableList<Atom> asked = rule.body().selectInstancesOf(Atom.class);
    ImmutableList<Term> ofRole = arguments(asked, Keyword.ROLE);
    ImmutableList<Term> ofMove = arguments(asked, Keyword.DOES);
    ImmutableList<Literal> body = rule.body();
    if (body.size() != 2 || ofRole.size() != 1 || ofMove.size() != 2) {
      return false;
    }
    Term viewer = ofRole.getFirst();
    ImmutableList<Term> all = ofMove.newWith(viewer);
    return all.allSatisfy(Variable.class::isInstance)
        && Sets.immutable.withAll(all).size() == all.size()
        && rule.head().arguments().getFirst().equals(viewer)
        && ofMove.allSatisfy(each -> isIn(each, rule.head().arguments().getLast()));
  }

  /** The arguments of the atoms of a keyword. */
  private static ImmutableList<Term> arguments(ImmutableList<Atom> atoms, Keyword keyword) {
    return atoms
        .select(atom -> atom.keyword().filter(each -> each == keyword).isPresent())
        .flatCollect(Atom::arguments);
  }

  private static boolean isIn(Term variable, Term term) {
    return term.equals(variable)
        || (term instanceof Compound compound
            && compound.arguments().anySatisfy(each -> isIn(variable, each)));
  }
}
