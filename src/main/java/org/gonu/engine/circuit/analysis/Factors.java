package org.gonu.engine.circuit.analysis;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;

/**
 * The parts of a game that go on beside each other: what is next in one depends on that part alone,
 * on the moves that are made in it, and on what changes whatever the moves are (a step counter,
 * control that takes turns). Whether a move is legal depends on the part that it is made in. Only
 * the end and the goals look at several.
 *
 * <p>Sources: Cox, Schkufza, Madsen and Genesereth, Factoring general games using propositional
 * automata, 2009; Günther, Schiffel and Thielscher, Factoring general games, 2009.
 *
 * @param isKnown false if the game was too large to tell, or its steps are recursive; it counts as
 *     one part then, and all else here is empty
 * @param factors the parts by the number of their first base
 * @param terminal how the end depends on them
 * @param goals how each goal value depends on them
 */
public record Factors(
    boolean isKnown,
    ImmutableList<Factor> factors,
    Condition terminal,
    ImmutableList<GoalCondition> goals) {

  /** Stands for a game of which nothing is known. */
  static final Factors UNKNOWN =
      new Factors(false, Lists.immutable.empty(), Condition.INDEPENDENT, Lists.immutable.empty());

  /**
   * A part of a game.
   *
   * @param bases their numbers, ascending
   * @param moves numbers of the moves, over all roles, that change it otherwise than most do,
   *     ascending; a move may be made in several parts if these have different phases
   */
  public record Factor(ImmutableIntList bases, ImmutableIntList moves) {}

  /** How a condition depends on the parts. */
  public enum Form {
    /** On none. */
    INDEPENDENT,
    /** On one only. */
    ALONE,
    /** It holds if one of some conditions holds, of which each depends on one part at most. */
    DISJUNCTION,
    /** It holds if all of some conditions hold, of which each depends on one part at most. */
    CONJUNCTION,
    /** In another way on several. */
    MIXED
  }

  /**
   * A condition of the rules.
   *
   * @param factors numbers of the parts that it depends on, ascending
   */
  public record Condition(Form form, ImmutableIntList factors) {
    private static final Condition INDEPENDENT =
        new Condition(Form.INDEPENDENT, IntLists.immutable.empty());
  }

  /** The condition for a goal value of a role, by its index. */
  public record GoalCondition(int role, int value, Condition condition) {}

  /** True if there are several parts. */
  public boolean areSeveral() {
    return factors.size() > 1;
  }

  /** True if a part matters neither to the end nor to any goal. */
  public boolean isIdle(int factor) {
    return !terminal.factors().contains(factor)
        && goals.noneSatisfy(goal -> goal.condition().factors().contains(factor));
  }
}
