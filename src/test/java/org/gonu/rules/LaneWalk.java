package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.engine.lanes.run.SteppedLanes;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * Walks through a game at random, in matches one after the other, on the circuit and in the lanes
 * that are made of it, and demands that both reach the same states.
 */
final class LaneWalk {
  private static final long MEMORY = 1L << 30;

  private final StateMachine circuit;
  private final LaneProgram program;
  private final SplittableRandom random;

  /**
   * A walk.
   *
   * @param program of the circuit
   */
  LaneWalk(Game game, Circuit circuit, LaneProgram program, long seed) {
    this.circuit = game.newMachine(circuit);
    this.program = program;
    this.random = new SplittableRandom(seed);
  }

  /** Makes so many steps, but none after a time; the number of steps made. */
  int walk(int steps, double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    int made = 0;
    while (made < steps && System.nanoTime() - end < 0) {
      made += match(steps - made, end);
    }
    return made;
  }

  /** A match from its first state; the number of steps made, at least one. */
  private int match(int most, long end) {
    SteppedLanes lanes = program.newSteppedLanes(1, random.nextLong(), MEMORY);
    State state = circuit.initialState();
    int made = 0;
    while (made < most && System.nanoTime() - end < 0) {
      compareFacts(lanes, state);
      if (circuit.isTerminal(state)) {
        break;
      }
      int[] numbers = new int[circuit.roles().size()];
      MutableList<Move> moves = Lists.mutable.empty();
      for (Role role : circuit.roles()) {
        BitSet legal = legal(lanes, state, role);
        int chosen = legal.stream().skip(random.nextInt(legal.cardinality())).findFirst().orElse(0);
        numbers[role.index()] = chosen;
        moves.add(program.moves().get(program.firstMove(role.index()) + chosen));
      }
      lanes.step(numbers);
      state = circuit.next(state, moves.toImmutable());
      made++;
    }
    return Math.max(1, made);
  }

  private void compareFacts(SteppedLanes lanes, State state) {
    long[] row = new long[program.words()];
    lanes.states(row);
    assertEquals(circuit.facts(state).toSet(), program.facts(row).toSet());
  }

  /** The legal moves of a role by their numbers; the circuit has to have the same. */
  private BitSet legal(SteppedLanes lanes, State state, Role role) {
    long[] row = new long[lanes.legalWords(role.index())];
    lanes.legal(role.index(), row);
    BitSet legal = BitSet.valueOf(row);
    int first = program.firstMove(role.index());
    MutableSet<Move> inLanes = Sets.mutable.empty();
    legal.stream().mapToObj(move -> program.moves().get(first + move)).forEach(inLanes::add);
    assertEquals(circuit.legalMoves(state, role).toSet(), inLanes);
    return legal;
  }
}
