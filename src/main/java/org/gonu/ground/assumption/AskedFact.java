package org.gonu.ground.assumption;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * A fact of the state that a rule asks for, whose arguments are variables or ground.
 *
 * @param atom the condition of the rule: that the fact is true
 * @param fact the fact
 */
record AskedFact(Atom atom, Compound fact) {

  /** The facts that a rule asks for. */
  static ImmutableList<AskedFact> of(Conjunction rule) {
    return rule.body()
        .selectInstancesOf(Atom.class)
        .select(atom -> atom.is(Keyword.TRUE) && isFlat(atom.arguments().getFirst()))
        .collect(atom -> new AskedFact(atom, (Compound) atom.arguments().getFirst()));
  }

  private static boolean isFlat(Term term) {
    return term instanceof Compound fact
        && fact.arguments().allSatisfy(each -> each instanceof Variable || each.isGround());
  }

  /** The variables that are one argument each. */
  ImmutableSet<Variable> values() {
    return fact.arguments()
        .selectInstancesOf(Variable.class)
        .select(value -> fact.arguments().count(value::equals) == 1)
        .toImmutableSet();
  }

  /** True if one of some variables is an argument. */
  boolean mentions(SetIterable<Variable> some) {
    return Variables.of(atom).anySatisfy(some::contains);
  }

  /** The assumption that a state has one such fact at most, whatever some variables are. */
  AssumedFact single(SetIterable<Variable> told) {
    ImmutableList<Term> arguments = fact.arguments();
    return new AssumedFact(
        fact.symbol(),
        IntInterval.zeroTo(arguments.size() - 1)
            .reject(i -> told.contains(arguments.get(i)))
            .collect(i -> new AssumedFact.Key(i, values(arguments.get(i))))
            .toImmutable());
  }

  private static ImmutableSet<Term> values(Term key) {
    return key.isGround() ? Sets.immutable.of(key) : Sets.immutable.empty();
  }
}
