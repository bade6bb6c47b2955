package org.gonu.cli.play;

import java.io.IOException;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.RecordFile;
import org.gonu.cli.person.BoardText;
import org.gonu.cli.person.MoveDialogue;
import org.gonu.cli.person.MoveDialogue.Answer;
import org.gonu.cli.person.MoveDialogue.End;
import org.gonu.cli.person.PersonChoice;
import org.gonu.cli.person.PersonCommand;
import org.gonu.cli.person.TypedLines;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchRecordWriter;
import org.gonu.text.Counted;

/** A match that a person plays. Its record is on the disk after every step. */
final class PlaySession {
  private final PlayCourse course;
  private final Opponents opponents;
  private final BoardText board;
  private final RecordFile file;
  private final Console console;

  /** The roles that persons play. */
  private final ImmutableList<Role> own;

  /**
   * A session.
   *
   * @param board draws the positions
   * @param file of the record
   */
  PlaySession(
      PlayCourse course, Opponents opponents, BoardText board, RecordFile file, Console console) {
    this.course = course;
    this.opponents = opponents;
    this.board = board;
    this.file = file;
    this.console = console;
    this.own = course.machine().roles().reject(opponents::plays);
  }

  /** The commands that belong to a match, with those of the advice. */
  ImmutableList<PersonCommand> commands(Advice advice, TypedLines lines) {
    return Lists.immutable.of(
        PersonCommand.telling(
            "hint",
            "",
            "names the best move that the search finds",
            (place, rest) -> lines.interruptible(stop -> advice.hint(place, stop))),
        PersonCommand.telling(
            "think",
            "",
            "what the search thinks: the value, the best moves, the expected line",
            (place, rest) -> lines.interruptible(stop -> advice.think(place, stop))),
        ending("undo", "takes your last choice back", End.UNDO),
        PersonCommand.telling("save", "FILE", "writes the record of the match so far", this::save),
        ending("resign", "gives the match up", End.RESIGN),
        ending("quit", "ends; the record is kept", End.QUIT));
  }

  private static PersonCommand ending(String name, String help, End end) {
    return new PersonCommand(name, "", help, (place, rest) -> Optional.of(Answer.of(end)));
  }

  /**
   * Plays until the match is over or the person ends it.
   *
   * @return the exit code
   */
  int run(MoveDialogue dialogue) {
    console.out().println(introduction());
    course.started(opponents.start());
    file.write(course.record());
    boolean isShown = false;
    while (!course.isOver()) {
      if (!isShown && own.anySatisfy(this::chooses)) {
        console.out().print("\n" + board.next(course.facts()));
        console.flush();
      }
      End end = turn(dialogue);
      isShown = false;
      if (end == End.UNDO) {
        isShown = !undo();
      } else if (end != End.MOVE) {
        return leave(end);
      }
      file.write(course.record());
    }
    return finish();
  }

  private String introduction() {
    StateMachine machine = course.machine();
    return "You play "
        + own.makeString(" and ")
        + (opponents.isEmpty()
            ? ""
            : "; "
                + machine.roles().select(opponents::plays).makeString(", ")
                + " is played for you")
        + ". Type a move or its number; 'moves' lists them, 'help' what else can be typed.";
  }

  private boolean chooses(Role role) {
    return course.machine().legalMoves(course.state(), role).size() > 1;
  }

