package org.gonu.rules;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectLongMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectLongMap;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * How many sequences of joint moves lead so many plies deep, and how many of them end the match
 * there. A sequence does not go on from a terminal state.
 */
record Perft(long sequences, long terminal) {
  /**
   * Counts level by level. Sequences that meet in one state are carried on together, so that the
   * cost goes with the states and not with the sequences.
   */
  static Perft count(StateMachine machine, int depth) {
    return count(machine, machine.initialState(), depth);
  }

  /** Counts from a state, which need not be the first. */
  static Perft count(StateMachine machine, State start, int depth) {
    MutableObjectLongMap<State> level = ObjectLongMaps.mutable.empty();
    level.put(start, 1);
    for (int ply = 0; ply < depth; ply++) {
      level = next(machine, level);
    }
    MutableObjectLongMap<State> terminal =
        level.select((state, sequences) -> machine.isTerminal(state));
    return new Perft(level.sum(), terminal.sum());
  }

  /** The states of the next level, with the number of sequences that lead to each. */
  static MutableObjectLongMap<State> next(StateMachine machine, MutableObjectLongMap<State> level) {
    MutableObjectLongMap<State> next = ObjectLongMaps.mutable.empty();
    level.forEachKeyValue(
        (state, sequences) -> {
          if (!machine.isTerminal(state)) {
            for (ImmutableList<Move> jointMove : jointMoves(machine, state)) {
              next.addToValue(machine.next(state, jointMove), sequences);
            }
          }
        });
    return next;
  }

  private static ImmutableList<ImmutableList<Move>> jointMoves(StateMachine machine, State state) {
    ImmutableList<ImmutableList<Move>> jointMoves = Lists.immutable.of(Lists.immutable.empty());
    for (Role role : machine.roles()) {
      ImmutableList<Move> moves = machine.legalMoves(state, role);
      jointMoves = jointMoves.flatCollect(begun -> moves.collect(begun::newWith));
    }
    return jointMoves;
  }
}
