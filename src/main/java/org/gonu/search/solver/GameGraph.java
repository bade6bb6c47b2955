package org.gonu.search.solver;

import org.gonu.search.states.IntPages;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateTable;

/**
 * The states that are reachable from one, by numbers from 0, that one first; the successors of each
 * by each joint move; and the goals of the terminal ones.
 */
final class GameGraph {
  /**
   * In place of a mover, like {@link LegalMoves#NONE} and {@link LegalMoves#SEVERAL}: the state is
   * terminal.
   */
  static final int TERMINAL = -3;

  /** In place of a child that is not known yet. */
  static final int UNKNOWN = -1;

  private final int roles;
  private final StateTable states;

  /** By state the one role that has a choice, or a constant that says why there is none. */
  private final IntPages movers = new IntPages();

  /** By state the index of its block. */
  private final IntPages blocks = new IntPages();

  /**
   * The blocks. That of a terminal state holds its goals by role. Any other holds the children by
   * joint move; if several roles have a choice, their numbers of moves stand before.
   */
  private final IntPages content = new IntPages();

  /** The role that moves by chance, or -1. */
  private final int chanceRole;

  private int simultaneous;
  private boolean hasChance;
  private boolean hasMixedChance;
  private boolean lacksGoals;

  /**
   * A graph without states.
   *
   * @param chanceRole the role that moves by chance, or -1
   */
  GameGraph(int words, int roles, int chanceRole) {
    this.roles = roles;
    this.chanceRole = chanceRole;
    states = new StateTable(words);
  }

  int roles() {
    return roles;
  }

  /** Number of states. */
  int size() {
    return states.size();
  }

  /** Bytes in use. */
  long bytes() {
    return states.bytes() + movers.bytes() + blocks.bytes() + content.bytes();
  }

  /** Most bytes that adding so many states could bring in use, without their successors. */
  long bytesToGrow(int more) {
    return states.bytesToGrow(more) + 8L * more;
  }

  /** The role that moves by chance, or -1. */
  int chanceRole() {
    return chanceRole;
  }

  /** True if only chance has several moves in a state. */
  boolean isChance(int state) {
    return chanceRole >= 0 && mover(state) == chanceRole;
  }

  /** True if chance has several moves in some state. */
  boolean hasChance() {
    return hasChance;
  }

  /** True if chance has several moves in some state in which other roles have several, too. */
  boolean hasMixedChance() {
    return hasMixedChance;
  }

  /** Number of states in which several roles have a choice. */
  int simultaneous() {
    return simultaneous;
  }

  /** The number of a state, -1 if it is unknown. */
  int find(long[] state) {
    return states.find(state);
  }

  /** Copies a state. */
  void state(int number, long[] state) {
    states.get(number, state);
  }

  /**
   * Adds a state. Returns its number; if that is the old size, the state is new and must be
   * described next.
   */
  int add(long[] state) {
    return states.add(state);
  }

  /** True if the rules give a role no goal at some end; the goals of chance do not matter. */
  boolean lacksGoals() {
    return lacksGoals;
  }

  /**
   * Describes the state that was added last as an end. Missing goals count as 0.
   *
   * @param goals by role, -1 where the rules give none
   */
  void addTerminal(int[] goals) {
    movers.add(TERMINAL);
    int at = content.grow(roles);
    blocks.add(at);
    for (int role = 0; role < roles; role++) {
      lacksGoals |= goals[role] < 0 && role != chanceRole;
      content.set(at + role, Math.max(0, goals[role]));
    }
  }

  /** Describes the state that was added last by its moves. */
  void addMoves(LegalMoves moves) {
    boolean isByChance = chanceRole >= 0 && moves.count(chanceRole) > 1;
    hasChance |= isByChance;
    hasMixedChance |= isByChance && moves.mover() == LegalMoves.SEVERAL;
    movers.add(moves.mover());
    blocks.add(content.size());
    if (moves.mover() == LegalMoves.SEVERAL) {
      simultaneous++;
      for (int role = 0; role < roles; role++) {
        content.add(moves.count(role));
      }
    }
    int joint = Math.toIntExact(moves.jointCount());
    int at = content.grow(joint);
    for (int i = 0; i < joint; i++) {
      content.set(at + i, UNKNOWN);
    }
  }

  void setChild(int state, int joint, int child) {
    content.set(firstChild(state) + joint, child);
  }

  /** The one role that has a choice, or a constant that says why there is none. */
  int mover(int state) {
    return movers.get(state);
  }

  boolean isTerminal(int state) {
    return mover(state) == TERMINAL;
  }

  /** The goal of a role in a terminal state. */
  int goal(int state, int role) {
    return content.get(blocks.get(state) + role);
  }

  /** Number of moves of a role in a state in which several roles have a choice. */
  int moveCount(int state, int role) {
    return content.get(blocks.get(state) + role);
  }

  /** Number of joint moves; 0 in a terminal state. */
  int childCount(int state) {
    int end = state + 1 < blocks.size() ? blocks.get(state + 1) : content.size();
    return isTerminal(state) ? 0 : end - firstChild(state);
  }

  int child(int state, int joint) {
    return content.get(firstChild(state) + joint);
  }

  /** Length of all that is kept of states: joint moves, counts of moves, and goals of ends. */
  int edges() {
    return content.size();
  }

  private int firstChild(int state) {
    return blocks.get(state) + (mover(state) == LegalMoves.SEVERAL ? roles : 0);
  }
}
