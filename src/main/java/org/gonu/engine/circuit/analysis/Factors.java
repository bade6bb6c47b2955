package org.gonu.engine.circuit.analysis;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;

/**
 * The independent factors of a game. The next state of a factor depends only on that factor, on the
 * moves made in it, and on bases that no move affects (a step counter, alternating control). The
 * legality of a move depends only on the factor that it is made in. Only the end and the goals
 * depend on several factors.
 *
 * <p>Sources: Cox, Schkufza, Madsen and Genesereth, Factoring general games using propositional
 * automata, 2009; Günther, Schiffel and Thielscher, Factoring general games, 2009.
 *
 * @param isKnown false if the game was too large to analyse, or its steps are recursive; it counts
 *     as one factor then, and all other components are empty
 * @param factors ordered by their least base
 * @param terminal how the end depends on them
 * @param goals how each goal value depends on them
 */
public record Factors(
    boolean isKnown,
    ImmutableList<Factor> factors,
    Condition terminal,
    ImmutableList<GoalCondition> goals) {

  /** The result for a game that was not analysed. */
  static final Factors UNKNOWN =
      new Factors(false, Lists.immutable.empty(), Condition.INDEPENDENT, Lists.immutable.empty());

  /**
   * A factor of a game.
   *
   * @param bases their numbers, ascending
   * @param moves numbers of the moves, over all roles, that touch its bases (see {@link
   *     StepDependence}), ascending; a move may be in several factors if these belong to different
   *     phases
   */
  public record Factor(ImmutableIntList bases, ImmutableIntList moves) {}

  /** How a condition depends on the factors. */
  public enum Form {
    /** It depends on no factor. */
    INDEPENDENT,
    /** It depends on one factor. */
    ALONE,
    /** It is a disjunction of conditions that depend on at most one factor each. */
    DISJUNCTION,
    /** It is a conjunction of conditions that depend on at most one factor each. */
    CONJUNCTION,
    /** It depends on several factors in another form. */
    MIXED
  }

  /**
   * A condition of the rules.
   *
   * @param factors numbers of the factors that it depends on, ascending
   */
  public record Condition(Form form, ImmutableIntList factors) {
    private static final Condition INDEPENDENT =
        new Condition(Form.INDEPENDENT, IntLists.immutable.empty());
  }

  /**
   * The condition for a goal value of a role.
   *
   * @param role index of the role
   * @param value goal points
   */
  public record GoalCondition(int role, int value, Condition condition) {}

  /** True if there are several factors. */
  public boolean areSeveral() {
    return factors.size() > 1;
  }

  /** True if neither the end nor any goal depends on a factor. */
  public boolean isIdle(int factor) {
    return !terminal.factors().contains(factor)
        && goals.noneSatisfy(goal -> goal.condition().factors().contains(factor));
  }
}
