package org.gonu.analysis.derivation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.block.factory.HashingStrategies;
import org.eclipse.collections.impl.map.strategy.mutable.UnifiedMapWithHashingStrategy;
import org.gonu.check.ValidatedRules;
import org.gonu.check.graph.Stratum;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.text.Span;

/**
 * The rules of a sheet, prepared for evaluation position by position. What does not depend on the
 * state or on moves is computed once.
 */
public final class Program {
  private final ImmutableList<Rule> rules;
  private final ImmutableList<Layer> layers;
  private final ImmutableListMultimap<Predicate, Layer> layersOf;
  private final ImmutableSet<Predicate> moved;
  private final Model timeless;

  /**
   * A stratum with its place in the evaluation.
   *
   * @param number its place in the order of evaluation
   * @param rules the numbers of its rules
   * @param isTimeless true if it does not depend on state or moves
   */
  record Layer(int number, Stratum stratum, ImmutableIntList rules, boolean isTimeless) {}

  /** Prepares validated rules. */
  public Program(ValidatedRules validated) {
    this.rules = validated.rules();
    UnifiedMapWithHashingStrategy<Object, Integer> numbers =
        UnifiedMapWithHashingStrategy.newMap(HashingStrategies.identityStrategy());
    rules.forEachWithIndex((rule, number) -> numbers.put(rule, number));
    this.moved = dependants(validated, Sets.mutable.of(Keyword.DOES.predicate()));
    ImmutableSet<Predicate> timed =
        dependants(validated, Sets.mutable.of(Keyword.TRUE.predicate(), Keyword.DOES.predicate()));
    MutableList<Layer> made = Lists.mutable.empty();
    for (Stratum stratum : validated.strata()) {
      made.add(
          new Layer(
              made.size(),
              stratum,
              stratum.rules().collectInt(rule -> numbers.getIfAbsentValue(rule, -1)),
              stratum.predicates().noneSatisfy(timed::contains)));
    }
    this.layers = made.toImmutable();
    this.layersOf = layers.groupByEach(layer -> layer.stratum.predicates());
    this.timeless = new Model(this, Lists.immutable.empty(), Integer.MAX_VALUE);
  }

  /** Some predicates and all predicates that depend on them. */
  private static ImmutableSet<Predicate> dependants(
      ValidatedRules validated, MutableSet<Predicate> found) {
    int before;
    // Repeated, since a predicate in several strata counts in all of them if it does in one.
    do {
      before = found.size();
      for (Stratum stratum : validated.strata()) {
        if (stratum.predicates().anySatisfy(found::contains)
            || predicatesIn(stratum).anySatisfy(found::contains)) {
          found.addAllIterable(stratum.predicates());
        }
      }
    } while (found.size() > before);
    return found.toImmutable();
  }

  private static MutableSet<Predicate> predicatesIn(Stratum stratum) {
    MutableSet<Predicate> found = Sets.mutable.empty();
    for (Rule rule : stratum.rules()) {
      Leaves.of(rule).each(leaf -> Leaves.atomOf(leaf).map(Atom::predicate).ifPresent(found::add));
    }
    return found;
  }

  /** The rules in the order of the sheet; the place in this list is the number of a rule. */
  public ImmutableList<Rule> rules() {
    return rules;
  }

  /** The rules for {@code legal} or {@code goal}, say, that may tell of a role. */
  public ImmutableList<Rule> rulesFor(Keyword keyword, Role role) {
    return rules.select(
        rule ->
            rule.head().is(keyword)
                && (!rule.head().arguments().getFirst().isGround()
                    || rule.head().arguments().getFirst().toString().equals(role.name())));
  }

  /**
   * The model of a state and a joint move, computed lazily.
   *
   * @param facts of the state
   * @param roles in role order
   * @param jointMove one move for each role, in role order; empty for a state before any move
   */
  public Model modelOf(
      ImmutableList<Term> facts, ImmutableList<Role> roles, ImmutableList<Move> jointMove) {
    return modelOf(facts, roles, jointMove, Integer.MAX_VALUE);
  }

  /**
   * The model of a state and a joint move, computed lazily and as far as a bound allows.
   *
   * @param facts of the state
   * @param roles in role order
   * @param jointMove one move for each role, in role order; empty for a state before any move
   * @param maxInstances most rule instances to look at, after which a {@code
   *     BrokenContractException} ends the computation
   */
  public Model modelOf(
      ImmutableList<Term> facts,
      ImmutableList<Role> roles,
      ImmutableList<Move> jointMove,
      int maxInstances) {
    ImmutableList<Atom> state = facts.collect(fact -> atom(Keyword.TRUE, fact));
    ImmutableList<Atom> moves =
        jointMove.collectWithIndex(
            (move, role) -> atom(Keyword.DOES, Constant.of(roles.get(role).name()), move.term()));
    return new Model(this, state.newWithAll(moves), maxInstances);
  }

  private static Atom atom(Keyword keyword, Term... arguments) {
    return new Atom(Constant.of(keyword.word()), Lists.immutable.with(arguments), Span.NONE);
  }

  /** The model of the timeless layers, which is the same in every position. */
  Model timeless() {
    return timeless;
  }

  ImmutableList<Layer> layers() {
    return layers;
  }

  /** The layers that define a predicate, in the order of evaluation. */
  ImmutableList<Layer> layersOf(Predicate predicate) {
    return layersOf.get(predicate);
  }

  /** True if a predicate can depend on the joint move. */
  public boolean dependsOnMoves(Predicate predicate) {
    return moved.contains(predicate);
  }

  /** True if a predicate has rules and is the same in all positions. */
  public boolean isTimeless(Predicate predicate) {
    ImmutableList<Layer> layers = layersOf.get(predicate);
    return layers.notEmpty() && layers.getFirst().isTimeless();
  }

  /** True if some rule or the position defines a predicate. */
  public boolean defines(Predicate predicate) {
    return predicate.is(Keyword.TRUE)
        || predicate.is(Keyword.DOES)
        || layersOf.containsKey(predicate);
  }
}
