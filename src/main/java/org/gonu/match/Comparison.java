package org.gonu.match;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.match.Difference.Kind;

/** Compares a record with what a machine derives. Each method returns the first difference. */
final class Comparison {
  private final MatchRecord record;
  private final StateMachine machine;
  private final Spelling spelling;

  Comparison(MatchRecord record, StateMachine machine, Spelling spelling) {
    this.record = record;
    this.machine = machine;
    this.spelling = spelling;
  }

  /** A joint move of the record, respelled as in the sheet. */
  ImmutableList<Move> jointMove(int step) {
    return record.moves().get(step).collect(this::respell);
  }

  /** Compares the roles and the lengths of the lists. */
  Optional<Difference> shape() {
    ImmutableList<String> recorded = record.header().roles().collect(spelling::of);
    ImmutableList<String> derived = machine.roles().collect(Role::name);
    if (recorded.notEmpty() && !recorded.equals(derived)) {
      return difference(Kind.ROLES, 0, recorded.makeString(" "), derived.makeString(" "));
    }
    return length("state", record.states().size(), 1)
        .or(() -> length("row of legal move numbers", record.legalCounts().size(), 0))
        .or(() -> length("row of legal moves", record.legalMoves().size(), 0))
        .or(() -> perRole(record.moves().size(), "goal value", record.goalValues().size()));
  }

  /**
   * Compares the length of a list with one entry for each state: one more than there are moves, and
   * possibly one more still.
   */
  private Optional<Difference> length(String what, int size, int more) {
    int moves = record.moves().size();
    if (size == 0 || size == moves + 1 || size == moves + more) {
      return Optional.empty();
    }
    return difference(
        Kind.LENGTH, Math.min(size, moves), counted(size, what), counted(moves, "joint move"));
  }

  /** Compares the facts of a state. */
  Optional<Difference> ofState(int step, ImmutableList<Term> facts) {
    if (step >= record.states().size()) {
      return Optional.empty();
    }
    return sets(
        Kind.STATE,
        step,
        Optional.empty(),
        "fact",
        record.states().get(step).collect(spelling::of),
        facts);
  }

