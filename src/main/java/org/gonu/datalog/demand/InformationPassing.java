package org.gonu.datalog.demand;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.graph.BoundVariables;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * In which order a rule asks for relations, and what it knows when it does (the strategy of
 * sideways information passing of magic sets). First comes what depends on no demand. Then a rule
 * asks for one relation after the other, each time for that of which it knows most.
 */
final class InformationPassing {
  private static final BoundVariables BOUND = BoundVariables.ofEvaluation();

  private final BindingPatterns patterns;
  private final DemandDependence dependence;
  private final boolean isRelaxed;

  /**
   * The order for some binding patterns.
   *
   * @param isRelaxed true if negations are left out where rules are carried out, so that relations
   *     may tell what is asked for that depend on demand by a negation
   */
  InformationPassing(BindingPatterns patterns, DemandDependence dependence, boolean isRelaxed) {
    this.patterns = patterns;
    this.dependence = dependence;
    this.isRelaxed = isRelaxed;
  }

  /**
   * What a rule asks for.
   *
   * @param atom the atom it asks for, negated or not
   * @param known what holds when it asks
   */
  record Question(Atom atom, ImmutableList<Literal> known) {
    /** The variables that have values when it asks. */
    MutableSet<Variable> bound() {
      return BOUND.in(known, Sets.mutable.empty());
    }
  }

  /** The questions of a rule. */
  ImmutableList<Question> questions(Conjunction rule) {
    if (rule.body().noneSatisfy(this::isUnderDemand)) {
      return Lists.immutable.empty();
    }
    MutableList<Question> questions = Lists.mutable.empty();
    MutableList<Literal> known = Lists.mutable.empty();
    if (patterns.contains(rule.head().predicate())) {
      known.add(patterns.question(rule.head()));
    }
    rule.body().reject(this::isDependent).select(literal -> literal instanceof Atom, known);
    MutableList<Literal> tests =
        rule.body().reject(this::isDependent).reject(literal -> literal instanceof Atom).toList();
    addTests(known, tests);
    MutableList<Atom> open =
        rule.body().selectInstancesOf(Atom.class).select(this::canTell).toList();
    while (open.notEmpty()) {
      Atom next = open.remove(mostKnown(open, known));
      ask(next, known, questions);
      known.add(next);
      addTests(known, tests);
    }
    for (Literal last : rule.body()) {
      if (last instanceof Not not && not.operand() instanceof Atom atom) {
        ask(atom, known, questions);
      } else if (last instanceof Atom atom && isDependent(atom) && !canTell(atom)) {
        ask(atom, known, questions);
      }
    }
    return questions.toImmutable();
  }

  private void ask(Atom atom, MutableList<Literal> known, MutableList<Question> questions) {
    if (patterns.contains(atom.predicate())) {
      questions.add(new Question(atom, known.toImmutable()));
    }
  }

  /** Moves those comparisons and negations whose variables have values. */
  private static void addTests(MutableList<Literal> known, MutableList<Literal> tests) {
    MutableSet<Variable> bound = BOUND.in(known, Sets.mutable.empty());
    MutableSet<Variable> withTests = BOUND.in(Lists.mutable.withAll(known).withAll(tests), bound);
    MutableList<Literal> ready =
        tests.select(test -> withTests.containsAllIterable(Variables.of(test)));
    known.addAll(ready);
    tests.removeAll(ready);
  }

  /** The place of the atom with the fewest unknown arguments, the first of equal ones. */
  private int mostKnown(MutableList<Atom> open, MutableList<Literal> known) {
    MutableSet<Variable> bound = BOUND.in(known, Sets.mutable.empty());
    MutableIntList unknown = open.collectInt(atom -> unknown(atom, bound));
    return unknown.indexOf(unknown.min());
  }

  private int unknown(Atom atom, MutableSet<Variable> bound) {
    return patterns
        .knownArguments(atom)
        .count(argument -> !BoundVariables.allBound(argument, bound));
  }

  private boolean isUnderDemand(Literal literal) {
    return atomOf(literal).filter(atom -> patterns.contains(atom.predicate())).isPresent();
  }

  private boolean isDependent(Literal literal) {
    return atomOf(literal).filter(atom -> dependence.isDependent(atom.predicate())).isPresent();
  }

  private static Optional<Atom> atomOf(Literal literal) {
    Literal inner = literal instanceof Not not ? not.operand() : literal;
    return inner instanceof Atom atom ? Optional.of(atom) : Optional.empty();
  }

  /** True if an atom depends on demand and yet can tell what is asked for. */
  private boolean canTell(Atom atom) {
    return isDependent(atom) && (isRelaxed || !dependence.isByNegation(atom.predicate()));
  }
}
