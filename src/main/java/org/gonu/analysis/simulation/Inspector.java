package org.gonu.analysis.simulation;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.DiagnosticCode;

/** Plays joint moves and finds the faults of the resulting states. */
final class Inspector {
  private final StateMachine machine;
  private final Declarations declarations;
  private final ContentGroups contents;
  private final ImmutableList<Rule> terminalRules;

  Inspector(
      StateMachine machine,
      Declarations declarations,
      ContentGroups contents,
      ImmutableList<Rule> rules) {
    this.machine = machine;
    this.declarations = declarations;
    this.contents = contents;
    this.terminalRules = rules.select(rule -> rule.head().is(Keyword.TERMINAL)).take(1);
  }

  ImmutableList<Role> roles() {
    return machine.roles();
  }

  /** What places hold in the states that were inspected. */
  ContentGroups contents() {
    return contents;
  }

  /** The course before the first move. */
  Course start() {
    State state = machine.initialState();
    return new Course(Optional.empty(), Lists.immutable.empty(), state, inspect(state), 0);
  }

  /**
   * The course after one more joint move. If the rules ask for more than the machine can do, the
   * same course again, with that fault and without legal moves.
   */
  Course after(Course course, ImmutableList<Move> jointMove) {
    return after(course, jointMove, state -> Optional.empty());
  }

  /**
   * The same, where some states were inspected before.
   *
   * @param known what was seen of a state
   */
  Course after(
      Course course, ImmutableList<Move> jointMove, Function<State, Optional<Inspection>> known) {
    State state;
    try {
      state = machine.next(course.state(), jointMove);
    } catch (BrokenContractException tooMuch) {
      return new Course(
          course.before(),
          course.jointMove(),
          course.state(),
          course.inspection().brokenOff(fault(tooMuch, jointMove)),
          course.length());
    }
    Inspection inspection = known.apply(state).orElseGet(() -> inspect(state));
    contents.note(course.inspection().facts(), inspection.facts());
    return new Course(Optional.of(course), jointMove, state, inspection, course.length() + 1);
  }

  /** The faults of the last state, and those that only its course shows. */
  ImmutableList<Fault> faults(Course course) {
    MutableList<Fault> faults = Lists.mutable.withAll(course.inspection().faults());
    course
        .earlierVisit()
        .ifPresent(
            earlier ->
                faults.add(
                    new Fault(
                        DiagnosticCode.STATE_COMES_AGAIN,
                        Optional.empty(),
                        "the state after step "
                            + earlier.length()
                            + " comes again after step "
                            + course.length()
                            + ": a match may go on for ever",
                        terminalRules,
                        Lists.immutable.empty())));
    course
        .before()
        .ifPresent(before -> addFallingGoals(before.inspection(), course.inspection(), faults));
    return faults.toImmutable();
  }

  /** The fault of a match that exceeds the maximum length. */
  Fault tooLong(int maxSteps) {
    return new Fault(
        DiagnosticCode.MATCH_TOO_LONG,
        Optional.empty(),
        "a match is not over after " + maxSteps + " steps",
        terminalRules,
        Lists.immutable.empty());
  }

  private void addFallingGoals(Inspection before, Inspection now, MutableList<Fault> faults) {
    for (Role role : machine.roles()) {
      OptionalInt was = before.goals().get(role.index());
      OptionalInt is = now.goals().get(role.index());
      if (was.isPresent() && is.isPresent() && is.getAsInt() < was.getAsInt()) {
        faults.add(
            new Fault(
                DiagnosticCode.FALLING_GOAL,
                Optional.of(role),
                "the goal value of role '"
                    + role
                    + "' falls from "
                    + was.getAsInt()
                    + " to "
                    + is.getAsInt(),
                Lists.immutable.empty(),
                Lists.immutable.empty()));
      }
    }
  }

  private Inspection inspect(State state) {
    MutableList<Fault> faults = Lists.mutable.empty();
    ImmutableList<Term> facts = machine.facts(state);
    boolean isTerminal;
    try {
      isTerminal = machine.isTerminal(state);
    } catch (BrokenContractException tooMuch) {
      return new Inspection(
          facts,
          false,
          machine.roles().collect(role -> Lists.immutable.empty()),
          machine.roles().collect(role -> OptionalInt.empty()),
          Lists.immutable.of(fault(tooMuch)));
    }
    ImmutableList<ImmutableList<Move>> legal =
        isTerminal
            ? machine.roles().collect(role -> Lists.immutable.empty())
            : machine.roles().collect(role -> legal(state, role, faults));
    ImmutableList<OptionalInt> goals =
        machine.roles().collect(role -> goal(state, role, isTerminal, faults));
    declarations.firstUndeclared(facts, legal, machine.roles()).each(faults::add);
    contents.look(facts).each(faults::add);
    return new Inspection(facts, isTerminal, legal, goals, faults.toImmutable());
  }

  private ImmutableList<Move> legal(State state, Role role, MutableList<Fault> faults) {
    try {
      return machine.legalMoves(state, role);
    } catch (BrokenContractException fault) {
      faults.add(fault(fault));
      return Lists.immutable.empty();
    }
  }

  /** The goal of a role; a state that is not terminal need not have one. */
  private OptionalInt goal(State state, Role role, boolean isTerminal, MutableList<Fault> faults) {
    try {
      return OptionalInt.of(machine.goal(state, role));
    } catch (BrokenContractException fault) {
      if (isTerminal || fault.code() != DiagnosticCode.NO_GOAL_VALUE) {
        faults.add(fault(fault));
      }
      return OptionalInt.empty();
    }
  }

  private static Fault fault(BrokenContractException fault) {
    return fault(fault, Lists.immutable.empty());
  }

  private static Fault fault(BrokenContractException fault, ImmutableList<Move> jointMove) {
    return new Fault(
        fault.code(),
        fault.role(),
        String.valueOf(fault.getMessage()),
        fault.rules(),
        jointMove.collect(Move::term));
  }
}