  /** Asks everybody for a move, persons first, and makes the joint move. */
  private End turn(MoveDialogue dialogue) {
    StateMachine machine = course.machine();
    State state = course.state();
    MutableList<Optional<Move>> chosen = Lists.mutable.empty();
    for (Role role : machine.roles()) {
      if (!own.contains(role)) {
        chosen.add(Optional.empty());
      } else if (!chooses(role)) {
        chosen.add(Optional.of(machine.legalMoves(state, role).getFirst()));
      } else {
        Answer answer = dialogue.ask(new PersonChoice(machine, state, role));
        if (answer.end() != End.MOVE) {
          return answer.end();
        }
        chosen.add(answer.move());
      }
    }
    ImmutableList<Role> persons = own.select(this::chooses);
    MutableList<Move> joint = Lists.mutable.empty();
    MutableList<String> errors = Lists.mutable.empty();
    for (Role role : machine.roles()) {
      Optional<Move> typed = chosen.get(role.index());
      Opponents.Answer answer =
          typed.isPresent()
              ? new Opponents.Answer(typed.get(), "")
              : opponents.ask(role, machine.legalMoves(state, role), course.lastJointMove());
      joint.add(answer.move());
      errors.add(answer.error());
    }
    course.make(joint.toImmutable(), errors.toImmutable(), persons);
    tell(joint.toImmutable(), persons);
    return End.MOVE;
  }

  /** A line for the joint move, which says which moves of a person were no choice. */
  private void tell(ImmutableList<Move> joint, ImmutableList<Role> persons) {
    String moves =
        course
            .machine()
            .roles()
            .collect(
                role ->
                    role
                        + " "
                        + joint.get(role.index())
                        + (own.contains(role) && !persons.contains(role) ? ", the only move" : ""))
            .makeString("   ");
    console.out().println(course.steps() + ". " + moves);
    console.flush();
  }

  /** Takes the last choice back, if that can be done. */
  private boolean undo() {
    if (!opponents.canTakeBack()) {
      console.out().println("A player behind http:// cannot take a move back.");
      return false;
    }
    int steps = course.undo(own);
    if (steps == 0) {
      console.out().println("You have chosen nothing yet.");
      return false;
    }
    opponents.takeUp(course.jointMoves());
    console.out().println("Taken back: " + Counted.of(steps, "step") + ".");
    return true;
  }

  private void save(PersonChoice place, String rest) {
    if (rest.isEmpty()) {
      console.out().println("Name a file, such as: save match.json");
      return;
    }
    try {
      MatchRecordWriter.write(course.record(), GameFile.path(rest));
      console.out().println("Saved " + rest + ".");
    } catch (IOException notWritten) {
      console
          .out()
          .println(
              "Cannot write '"
                  + rest
                  + "'; name a file in a directory in which you may write. The match goes on.");
    }
  }

  /** The person ends the match before its end. */
  private int leave(End end) {
    course.abort();
    file.write(course.record());
    opponents.abort();
    console
        .out()
        .println(
            end == End.RESIGN
                ? "You resign after " + Counted.of(course.steps(), "step") + "."
                : "The match ends here, after " + Counted.of(course.steps(), "step") + ".");
    console.out().println("saved:  " + file.path());
    return end == End.INTERRUPT ? ExitCode.INTERRUPTED : ExitCode.FINE;
  }

  private int finish() {
    opponents.stop(course.lastJointMove());
    ImmutableList<Role> roles = course.machine().roles();
    ImmutableList<Integer> goals = course.goals();
    console.out().print("\n" + board.next(course.facts()) + "\n");
    console
        .out()
        .println(
            "result: "
                + roles.collect(role -> role + " " + goals.get(role.index())).makeString(", ")
                + " after "
                + Counted.of(course.steps(), "step")
                + ". "
                + verdict(roles, goals));
    console.out().println("saved:  " + file.path());
    return ExitCode.FINE;
  }

  private String verdict(ImmutableList<Role> roles, ImmutableList<Integer> goals) {
    int most = goals.max();
    if (roles.size() == 1) {
      return most == 100 ? "You have reached the goal." : "100 is the best that can be reached.";
    }
    ImmutableList<Role> first = roles.select(role -> goals.get(role.index()) == most);
    if (first.size() > 1) {
      return first.size() == roles.size() ? "A draw." : first.makeString(" and ") + " share it.";
    }
    boolean isMine = own.size() == 1 && first.equals(own);
    return isMine ? "You win." : first.getFirst() + " wins.";
  }
}