  /** Compares a joint move and the legal moves at its state. */
  Optional<Difference> ofJointMove(Replay.Step step) {
    int number = step.number();
    ImmutableList<Role> roles = machine.roles();
    ImmutableList<Move> jointMove = jointMove(number);
    if (step.isTerminal()) {
      return difference(Kind.TERMINAL, number, "a move " + print(jointMove), "a terminal state");
    }
    if (jointMove.size() != roles.size()) {
      return difference(
          Kind.LENGTH,
          number,
          "a joint move of length " + jointMove.size(),
          counted(roles.size(), "role"));
    }
    for (Role role : roles) {
      Optional<Difference> difference = ofRole(step, role, jointMove.get(role.index()));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private Optional<Difference> ofRole(Replay.Step step, Role role, Move move) {
    int number = step.number();
    ImmutableList<Move> legal;
    try {
      legal = machine.legalMoves(step.state(), role);
    } catch (BrokenContractException fault) {
      return Optional.of(Difference.of(fault, number, "the move " + move));
    }
    return legalCount(number, role, legal.size())
        .or(() -> legalMoves(number, role, legal))
        .or(() -> legality(number, role, move, legal));
  }

  private Optional<Difference> legalCount(int step, Role role, int derived) {
    if (step >= record.legalCounts().size()) {
      return Optional.empty();
    }
    ImmutableList<OptionalInt> row = record.legalCounts().get(step);
    OptionalInt recorded = role.index() < row.size() ? row.get(role.index()) : OptionalInt.empty();
    return recorded.equals(OptionalInt.of(derived))
        ? Optional.empty()
        : difference(Kind.LEGAL_COUNT, step, role, number(recorded), String.valueOf(derived));
  }

  private Optional<Difference> legalMoves(int step, Role role, ImmutableList<Move> derived) {
    if (step >= record.legalMoves().size()
        || role.index() >= record.legalMoves().get(step).size()) {
      return Optional.empty();
    }
    return sets(
        Kind.LEGAL_MOVES,
        step,
        Optional.of(role),
        "move",
        record.legalMoves().get(step).get(role.index()).collect(move -> respell(move).term()),
        derived.collect(Move::term));
  }

  private Optional<Difference> legality(int step, Role role, Move move, ImmutableList<Move> legal) {
    if (legal.contains(move)) {
      return Optional.empty();
    }
    return Optional.of(
        new Difference(
            Kind.MOVE,
            step,
            Optional.of(role),
            move.toString(),
            counted(legal.size(), "other legal move"),
            Lists.immutable.of(move.term()),
            legal.collect(Move::term)));
  }

  /** Compares the end of the match and its goal values. */
  Optional<Difference> ofEnd(Replay.Step last) {
    if (record.isCompleted() && !last.isTerminal()) {
      return difference(
          Kind.TERMINAL, last.number(), "a completed match", "a state that is not terminal");
    }
    if (record.isCompleted() && record.isAborted()) {
      return difference(
          Kind.TERMINAL, last.number(), "a match both completed and aborted", "a terminal state");
    }
    if (last.isTerminal() && !record.isCompleted() && record.goalValues().notEmpty()) {
      return difference(
          Kind.TERMINAL,
          last.number(),
          "goal values of a match that is not completed",
          "a terminal state");
    }
    return lists(last.number()).or(() -> goals(last));
  }

  /** Compares the lengths of lists that nothing else depends on. */
  private Optional<Difference> lists(int step) {
    // The lists of a match in play may be written one after the other.
    int more = record.isCompleted() ? 1 : 0;
    return perRole(step, "player name", record.header().playerNames().size())
        .or(() -> length("row of errors", record.errors().size(), more))
        .or(
            () ->
                record
                    .errors()
                    .collect(row -> perRole(step, "cell of errors", row.size()))
                    .detectOptional(Optional::isPresent)
                    .flatMap(found -> found))
        .or(() -> length("time of states", record.stateTimes().size(), more));
  }

  private Optional<Difference> perRole(int step, String what, int size) {
    int roles = machine.roles().size();
    return size == 0 || size == roles
        ? Optional.empty()
        : difference(Kind.LENGTH, step, counted(size, what), counted(roles, "role"));
  }

  private Optional<Difference> goals(Replay.Step last) {
    if (record.goalValues().isEmpty() && !record.isCompleted()) {
      return Optional.empty();
    }
    for (Role role : machine.roles()) {
      Optional<Difference> difference = goal(last, role);
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private Optional<Difference> goal(Replay.Step last, Role role) {
    OptionalInt recorded =
        record.goalValues().isEmpty() ? OptionalInt.empty() : record.goalValues().get(role.index());
    int derived;
    try {
      derived = machine.goal(last.state(), role);
    } catch (BrokenContractException fault) {
      return recorded.isEmpty()
          ? Optional.empty()
          : Optional.of(Difference.of(fault, last.number(), "the goal value " + number(recorded)));
    }
    return recorded.equals(OptionalInt.of(derived))
        ? Optional.empty()
        : difference(Kind.GOAL, last.number(), role, number(recorded), String.valueOf(derived));
  }

  private Optional<Difference> sets(
      Kind kind,
      int step,
      Optional<Role> role,
      String noun,
      ImmutableList<Term> recorded,
      ImmutableList<Term> derived) {
    ImmutableSet<Term> recordedSet = Sets.immutable.withAll(recorded);
    ImmutableSet<Term> derivedSet = Sets.immutable.withAll(derived);
    if (recordedSet.equals(derivedSet)) {
      return Optional.empty();
    }
    return Optional.of(
        new Difference(
            kind,
            step,
            role,
            counted(recordedSet.size(), noun),
            counted(derivedSet.size(), noun),
            recorded.reject(derivedSet::contains).distinct(),
            derived.reject(recordedSet::contains).distinct()));
  }

  private Move respell(Move move) {
    return new Move(spelling.of(move.term()));
  }

  private static String print(ImmutableList<Move> jointMove) {
    return Printer.COMPACT.print(jointMove.collect(Move::term));
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "none";
  }

  /** A number with its noun, in the plural if needed; the head of the noun stands first or last. */
  private static String counted(int number, String noun) {
    String plural = noun.contains(" of ") ? noun.replaceFirst(" of ", "s of ") : noun + "s";
    return number + " " + (number == 1 ? noun : plural);
  }

  private static Optional<Difference> difference(
      Kind kind, int step, String recorded, String derived) {
    return Optional.of(Difference.of(kind, step, Optional.empty(), recorded, derived));
  }

  private static Optional<Difference> difference(
      Kind kind, int step, Role role, String recorded, String derived) {
    return Optional.of(Difference.of(kind, step, Optional.of(role), recorded, derived));
  }
}
