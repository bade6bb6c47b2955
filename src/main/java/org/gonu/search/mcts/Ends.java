package org.gonu.search.mcts;

import java.util.Arrays;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.NodeStore;

/** Closes the nodes of a tree that have no moves: what the roles get there is known. */
final class Ends {
  private final PackedGame game;
  private final NodeStore nodes;

  /** Tells what a state is worth in which the rules break down. */
  private final ValueScale scale;

  private final int chanceRole;

  /** By role -1. */
  private final int[] noGoals;

  Ends(PackedGame game, NodeStore nodes, ValueScale scale) {
    this.game = game;
    this.nodes = nodes;
    this.scale = scale;
    chanceRole = game.roles().detectIndex(Role::isChance);
    noGoals = new int[nodes.roles];
    Arrays.fill(noGoals, -1);
  }

  /** Closes a node in which a role has no legal move, though the match has not ended. */
  void closeBroken(int node) {
    close(node, noGoals);
  }

  /**
   * Closes a terminal node. What the roles get by the goals that the rules give is certain.
   *
   * @param goals by role, -1 where the rules give none
   */
  void close(int node, int[] goals) {
    boolean isComplete = true;
    for (int role = 0; role < goals.length; role++) {
      isComplete &= goals[role] >= 0 || role == chanceRole;
    }
    if (!isComplete) {
      closeWithoutGoals(node, goals);
      return;
    }
    if (nodes.aim == Aim.LEAD) {
      addGoals(node, goals);
    }
    for (int role = 0; role < goals.length; role++) {
      fix(node, role, goals[role] >= 0 ? nodes.aim.halves(goals, role) : 2 * scale.usual(role));
    }
  }

  /**
   * Closes a node in which the rules break down. A role without a goal expects what is usual, and
   * nothing is certain for it; nor for the other, if the search tells one goal from the other.
   */
  private void closeWithoutGoals(int node, int[] goals) {
    addGoals(node, goals);
    if (nodes.aim == Aim.LEAD || game.analysis().sharesPoints()) {
      return;
    }
    for (int role = 0; role < goals.length; role++) {
      if (goals[role] >= 0) {
        fix(node, role, nodes.aim.halves(goals, role));
      }
    }
  }

  /** Adds the goals of an end, as if a playout had reached it. */
  private void addGoals(int node, int[] goals) {
    nodes.addVisits(node, 1, Counters.PLAIN);
    for (int role = 0; role < goals.length; role++) {
      int goal = goals[role] >= 0 ? goals[role] : scale.usual(role);
      nodes.addGoals(node, role, goal, Counters.PLAIN);
    }
  }

  private void fix(int node, int role, int halves) {
    nodes.setLow(node, role, halves);
    nodes.setHigh(node, role, halves);
  }
}
