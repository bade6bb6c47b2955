package org.gonu.ground.assumption;

import java.util.Optional;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * A negation of a relation in a rule.
 *
 * @param rule the rule, in whose body it stands
 * @param literal the negation of the atom
 * @param atom of the relation
 */
record NegatedUse(Conjunction rule, Literal.Not literal, Atom atom) {

  /**
   * What a fact tells of the arguments of a relation: where the king is, for example.
   *
   * @param function of the fact
   * @param told its arguments that are arguments of the relation, too
   * @param asked the numbers of the same arguments in the relation
   */
  record Telling(Predicate function, ImmutableIntList told, ImmutableIntList asked) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Telling telling
          && function.equals(telling.function)
          && told.equals(telling.told)
          && asked.equals(telling.asked);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * function.hashCode() + told.hashCode()) + asked.hashCode();
    }
  }

  /** What the facts in the rule tell that its head does not name. */
  ImmutableList<Telling> tellings() {
    return rule.body()
        .selectInstancesOf(Atom.class)
        .collect(this::telling)
        .select(Optional::isPresent)
        .collect(Optional::get);
  }

  /** The fact in the rule that tells this. */
  Compound fact(Telling telling) {
    return (Compound)
        rule.body()
            .selectInstancesOf(Atom.class)
            .detect(atom -> telling(atom).filter(telling::equals).isPresent())
            .arguments()
            .getFirst();
  }

  private Optional<Telling> telling(Atom holds) {
    return holds.is(Keyword.TRUE) && holds.arguments().getFirst() instanceof Compound fact
        ? telling(fact)
        : Optional.empty();
  }

  private Optional<Telling> telling(Compound fact) {
    ImmutableSet<Variable> ofHead = Variables.of(rule.head());
    MutableIntList told = IntLists.mutable.empty();
    MutableIntList asked = IntLists.mutable.empty();
    boolean isPlain = true;
    for (int i = 0; i < fact.arguments().size(); i++) {
      Term argument = fact.arguments().get(i);
      int place = atom.arguments().indexOf(argument);
      if (argument instanceof Variable own && place >= 0 && !ofHead.contains(own)) {
        isPlain &= isOnlyAt(own, fact.arguments(), i) && isOnlyAt(own, atom.arguments(), place);
        told.add(i);
        asked.add(place);
      } else {
        isPlain &= argument instanceof Variable || argument.isGround();
      }
    }
    return isPlain && told.notEmpty()
        ? Optional.of(new Telling(fact.symbol(), told.toImmutable(), asked.toImmutable()))
        : Optional.empty();
  }

  private static boolean isOnlyAt(Variable own, ImmutableList<Term> arguments, int place) {
    return arguments.collect(Variables::of).count(variables -> variables.contains(own)) == 1
        && arguments.get(place).equals(own);
  }
}
