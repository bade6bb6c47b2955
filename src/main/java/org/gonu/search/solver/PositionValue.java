package org.gonu.search.solver;

/**
 * The value of a position for a role.
 *
 * @param goal points of the role if both play optimally; the middle of its goals if nobody can
 *     force an end
 * @param isForced true if somebody can force that end
 * @param isWin true if it is the most that the role can ever get
 * @param plies to the end if that is a win, else 0
 */
record PositionValue(double goal, boolean isForced, boolean isWin, int plies) {
  /**
   * Reads the value from a valuation.
   *
   * @param number of the position, -1 for an unknown one
   */
  static PositionValue of(Valuation valuation, int number, int role) {
    Payoffs payoffs = valuation.payoffs();
    if (number < 0 || !valuation.isResolved(number)) {
      double middle = (payoffs.least(role) + payoffs.most(role)) / 2.0;
      return new PositionValue(middle, false, false, 0);
    }
    float goal = valuation.value(number, role);
    boolean isWin = goal > payoffs.least(role) && goal >= payoffs.most(role);
    return new PositionValue(goal, true, isWin, isWin ? valuation.depth(number) : 0);
  }
}
