package org.gonu.ground;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.collections.api.LazyIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;

/**
 * Puts the definitions of relations into all rules that still use them, and drops them, where that
 * makes fewer instances. Such a relation is listed for the sake of one rule while most could do
 * without; or it tells much more than its users ask, such as what stands between any two pieces.
 */
final class Inlining {
  /** A relation is large if it has so many instances, as far as can be estimated. */
  private static final double MIN_LARGE = 100_000;

  /** A large relation has this share of all instances of the game: else little is gained. */
  private static final double MIN_SHARE = 0.25;

  /** Most rules that one rule becomes; where it would become more, the relation is left. */
  private static final int MAX_COPIES = 64;

  private final Unfolding unfolding;
  private final Stopwatch stopwatch;

  Inlining(Unfolding unfolding, Stopwatch stopwatch) {
    this.unfolding = unfolding;
    this.stopwatch = stopwatch;
  }

  /**
   * A rule and its parts.
   *
   * @param results one for each rule that it has become
   */
  record Unfolded(Conjunction rule, ImmutableList<RuleDecomposition.Result> results) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Unfolded unfolded
          && rule.equals(unfolded.rule)
          && results.equals(unfolded.results);
    }

    @Override
    public int hashCode() {
      return 31 * rule.hashCode() + results.hashCode();
    }

    double instances() {
      return results.sumOfDouble(RuleDecomposition.Result::instances);
    }

    boolean isChanged() {
      return results.size() != 1 || results.getFirst().isChanged();
    }

    private boolean mentions(Predicate relation) {
      return conditions().anySatisfy(literal -> Unfolding.isOf(literal, relation));
    }

    /** The relations of the parts. */
    MutableSet<Predicate> mentioned() {
      return conditions().flatCollect(Unfolding::relation).toSet();
    }

    private LazyIterable<Literal> conditions() {
      return results
          .asLazy()
          .flatCollect(result -> result.rules().newWithAll(result.domains()))
          .flatCollect(Conjunction::conditions);
    }
  }

  /**
   * Relations with very many instances, of rules whose bodies tell more than their heads.
   *
   * @param recursive relations that depend on themselves
   */
  static ImmutableList<Predicate> large(
      ImmutableList<Unfolded> rules, ImmutableSet<Predicate> recursive) {
    ImmutableListMultimap<Predicate, Unfolded> makers =
        rules.groupBy(each -> each.rule().head().predicate());
    double least = Math.max(MIN_LARGE, MIN_SHARE * rules.sumOfDouble(Unfolded::instances));
    return makers
        .keysView()
        .reject(relation -> Keyword.of(relation.name()).isPresent())
        .reject(recursive::contains)
        .select(relation -> makers.get(relation).sumOfDouble(Unfolded::instances) >= least)
        .select(relation -> makers.get(relation).allSatisfy(each -> each.rule().hasOwnVariables()))
        .toSortedListBy(Predicate::toString)
        .toImmutable();
  }

  /**
   * The rules without those relations that are better put in.
   *
   * @param relations do not depend on themselves
   * @param minGain by this factor the number of instances has to be lower
   */
  ImmutableList<Unfolded> inline(
      ImmutableList<Unfolded> rules, ImmutableList<Predicate> relations, double minGain) {
    RulesByUse left = new RulesByUse(rules);
    relations.each(relation -> inline(left, relation, minGain));
    return left.rules();
  }

  private void inline(RulesByUse rules, Predicate relation, double minGain) {
    stopwatch.step();
    ImmutableList<RulesByUse.Entry> makers = rules.makers(relation);
    ImmutableList<RulesByUse.Entry> users =
        rules.users(relation).reject(user -> user.isOf(relation));
    ImmutableList<Conjunction> definitions = makers.collect(maker -> maker.rule().rule());
    ImmutableList<ImmutableList<Unfolded>> without =
        users.collect(user -> without(user.rule(), relation, definitions));
    double now =
        makers.newWithAll(users).collect(RulesByUse.Entry::rule).sumOfDouble(Unfolded::instances);
    double then = without.sumOfDouble(each -> each.sumOfDouble(Unfolded::instances));
    boolean isPossible =
        without.noneSatisfy(each -> each.anySatisfy(other -> other.mentions(relation)));
    if (isPossible && then * minGain < now) {
      makers.each(rules::remove);
      Map<Unfolded, ImmutableList<Unfolded>> replaced = new HashMap<>();
      users.forEachWithIndex(
          (user, i) -> {
            // Of equal rules all become what the first one does.
            ImmutableList<Unfolded> same =
                replaced.computeIfAbsent(user.rule(), first -> without.get(i));
            rules.replace(user, same);
          });
    }
  }

  /**
   * What the rule becomes with the definitions of a relation in its place; the rule itself if that
   * would be too many rules.
   */
  private ImmutableList<Unfolded> without(
      Unfolded user, Predicate relation, ImmutableList<Conjunction> definitions) {
    int uses = user.rule().body().count(literal -> Unfolding.isOf(literal, relation));
    return Math.pow(definitions.size(), uses) > MAX_COPIES
        ? Lists.immutable.of(user)
        : unfolding
            .withDefinitions(user.rule(), relation, definitions)
            .collect(rule -> new Unfolded(rule, unfolding.unfold(rule)));
  }
}
