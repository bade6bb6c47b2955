package org.gonu.search.solver;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.gonu.machine.Interruption;

/**
 * The goal values that occur in the terminal states of a graph. The players are all roles but
 * chance, whose goals do not matter.
 */
final class Payoffs {
  private final BitSet[] byRole;
  private final int[] players;
  private final boolean hasChance;
  private final int sum;
  private final boolean constantSum;
  private final boolean common;

  /** Reads the goals of a graph. */
  Payoffs(GameGraph graph) {
    int roles = graph.roles();
    byRole = new BitSet[roles];
    Arrays.setAll(byRole, role -> new BitSet());
    players = IntStream.range(0, roles).filter(role -> role != graph.chanceRole()).toArray();
    hasChance = graph.hasChance();
    int firstSum = -1;
    boolean sameSum = true;
    boolean sameGoals = true;
    for (int state = 0; state < graph.size(); state++) {
      Interruption.throwIfInterrupted();
      if (graph.isTerminal(state)) {
        int total = 0;
        for (int role = 0; role < roles; role++) {
          byRole[role].set(graph.goal(state, role));
        }
        for (int player : players) {
          int goal = graph.goal(state, player);
          total += goal;
          sameGoals &= goal == graph.goal(state, players[0]);
        }
        firstSum = firstSum < 0 ? total : firstSum;
        sameSum &= total == firstSum;
      }
    }
    sum = firstSum;
    constantSum = sameSum && firstSum >= 0;
    common = sameGoals && !constantSum;
  }

  /** The roles but chance. */
  int[] players() {
    return players;
  }

  /** True if there are two players, and the gain of one is the loss of the other. */
  boolean isZeroSum() {
    return players.length == 2 && constantSum;
  }

  /** True if the game is zero-sum and chance decides nothing: values are certain. */
  boolean isDuel() {
    return isZeroSum() && !hasChance;
  }

  /** True if the sum of the goals of all players is constant. */
  boolean isConstantSum() {
    return constantSum;
  }

  /** True if all players always have the same goal, and that goal differs between ends. */
  boolean isCommon() {
    return common;
  }

  /** The sum of the goals of all players, if it is constant. */
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
