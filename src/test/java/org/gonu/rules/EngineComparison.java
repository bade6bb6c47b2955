package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** Walks through a game at random on two machines and demands that they say the same. */
final class EngineComparison {
  private final StateMachine reference;
  private final StateMachine other;
  private final SplittableRandom random;

  EngineComparison(Game game, StateMachine other, long seed) {
    this.reference = game.newMachine();
    this.other = other;
    this.random = new SplittableRandom(seed);
  }

  /** Makes so many steps, in as many matches as it takes, but no step after a time. */
  int walk(int steps, double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    State state = reference.initialState();
    State same = other.initialState();
    int made = 0;
    while (made < steps && System.nanoTime() - end < 0) {
      compare(state, same);
      if (reference.isTerminal(state)) {
        state = reference.initialState();
        same = other.initialState();
      } else {
        ImmutableList<Move> jointMove = anyJointMove(state);
        state = reference.next(state, jointMove);
        same = other.next(same, jointMove);
      }
      made++;
    }
    return made;
  }

  private ImmutableList<Move> anyJointMove(State state) {
    return reference
        .roles()
        .collect(role -> reference.legalMoves(state, role))
        .collect(moves -> moves.get(random.nextInt(moves.size())));
  }

  private void compare(State state, State same) {
    assertEquals(reference.facts(state), other.facts(same));
    assertEquals(reference.isTerminal(state), other.isTerminal(same), "terminal");
    for (Role role : reference.roles()) {
      if (!reference.isTerminal(state)) {
        assertEquals(reference.legalMoves(state, role), other.legalMoves(same, role));
      }
      assertEquals(goal(reference, state, role), goal(other, same, role), "goal of " + role);
    }
    assertEquals(same, other.stateOf(reference.facts(state)));
  }

  /** A goal value, or what is wrong with it: many sheets give goals at the end only. */
  private static String goal(StateMachine machine, State state, Role role) {
    try {
      return String.valueOf(machine.goal(state, role));
    } catch (BrokenContractException fault) {
      return String.valueOf(fault.getMessage());
    }
  }
}
