package org.gonu.ground;

import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.gonu.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * Restricts large relations to the constants with which all rules ask for them (specialization, as
 * partial evaluation of logic programs does it: Lloyd and Shepherdson, 1991). A relation that
 * counts pieces on any four places has instances for all of them; asked for the four corners only,
 * it has those alone.
 */
final class ConstantArguments {
  /** Relations with fewer instances are left as they are. */
  private static final double MIN_INSTANCES = 5_000;

  /** The factor by which instances have to become fewer, at least. */
  private static final double MIN_GAIN = 4;

  /** Most rules of a relation afterwards. */
  private static final int MAX_RULES = 200;

  /** Constants go on from a relation to those that it asks for, over so many relations. */
  private static final int MAX_ROUNDS = 3;

  private final DemandGuards guards;
  private final SetIterable<Predicate> recursive;
  private final Supplier<InstanceEstimate> estimates;
  private @Nullable InstanceEstimate estimate;

  /**
   * Restricts relations.
   *
   * @param guards the rules of dynamic relations, and all others
   * @param recursive relations that depend on themselves; they stay as they are
   * @param estimates asked for once, if a relation can be restricted
   */
  ConstantArguments(
      DemandGuards guards, SetIterable<Predicate> recursive, Supplier<InstanceEstimate> estimates) {
    this.guards = guards;
    this.recursive = recursive;
    this.estimates = estimates;
  }

  /** The rules of dynamic relations; the same list if no relation is restricted. */
  ImmutableList<Conjunction> rules() {
    ImmutableSet<Predicate> relations =
        guards
            .guarded()
            .collect(rule -> rule.head().predicate())
            .reject(relation -> Keyword.of(relation.name()).isPresent())
            .reject(recursive::contains)
            .toImmutableSet();
    RuleTable table = table(guards.guarded());
    boolean isSettled = false;
    for (int round = 0; round < MAX_ROUNDS && !isSettled; round++) {
      isSettled = true;
      for (Predicate relation : relations) {
        ImmutableList<Conjunction> rules = restricted(table, relation);
        if (rules != table.rules) {
          table = table(rules);
          isSettled = false;
        }
      }
    }
    return table.rules;
  }

  /**
   * The rules of dynamic relations.
   *
   * @param byHead these, by the relation of their head
   * @param uses by relation its atoms in the bodies of all rules
   */
  private record RuleTable(
      ImmutableList<Conjunction> rules,
      ImmutableListMultimap<Predicate, Conjunction> byHead,
      ImmutableListMultimap<Predicate, Atom> uses) {}

  private RuleTable table(ImmutableList<Conjunction> rules) {
    return new RuleTable(
        rules,
        rules.groupBy(rule -> rule.head().predicate()),
        rules
            .newWithAll(guards.others())
            .newWithAll(guards.questions())
            .flatCollect(Conjunction::conditions)
            .collect(literal -> literal instanceof Literal.Not not ? not.operand() : literal)
            .selectInstancesOf(Atom.class)
            .groupBy(Atom::predicate));
  }

  private ImmutableList<Conjunction> restricted(RuleTable table, Predicate relation) {
    ImmutableList<Conjunction> own = table.byHead.get(relation);
    ImmutableSet<Atom> asked = asked(table.uses.get(relation));
    if (asked.isEmpty()
        || (long) asked.size() * own.size() > MAX_RULES
        || own.allSatisfy(rule -> rule.head().isGround())
        || instances(own) < MIN_INSTANCES) {
      return table.rules;
    }
    ImmutableList<Conjunction> restricted =
        asked
            .toList()
            .flatCollect(atom -> own.flatCollect(rule -> unified(rule, atom)))
            .toImmutable();
    return instances(restricted) * MIN_GAIN <= instances(own)
        ? table
            .rules
            .reject(rule -> rule.head().predicate().equals(relation))
            .newWithAll(restricted)
        : table.rules;
  }

  private double instances(ImmutableList<Conjunction> rules) {
    InstanceEstimate known = estimate;
    if (known == null) {
      known = estimates.get();
      estimate = known;
    }
    InstanceEstimate use = known;
    return rules.sumOfDouble(rule -> use.of(rule.conditions()));
  }

  /**
   * What is asked for, with a variable for each argument that is not ground in every use; empty if
   * none is.
   */
  private static ImmutableSet<Atom> asked(ImmutableList<Atom> uses) {
    if (uses.isEmpty()) {
      return Sets.immutable.empty();
    }
    int arity = uses.getFirst().arguments().size();
    boolean[] isGround = new boolean[arity];
    boolean isAny = false;
    for (int i = 0; i < arity; i++) {
      int argument = i;
      isGround[i] = uses.allSatisfy(atom -> Variables.of(atom.arguments().get(argument)).isEmpty());
      isAny |= isGround[i];
    }
    return isAny
        ? uses.collect(atom -> pattern(atom, isGround)).toImmutableSet()
        : Sets.immutable.empty();
  }

  private static Atom pattern(Atom atom, boolean[] isGround) {
    MutableList<Term> arguments = Lists.mutable.empty();
    for (int i = 0; i < isGround.length; i++) {
      // A name with a blank, which no sheet has.
      arguments.add(isGround[i] ? atom.arguments().get(i) : new Variable("?asked " + i, Span.NONE));
    }
    return new Atom(atom.relation(), arguments.toImmutable(), Span.NONE);
  }

  /** The rule for these arguments; none if it never has them. */
  private static ImmutableList<Conjunction> unified(Conjunction rule, Atom asked) {
    return Substitution.unify(rule.head(), asked)
        .map(found -> Lists.immutable.of(found.apply(rule)))
        .orElseGet(Lists.immutable::empty);
  }
}
