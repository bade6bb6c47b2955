package org.gonu.player;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * Finds the step whose report was lost. A PLAY tells only the last step: who misses one is a step
 * behind for the rest of the match, and all its answers are illegal, unless it finds out what the
 * step was.
 */
final class LostStep {
  /**
   * Joint moves that are tried. Each takes a state of its own, and a host that reports what is
   * never possible must not cost a turn. Where many moves fit, one of the first does.
   */
  private static final int MAX_TRIALS = 20;

  private final StateMachine machine;
  private final ImmutableList<Move> told;

  private LostStep(StateMachine machine, ImmutableList<Move> told) {
    this.machine = machine;
    this.told = told;
  }

  /**
   * The step that was made before a reported one, if that is impossible in a state and possible one
   * step later. Where several steps fit, the role is taken to have made the move that it answered
   * with, and of those left the first is taken.
   *
   * @param told a joint move in role order
   * @param state that is not terminal
   * @param own the role that answers
   * @param answer its answer in this state, if it is known
   */
  static Optional<ImmutableList<Move>> before(
      ImmutableList<Move> told,
      StateMachine machine,
      State state,
      Role own,
      Optional<Move> answer) {
    LostStep lost = new LostStep(machine, told);
    return lost.isPossible(state) ? Optional.empty() : lost.find(state, own, answer);
  }

  /** The legal move that a host means: it may spell it in another case. */
  static Optional<Move> among(ImmutableList<Move> legal, Move told) {
    return legal.contains(told)
        ? Optional.of(told)
        : legal.detectOptional(move -> move.toString().equalsIgnoreCase(told.toString()));
  }

  private boolean isPossible(State state) {
    return !machine.isTerminal(state) && machine.roles().allSatisfy(role -> isLegal(state, role));
  }

  /** A state that the match never came to may have no legal moves. */
  private boolean isLegal(State state, Role role) {
    try {
      return among(machine.legalMoves(state, role), told.get(role.index())).isPresent();
    } catch (BrokenContractException e) {
      return false;
    }
  }

  private Optional<ImmutableList<Move>> find(State state, Role own, Optional<Move> answer) {
    ImmutableList<ImmutableList<Move>> choices =
        machine.roles().collect(role -> machine.legalMoves(state, role));
    ImmutableList<Move> mine = choices.get(own.index());
    ImmutableList<Move> likely = mine.select(move -> answer.filter(move::equals).isPresent());
    ImmutableList<Move> ordered = likely.newWithAll(mine.reject(likely::contains));
    long count = 1;
    for (ImmutableList<Move> moves : choices) {
      count = Math.min(MAX_TRIALS, count * moves.size());
    }
    for (long number = 0; number < count; number++) {
      ImmutableList<Move> joint = joint(number, choices, own, ordered);
      if (isPossible(machine.next(state, joint))) {
        return Optional.of(joint);
      }
    }
    return Optional.empty();
  }

  /** A joint move by its number. The moves of the role that answers change last. */
  private static ImmutableList<Move> joint(
      long number, ImmutableList<ImmutableList<Move>> choices, Role own, ImmutableList<Move> mine) {
    MutableList<Move> joint = Lists.mutable.empty();
    long rest = number;
    for (int role = 0; role < choices.size(); role++) {
      ImmutableList<Move> moves = choices.get(role);
      if (role == own.index()) {
        joint.add(mine.getFirst());
      } else {
        joint.add(moves.get((int) (rest % moves.size())));
        rest /= moves.size();
      }
    }
    joint.set(own.index(), mine.get((int) rest));
    return joint.toImmutable();
  }
}
