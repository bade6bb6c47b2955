package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * What some literals of a rule read of a move, told apart from the rest of the move. A role makes
 * one move in a step. So a piece that moves from a cell to another can be asked in two questions:
 * from where does the role move, and whereto (a functional dependency, see {@link MoveCopy}).
 *
 * @param does the atom of the move, all of whose variables are as they were
 * @param shared the variables that the literals read, and those of the role
 * @param others the body without what is read: in the atom of the move it has other names
 */
record MoveProjection(Atom does, MutableSet<Variable> shared, ImmutableList<Literal> others) {

  /** The projections that could be used: one for each move and group of literals that reads it. */
  static ImmutableList<MoveProjection> of(Conjunction rule) {
    return rule.body()
        .selectInstancesOf(Atom.class)
        .select(atom -> atom.is(Keyword.DOES))
        .select(does -> does.arguments().getLast() instanceof Compound)
        .flatCollect(does -> of(rule, does));
  }

  private static ImmutableList<MoveProjection> of(Conjunction rule, Atom does) {
    MutableSet<Variable> ofRole = Variables.of(does.arguments().getFirst()).toSet();
    MutableSet<Variable> ofMove =
        Variables.of(does.arguments().getLast()).toSet().withoutAll(ofRole);
    MutableSet<Variable> fixed = ofRole.union(Variables.of(rule.head()).toSet());
    MutableList<MoveProjection> found = Lists.mutable.empty();
    for (MutableSet<Variable> group :
        RuleSplitter.groups(rule.body().reject(does::equals), fixed)) {
      MutableSet<Variable> read = ofMove.intersect(group);
      if (read.notEmpty() && read.size() < ofMove.size()) {
        Literal others = Substitution.renaming(read, "of move").apply((Literal) does);
        found.add(
            new MoveProjection(
                does,
                read.union(ofRole),
                // A body may ask for the move twice, but instances name each literal once.
                rule.body()
                    .collect(literal -> literal.equals(does) ? others : literal)
                    .distinct()));
      }
    }
    return found.toImmutable();
  }
}
