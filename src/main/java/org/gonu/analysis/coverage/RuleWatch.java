package org.gonu.analysis.coverage;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.block.factory.HashingStrategies;
import org.eclipse.collections.impl.map.strategy.mutable.UnifiedMapWithHashingStrategy;
import org.gonu.analysis.derivation.Bindings;
import org.gonu.analysis.derivation.Leaves;
import org.gonu.analysis.derivation.Matching;
import org.gonu.analysis.derivation.Model;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Variables;

/** Records the coverage of one rule, position by position. */
final class RuleWatch implements Matching.Observer {
  /**
   * Maximum number of literals that are evaluated in one position. What occurs often occurs early.
   */
  private static final int MAX_TRIES = 20_000;

  private final Rule rule;
  private final int number;
  private final boolean possible;
  private final ImmutableList<Literal> leaves;

  /** By leaf, compared by identity, its index in the list of leaves. */
  private final UnifiedMapWithHashingStrategy<Object, Integer> places =
      UnifiedMapWithHashingStrategy.newMap(HashingStrategies.identityStrategy());

  private final Bindings bindings = new Bindings();
  private final boolean[] binds;
  private final boolean[] wasTrue;
  private final boolean[] wasFalse;

  /**
   * Number of observations that are still missing, two for each leaf: that it holds and that it
   * fails.
   */
  private int missing;

  private int positions;
  private int tries;
  private boolean looked;

  /**
   * A recorder for one rule.
   *
   * @param possible false if it is known that the rule can never hold
   */
  RuleWatch(Rule rule, int number, boolean possible) {
    this.rule = rule;
    this.number = number;
    this.possible = possible;
    this.leaves = Leaves.of(rule);
    this.binds = new boolean[leaves.size()];
    this.wasTrue = new boolean[leaves.size()];
    this.wasFalse = new boolean[leaves.size()];
    this.missing = 2 * leaves.size();
    leaves.forEachWithIndex((leaf, place) -> places.put(leaf, place));
  }

  /** Examines a position whose relations are all computed. */
  void look(Model model) {
    if (model.fired(number)) {
      positions++;
    }
    if (looked && model.program().isTimeless(rule.head().predicate())) {
      return;
    }
    looked = true;
    tries = 0;
    new Matching(model, bindings, Matching.Order.READING, this).run(rule.body());
  }

  RuleCoverage result() {
    return new RuleCoverage(
        rule,
        possible,
        positions,
        Lists.immutable.withAll(
            leaves.collectWithIndex(
                (leaf, i) -> new LiteralCoverage(leaf, binds[i], wasTrue[i], wasFalse[i]))));
  }

  @Override
  public void solved() {
    // The model knows whether the rule fired.
  }

  @Override
  public void tried(Literal literal, boolean holds, ImmutableList<Literal> open) {
    tries++;
    Integer place = places.get(literal);
    if (place == null) {
      return;
    }
    binds[place] |= !Variables.of(bindings.resolve(literal)).isEmpty();
    boolean[] seen = holds ? wasTrue : wasFalse;
    if (!seen[place]) {
      seen[place] = true;
      missing--;
    }
  }

  @Override
  public boolean enough() {
    return missing == 0 || tries > MAX_TRIES;
  }
}
