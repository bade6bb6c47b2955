package org.gonu.ground;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Literals of a rule with a copy of the {@code does} atom on whose variables they depend. A role
 * makes one move in a step. So the role alone tells what the variables of its move are, and
 * literals that read the move need not share them with the rest of the rule (a functional
 * dependency, as in Armstrong, Dependency structures of data base relationships, 1974).
 *
 * @param literals the literals and the copy, with other variables for those of the move
 * @param shared the variables that they share with the rest of the rule
 */
record MoveCopy(ImmutableList<Literal> literals, MutableSet<Variable> shared) {

  /**
   * The copies that could be used, one for each role of whose move the literals read variables.
   *
   * @param own literals of the body, all that have a variable which only they have
   * @param shared the variables that they share with the rest of the rule
   */
  static ImmutableList<MoveCopy> of(
      Conjunction rule, ImmutableList<Literal> own, MutableSet<Variable> shared) {
    return rule.body()
        .reject(own::contains)
        .selectInstancesOf(Atom.class)
        .select(atom -> atom.is(Keyword.DOES))
        .select(does -> does.arguments().getLast() instanceof Compound)
        .select(does -> moveVariables(does).anySatisfy(shared::contains))
        .collect(does -> of(does, own, shared));
  }

  private static MoveCopy of(Atom does, ImmutableList<Literal> own, MutableSet<Variable> shared) {
    MutableSet<Variable> ofMove = moveVariables(does);
    Substitution others = Substitution.renaming(ofMove, "in part");
    return new MoveCopy(
        own.newWith(does).collect(others::apply),
        shared.reject(ofMove::contains).withAll(Variables.of(does.arguments().getFirst())));
  }

  /** The variables of a move that are not those of its role. */
  private static MutableSet<Variable> moveVariables(Atom does) {
    return Variables.of(does.arguments().getLast())
        .toSet()
        .withoutAll(Variables.of(does.arguments().getFirst()));
  }
}
