package org.gonu.ground;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;

/**
 * Puts the definitions of static relations into the rules that use them, where the rules then fall
 * into smaller parts (unfolding: Tamaki and Sato, Unfold/fold transformation of logic programs,
 * 1984). A relation of four pieces that have a property in common, of any of some properties, is a
 * table of thousands of rows; for each property alone the pieces are independent.
 */
final class Unfolding {
  /** Definitions with more rules are not put in. */
  private static final int MAX_RULES = 8;

  /** How many relations may be put into a rule one after the other. */
  private static final int MAX_STEPS = 4;

  /** Nothing is put into rules with fewer instances. */
  private static final double MIN_INSTANCES = 5_000;

  /** A rule with so many instances is very large. */
  private static final double MIN_LARGE = 100_000;

  /** The factor by which instances have to become fewer, at least. */
  static final double MIN_GAIN = 4;

  private final ListMultimap<Predicate, Conjunction> definitions;
  private final RuleDecomposition decomposition;
  private int renamed;

  /**
   * Unfolding into rules.
   *
   * @param definitions the rules of static relations that do not depend on themselves
   */
  Unfolding(ListMultimap<Predicate, Conjunction> definitions, RuleDecomposition decomposition) {
    this.definitions = definitions;
    this.decomposition = decomposition;
  }

  /** The parts of a rule after all that pays was put into it. */
  ImmutableList<RuleDecomposition.Result> unfold(Conjunction rule) {
    return unfold(rule, decomposition.decompose(rule), MAX_STEPS);
  }

  private ImmutableList<RuleDecomposition.Result> unfold(
      Conjunction rule, RuleDecomposition.Result asItIs, int steps) {
    if (steps == 0 || asItIs.instances() < MIN_INSTANCES) {
      return Lists.immutable.of(asItIs);
    }
    ImmutableList<Conjunction> best = Lists.immutable.empty();
    ImmutableList<RuleDecomposition.Result> results = Lists.immutable.of(asItIs);
    double most = asItIs.instances() / MIN_GAIN;
    for (Atom atom :
        rule.body()
            .selectInstancesOf(Atom.class)
            .select(relation -> canBePutIn(relation, asItIs))) {
      ImmutableList<Conjunction> unfolded = putIn(rule, atom, definitions.get(atom.predicate()));
      ImmutableList<RuleDecomposition.Result> parts = unfolded.collect(decomposition::decompose);
      if (instances(parts) <= most) {
        best = unfolded;
        results = parts;
        most = instances(parts);
      }
    }
    return best.isEmpty()
        ? results
        : best.zip(results).flatCollect(each -> unfold(each.getOne(), each.getTwo(), steps - 1));
  }

  /**
   * The rules that a rule becomes when each of its atoms of a relation gives way to a definition:
   * one for each choice of definitions that fit.
   *
   * @param makers the rules of the relation, which does not depend on itself
   */
  ImmutableList<Conjunction> withDefinitions(
      Conjunction rule, Predicate relation, ImmutableList<Conjunction> makers) {
    Optional<Atom> open =
        rule.body()
            .selectInstancesOf(Atom.class)
            .detectOptional(atom -> atom.predicate().equals(relation));
    return open.isEmpty()
        ? Lists.immutable.of(rule)
        : putIn(rule, open.get(), makers)
            .flatCollect(unfolded -> withDefinitions(unfolded, relation, makers));
  }

  /** True for an atom of a relation, negated or not. */
  static boolean isOf(Literal literal, Predicate relation) {
    return relation(literal).contains(relation);
  }

  /** The relation of an atom, negated or not; none of a comparison. */
  static ImmutableList<Predicate> relation(Literal literal) {
    Literal positive = literal instanceof Literal.Not not ? not.operand() : literal;
    return positive instanceof Atom atom
        ? Lists.immutable.of(atom.predicate())
        : Lists.immutable.empty();
  }

  private static double instances(ImmutableList<RuleDecomposition.Result> results) {
    return results.sumOfDouble(RuleDecomposition.Result::instances);
  }

  /**
   * True if the relation has few rules, and one of them has a variable of its own. In very large
   * rules, its arguments may also have nothing to do with each other.
   */
  private boolean canBePutIn(Atom atom, RuleDecomposition.Result asItIs) {
    boolean isLarge = asItIs.instances() >= MIN_LARGE;
    var rules = definitions.get(atom.predicate());
    return rules.size() > 0
        && rules.size() <= MAX_RULES
        && rules
            .toList()
            .anySatisfy(rule -> rule.hasOwnVariables() || (isLarge && fallsApart(rule)));
  }

  /** True for cells that differ in their columns, for example, whatever their rows are. */
  private static boolean fallsApart(Conjunction rule) {
    return RuleSplitter.groups(rule.body(), Sets.immutable.empty()).size() > 1;
  }

  /** The rule once for each definition of a relation in place of the atom. */
  private ImmutableList<Conjunction> putIn(
      Conjunction rule, Atom atom, Iterable<Conjunction> makers) {
    MutableList<Conjunction> unfolded = Lists.mutable.empty();
    for (Conjunction definition : makers) {
      Conjunction apart = Substitution.apart(definition, String.valueOf(renamed++));
      Substitution.resolvent(rule, atom, apart).ifPresent(unfolded::add);
    }
    return unfolded.toImmutable();
  }
}
