package org.gonu.cli.play;

import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;

/** The course of a match in play, which can be taken back. The reference engine decides. */
final class PlayCourse {
  private final StateMachine machine;
  private final MatchHeader header;
  private final long startMillis;

  /** One more than turns; the last one is the present state. */
  private final MutableList<State> states = Lists.mutable.empty();

  private final MutableList<MatchRecord.Turn> turns = Lists.mutable.empty();

  /** By turn, the roles that a person played and that had a choice. */
  private final MutableList<ImmutableList<Role>> choosers = Lists.mutable.empty();

  private ImmutableList<String> startErrors;
  private boolean isAborted;

  PlayCourse(Game game, MatchHeader header) {
    this.machine = game.newMachine();
    this.header = header;
    this.startMillis = System.currentTimeMillis();
    this.startErrors = machine.roles().collect(role -> "");
    states.add(machine.initialState());
  }

  StateMachine machine() {
    return machine;
  }

  /** The present state. */
  State state() {
    return states.getLast();
  }

  /** The facts of the present state. */
  ImmutableList<Term> facts() {
    return machine.facts(state());
  }

  boolean isOver() {
    return machine.isTerminal(state());
  }

  /** Joint moves made. */
  int steps() {
    return turns.size();
  }

  /** The joint moves made. */
  ImmutableList<ImmutableList<Move>> jointMoves() {
    return turns.collect(MatchRecord.Turn::jointMove).toImmutable();
  }

  /** The last joint move; empty at the start. */
  ImmutableList<Move> lastJointMove() {
    return turns.isEmpty() ? Lists.immutable.empty() : turns.getLast().jointMove();
  }

  /** What was wrong with the answers to the start, by role. */
  void started(ImmutableList<String> errors) {
    startErrors = errors;
  }

  /**
   * Makes a joint move.
   *
   * @param errors by role what was wrong with its answer; an empty text if nothing
   * @param persons the roles that a person plays and that had a choice
   */
  void make(
      ImmutableList<Move> jointMove, ImmutableList<String> errors, ImmutableList<Role> persons) {
    State before = state();
    State next = machine.next(before, jointMove);
    states.add(next);
    choosers.add(persons);
    turns.add(
        new MatchRecord.Turn(
            machine.roles().collectInt(role -> machine.legalMoves(before, role).size()),
            Lists.immutable.empty(),
            jointMove,
            errors,
            machine.facts(next),
            System.currentTimeMillis()));
  }

  /**
   * Takes back to the last choice of one of some roles.
   *
   * @return the steps that were taken back; 0 if none of them has chosen anything
   */
  int undo(ImmutableList<Role> roles) {
    int to = choosers.size() - 1;
    while (to >= 0 && choosers.get(to).noneSatisfy(roles::contains)) {
      to--;
    }
    if (to < 0) {
      return 0;
    }
    int taken = turns.size() - to;
    for (int i = 0; i < taken; i++) {
      turns.remove(turns.size() - 1);
      states.remove(states.size() - 1);
      choosers.remove(choosers.size() - 1);
    }
    return taken;
  }

  /** The match will not be played to its end. */
  void abort() {
    isAborted = true;
  }

  /** The goals in role order, at the end. */
  ImmutableList<Integer> goals() {
    return machine.roles().collect(role -> machine.goal(state(), role));
  }

  /** The record of the match so far. */
  MatchRecord record() {
    MatchRecord record =
        MatchRecord.atStart(header, machine.facts(states.getFirst()), startMillis)
            .withStartErrors(startErrors);
    for (MatchRecord.Turn turn : turns) {
      record = record.withTurn(turn);
    }
    if (isAborted) {
      return record.aborted();
    }
    return isOver() ? record.completed(goals().collect(OptionalInt::of)) : record;
  }
}
