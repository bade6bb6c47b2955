package org.gonu.match;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.Counted;
import org.gonu.text.DiagnosticCode;

/** Finds where the rules of a game break their contract in a state. */
public final class BrokenContracts {
  private BrokenContracts() {}

  /**
   * The faults of a state, role by role: no legal move, or not exactly one goal value. A state that
   * is not terminal needs no goal value.
   */
  public static ImmutableList<BrokenContractException> in(StateMachine machine, State state) {
    MutableList<BrokenContractException> faults = Lists.mutable.empty();
    boolean isTerminal = machine.isTerminal(state);
    for (Role role : machine.roles()) {
      if (!isTerminal) {
        attempt(() -> machine.legalMoves(state, role), faults::add);
      }
      attempt(
          () -> machine.goal(state, role),
          fault -> {
            if (isTerminal || fault.code() != DiagnosticCode.NO_GOAL_VALUE) {
              faults.add(fault);
            }
          });
    }
    return faults.toImmutable();
  }

  /** The fault of a match that has not ended after so many steps. */
  public static BrokenContractException tooLong(int steps) {
    return new BrokenContractException(
        DiagnosticCode.MATCH_TOO_LONG,
        "the match has not ended after " + Counted.of(steps, "step"),
        Optional.empty(),
        Lists.immutable.empty(),
        Lists.immutable.empty());
  }

  private static void attempt(Runnable question, Consumer<BrokenContractException> broken) {
    try {
      question.run();
    } catch (BrokenContractException fault) {
      broken.accept(fault);
    }
  }
}
