package org.gonu.ground;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Predicate;

/**
 * Puts relations of one rule into all rules that still use them, and drops them, where that makes
 * fewer instances: a relation that most rules could do without is listed for the sake of one.
 */
final class Inlining {
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

  /** The rules without those relations of one rule that are better put in. */
  ImmutableList<Unfolded> inline(
      ImmutableList<Unfolded> rules, ImmutableList<Predicate> relations) {
    return relations.injectInto(rules, this::inline);
  }

  private ImmutableList<Unfolded> inline(ImmutableList<Unfolded> rules, Predicate relation) {
    ImmutableList<Unfolded> makers =
        rules.select(each -> each.rule().head().predicate().equals(relation));
    ImmutableList<Unfolded> users =
        rules.reject(makers::contains).select(each -> each.mentions(relation));
    ImmutableList<Optional<Unfolded>> without = users.collect(user -> without(user, relation));
    double saved = makers.newWithAll(users).sumOfDouble(Unfolded::instances);
    boolean pays =
        without.allSatisfy(Optional::isPresent)
            && without.sumOfDouble(each -> each.orElseThrow().instances()) < saved;
    return pays
        ? rules
            .reject(makers::contains)
            .collect(
                rule ->
                    users.contains(rule) ? without.get(users.indexOf(rule)).orElseThrow() : rule)
        : rules;
  }

  /** The rule with the definition of a relation in its place; empty if it cannot be put there. */
  private Optional<Unfolded> without(Unfolded user, Predicate relation) {
    Conjunction rule = unfolding.withDefinition(user.rule(), relation);
    return Optional.of(new Unfolded(rule, unfolding.unfold(rule)))
        .filter(other -> !other.mentions(relation));
  }
}
