package org.gonu.match;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * Replays a recorded match by the rules, and compares everything in the record: roles, states,
 * legality and number of moves, end and goal values. It stops at the first difference.
 *
 * <p>If the record does not claim to be completed, its last state need not be terminal: the match
 * may have been cut off or still be running.
 */
public final class Replay {
  private final StateMachine machine;
  private final Spelling spelling;

  /**
   * A state of the match as the rules give it.
   *
   * @param number joint moves made before
   * @param lastJointMove that led here, in the spelling of the sheet; empty in the initial state
   * @param facts in canonical order
   */
  public record Step(
      int number,
      ImmutableList<Move> lastJointMove,
      State state,
      ImmutableList<Term> facts,
      boolean isTerminal) {}

  /** Is shown each state before it is compared, so that the faulty state can be shown, too. */
  public interface Observer {
    /** The replay has reached a state. */
    void reached(Step step);
  }

  /**
   * The result of a replay.
   *
   * @param last the last state that was reached; empty if the rules do not even give a first one
   * @param goals by the rules in the last state if that is terminal, in role order; empty for a
   *     role whose rules give none or several; the list is empty if the state is not terminal
   * @param difference the first one; empty if record and rules agree
   */
  public record Result(
      Optional<Step> last, ImmutableList<OptionalInt> goals, Optional<Difference> difference) {
    /** True if record and rules agree. */
    public boolean agrees() {
      return difference.isEmpty();
    }
  }

  /**
   * Replays matches by a machine.
   *
   * @param spelling of the sheet that the machine runs, to which terms of records are respelled
   */
  public Replay(StateMachine machine, Spelling spelling) {
    this.machine = machine;
    this.spelling = spelling;
  }

  /** Replays a whole match. */
  public Result run(MatchRecord record, Observer observer) {
    return run(record, record.moves().size(), observer);
  }

  /**
   * Replays the first moves of a match; the rest of the record is ignored.
   *
   * @param steps number of joint moves to make, at most as many as the record has
   */
  public Result run(MatchRecord record, int steps, Observer observer) {
    if (steps < 0 || steps > record.moves().size()) {
      throw new IllegalArgumentException(
          "step " + steps + " of a match of " + record.moves().size() + " moves");
    }
    Comparison comparison = new Comparison(record, machine, spelling);
    Optional<Step> last = Optional.empty();
    Optional<Difference> difference;
    try {
      Step step = reach(0, Lists.immutable.empty(), machine.initialState(), observer);
      last = Optional.of(step);
      difference = comparison.shape().or(() -> comparison.ofState(0, step.facts()));
      while (difference.isEmpty() && last.get().number() < steps) {
        Step before = last.get();
        difference = comparison.ofJointMove(before);
        if (difference.isEmpty()) {
          ImmutableList<Move> jointMove = comparison.jointMove(before.number());
          State next = machine.next(before.state(), jointMove);
          last = Optional.of(reach(before.number() + 1, jointMove, next, observer));
          difference = comparison.ofState(before.number() + 1, last.get().facts());
        }
      }
      if (difference.isEmpty() && steps == record.moves().size()) {
        difference = comparison.ofEnd(last.get());
      }
    } catch (BrokenContractException fault) {
      int number = last.map(step -> step.number() + 1).orElse(0);
      difference = Optional.of(Difference.of(fault, number, "a state"));
    }
    return new Result(last, last.map(this::goals).orElse(Lists.immutable.empty()), difference);
  }

  private Step reach(
      int number, ImmutableList<Move> lastJointMove, State state, Observer observer) {
    Step step =
        new Step(number, lastJointMove, state, machine.facts(state), machine.isTerminal(state));
    observer.reached(step);
    return step;
  }

  private ImmutableList<OptionalInt> goals(Step last) {
    if (!last.isTerminal()) {
      return Lists.immutable.empty();
    }
    return machine
        .roles()
        .collect(
            role -> {
              try {
                return OptionalInt.of(machine.goal(last.state(), role));
              } catch (BrokenContractException e) {
                return OptionalInt.empty();
              }
            });
  }
}
