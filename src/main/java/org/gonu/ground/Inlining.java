package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Keyword;
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

  Inlining(Unfolding unfolding) {
    this.unfolding = unfolding;
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
      return results.anySatisfy(
          result ->
              result
                  .rules()
                  .newWithAll(result.domains())
                  .anySatisfy(
                      each ->
                          each.conditions()
                              .anySatisfy(literal -> Unfolding.isOf(literal, relation))));
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
    return relations.injectInto(rules, (left, relation) -> inline(left, relation, minGain));
  }

  private ImmutableList<Unfolded> inline(
      ImmutableList<Unfolded> rules, Predicate relation, double minGain) {
    ImmutableList<Unfolded> makers =
        rules.select(each -> each.rule().head().predicate().equals(relation));
    ImmutableList<Conjunction> definitions = makers.collect(Unfolded::rule);
    ImmutableList<Unfolded> users =
        rules.reject(makers::contains).select(each -> each.mentions(relation));
    ImmutableList<ImmutableList<Unfolded>> without =
        users.collect(user -> without(user, relation, definitions));
    double now = makers.newWithAll(users).sumOfDouble(Unfolded::instances);
    double then = without.sumOfDouble(each -> each.sumOfDouble(Unfolded::instances));
    boolean isPossible =
        without.noneSatisfy(each -> each.anySatisfy(other -> other.mentions(relation)));
    return isPossible && then * minGain < now
        ? rules
            .reject(makers::contains)
            .flatCollect(
                rule ->
                    users.contains(rule)
                        ? without.get(users.indexOf(rule))
                        : Lists.immutable.of(rule))
        : rules;
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
