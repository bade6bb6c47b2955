package org.gonu.search.reference;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.primitive.LongObjectMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.MutableLongObjectMap;
import org.gonu.machine.Hashing;
import org.gonu.machine.Move;
import org.gonu.machine.State;

/**
 * A state in the tree with the statistics of the playouts through it.
 *
 * <p>Every role has statistics over its own moves. A child belongs to a joint move, whose number is
 * that of its moves in mixed radix, the first role lowest. If the joint moves do not fit into a
 * long, their numbers are 64-bit hashes.
 */
final class Node {
  private final State state;

  /** By role: its legal moves; empty in a terminal state. */
  private final ImmutableList<ImmutableList<Move>> moves;

  /** By role the goal as a fraction of the range, 0 to 1; only in a terminal state. */
  private final Optional<double[]> goals;

  /** By role and move: playouts through it, and the sum of their values for this role. */
  private final long[][] visits;

  private final double[][] valueSums;
  private long totalVisits;

  /** By role: number of its moves without playouts. */
  private final int[] untried;

  private final MutableLongObjectMap<Node> children = LongObjectMaps.mutable.empty();

  /** An inner node. */
  Node(State state, ImmutableList<ImmutableList<Move>> moves) {
    this.state = state;
    this.moves = moves;
    this.goals = Optional.empty();
    this.untried = new int[moves.size()];
    this.visits = new long[moves.size()][];
    this.valueSums = new double[moves.size()][];
    for (int role = 0; role < visits.length; role++) {
      visits[role] = new long[moves.get(role).size()];
      valueSums[role] = new double[moves.get(role).size()];
      untried[role] = visits[role].length;
    }
  }

  /** A terminal node. */
  Node(State state, ImmutableList<ImmutableList<Move>> noMoves, double[] goals) {
    this.state = state;
    this.moves = noMoves;
    this.goals = Optional.of(goals);
    this.untried = new int[noMoves.size()];
    this.visits = new long[noMoves.size()][0];
    this.valueSums = new double[noMoves.size()][0];
  }

  State state() {
    return state;
  }

  Optional<double[]> goals() {
    return goals;
  }

  ImmutableList<Move> moves(int role) {
    return moves.get(role);
  }

  int roleCount() {
    return moves.size();
  }

  long totalVisits() {
    return totalVisits;
  }

  long visits(int role, int move) {
    return visits[role][move];
  }

  /** Number of moves of a role without playouts. */
  int untried(int role) {
    return untried[role];
  }

  /** Mean value of the playouts through a move, 0 to 1; 0.5 without any. */
  double value(int role, int move) {
    long count = visits[role][move];
    return count == 0 ? 0.5 : valueSums[role][move] / count;
  }

  /** Mean value of all playouts for a role, 0 to 1; 0.5 without any. */
  double value(int role) {
    double sum = 0;
    for (double own : valueSums[role]) {
      sum += own;
    }
    return totalVisits == 0 ? 0.5 : sum / totalVisits;
  }

  /** Adds a playout. */
  void add(int[] chosen, double[] values) {
    totalVisits++;
    for (int role = 0; role < chosen.length; role++) {
      untried[role] -= visits[role][chosen[role]] == 0 ? 1 : 0;
      visits[role][chosen[role]]++;
      valueSums[role][chosen[role]] += values[role];
    }
  }

  /** The number of the joint move, from the indices of its moves. */
  long jointNumber(int[] chosen) {
    long number = 0;
    long most = 1;
    for (int role = chosen.length - 1; role >= 0; role--) {
      int choices = moves.get(role).size();
      boolean isWide = most > Long.MAX_VALUE / choices;
      most = isWide ? Long.MAX_VALUE : most * choices;
      number = (isWide ? Hashing.mix(number) : number * choices) + chosen[role];
    }
    return number;
  }

  Optional<Node> child(long jointNumber) {
    return Optional.ofNullable(children.get(jointNumber));
  }

  RichIterable<Node> children() {
    return children;
  }

  /** Number of the moves of all roles. */
  int moveCount() {
    return (int) moves.sumOfInt(ImmutableList::size);
  }

  /** The child with a state, whichever joint move leads there. */
  Optional<Node> childWith(State wanted) {
    return Optional.ofNullable(children.detect(child -> child.state.equals(wanted)));
  }

  void putChild(long jointNumber, Node child) {
    children.put(jointNumber, child);
  }

  /** The joint move, from the indices of its moves. */
  ImmutableList<Move> jointMove(int[] chosen) {
    return moves.collectWithIndex((own, role) -> own.get(chosen[role]));
  }

  /** The index of the most visited move of a role; among equals, that of the highest value. */
  int bestMove(int role) {
    int best = 0;
    for (int move = 1; move < visits[role].length; move++) {
      boolean more = visits[role][move] > visits[role][best];
      boolean equal = visits[role][move] == visits[role][best];
      if (more || (equal && value(role, move) > value(role, best))) {
        best = move;
      }
    }
    return best;
  }
}
