package org.gonu.machine;

/**
 * Looks for states in which the match is over and a role has its best goal. It reasons about the
 * goal alone and about what can no longer change, so it may find states to which no moves lead.
 * Confined to one thread.
 */
public interface GoalStates {
  /** What a search has come to. */
  enum Answer {
    /** There is another state, see {@link GoalStates#distance}. */
    FOUND,
    /** There are no more. */
    NONE,
    /** It may go on. */
    OPEN
  }

  /**
   * Looks for a state that lacks some base of each one found before.
   *
   * @param rounds how much to do; a round has some hundred conflicts, or a thousand decisions
   */
  Answer search(int rounds);

  /**
   * The distance to the state found last, not to the goal: the number of bases on which the goal
   * depends and that differ; {@link GoalDistance#FARTHEST} where one of these differs for ever.
   */
  GoalDistance distance();
}
