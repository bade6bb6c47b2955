package org.gonu.search.solver;

import java.util.Arrays;
import java.util.BitSet;
import org.gonu.machine.Interruption;

/** The goal values that occur in the terminal states of a graph. */
final class Payoffs {
  private final BitSet[] byRole;
  private final int sum;
  private final boolean constantSum;
  private final boolean common;

  /** Reads the goals of a graph. */
  Payoffs(GameGraph graph) {
    int roles = graph.roles();
    byRole = new BitSet[roles];
    Arrays.setAll(byRole, role -> new BitSet());
    int firstSum = -1;
    boolean sameSum = true;
    boolean sameGoals = true;
    for (int state = 0; state < graph.size(); state++) {
      Interruption.throwIfInterrupted();
      if (graph.isTerminal(state)) {
        int total = 0;
        for (int role = 0; role < roles; role++) {
          int goal = graph.goal(state, role);
          byRole[role].set(goal);
          total += goal;
          sameGoals &= goal == graph.goal(state, 0);
        }
        firstSum = firstSum < 0 ? total : firstSum;
        sameSum &= total == firstSum;
      }
    }
    sum = firstSum;
    constantSum = sameSum && firstSum >= 0 && graph.chanceRole() < 0;
    common = sameGoals && !constantSum;
  }

  /** True if there are two roles, and the gain of one is the loss of the other (zero-sum). */
  boolean isDuel() {
    return byRole.length == 2 && constantSum;
  }

  /** True if the sum of the goals of all roles is constant. */
  boolean isConstantSum() {
    return constantSum;
  }

  /** True if all roles always have the same goal, and that goal differs between ends. */
  boolean isCommon() {
    return common;
  }

  /** The sum of the goals of all roles, if it is constant. */
  int sum() {
    return sum;
  }

  /** The smallest goal of a role. */
  int least(int role) {
    return Math.max(0, byRole[role].nextSetBit(0));
  }

  /** The greatest goal of a role. */
  int most(int role) {
    return Math.max(0, byRole[role].length() - 1);
  }

  /** The greatest goal of a role below a value; -1 if there is none. */
  int below(int role, int value) {
    return value == 0 ? -1 : byRole[role].previousSetBit(value - 1);
  }
}
