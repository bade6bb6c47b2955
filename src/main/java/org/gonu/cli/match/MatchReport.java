package org.gonu.cli.match;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.input.BoardView;
import org.gonu.cli.input.MatchText;
import org.gonu.cli.input.RecordFile;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.player.ThinkLog;
import org.gonu.server.Referee;
import org.gonu.text.Counted;

/** Shows matches while they are played, and the thoughts of our players. */
final class MatchReport implements ThinkLog {
  private final Game game;
  private final Console console;
  private final boolean quiet;
  private final ThinkLog thinkLog;

  /** The match so far. */
  private Optional<MatchRecord> last = Optional.empty();

  /** True if the program is being ended, and the record is written for the last time. */
  private boolean isInterrupted;

  /** The thoughts of players about the present step. */
  private final MutableList<Thought> thoughts = Lists.mutable.<Thought>empty().asSynchronized();

  /**
   * A report.
   *
   * @param quiet true to show only results
   * @param thinkLog receives the thoughts, too
   */
  MatchReport(Game game, Console console, boolean quiet, ThinkLog thinkLog) {
    this.game = game;
    this.console = console;
    this.quiet = quiet;
    this.thinkLog = thinkLog;
  }

  @Override
  public void tell(Thought thought) {
    thinkLog.tell(thought);
    if (!quiet) {
      thoughts.add(thought);
    }
  }

  /**
   * The thoughts about a step, in role order; those that come too late for their step are dropped.
   */
  private ImmutableList<String> thoughtsOf(int step) {
    ImmutableList<Thought> told = thoughts.toImmutable();
    thoughts.removeAll(told.castToList());
    return told.select(thought -> thought.step() == step)
        .toSortedListBy(thought -> thought.role().index())
        .collect(Thought::summary)
        .toImmutable();
  }

  /** The match was broken off by a person; its record so far is kept. */
  void brokenOff(RecordFile file) {
    last.ifPresent(record -> file.write(record.isCompleted() ? record : record.aborted()));
    console.out().println("The match was broken off.");
    saved(file);
  }

  /**
   * The program is being ended, and the players know it; the record so far is kept. Called by
   * another thread than that of the match.
   */
  synchronized void interrupted(RecordFile file) {
    isInterrupted = true;
    last.filter(record -> !record.isCompleted())
        .ifPresent(
            record -> {
              console.err().println("The match was broken off.");
              try {
                file.write(record.aborted());
                console.err().println("saved:  " + file.path());
              } catch (InputException notWritten) {
                console.err().print(notWritten.getMessage());
              }
            });
  }

  /** Writes the match so far, unless the program is being ended. */
  private synchronized void keep(MatchRecord record, RecordFile file) {
    last = Optional.of(record);
    if (!isInterrupted) {
      file.write(record);
    }
  }

  private synchronized void complete(MatchRecord record) {
    last = Optional.of(record);
  }

  /** An observer that shows every step, unless quiet, and updates file and attendance. */
  Referee.Observer observer(RecordFile file, Attendance attendance) {
    MatchText text = new MatchText(game.roles(), new BoardView(game));
    return new Referee.Observer() {
      @Override
      public void reached(MatchRecord record) {
        if (record.moves().isEmpty()) {
          absenteesAtStart(attendance);
        }
        attendance.reached(record);
        if (!quiet) {
          console
              .out()
              .print(
                  text.step(
                      record.moves().size(),
                      record.moves().isEmpty() ? Lists.immutable.empty() : record.moves().getLast(),
                      thoughtsOf(record.moves().size()),
                      record.states().getLast()));
          console.flush();
        }
        keep(record, file);
      }

      @Override
      public void completed(MatchRecord record) {
        complete(record);
      }

      @Override
      public void abandoned(Throwable fault) {
        if (fault instanceof BrokenContractException) {
          last.ifPresent(record -> broken(record, file));
        }
      }

      @Override
      public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
        attendance.failed(role, failure, standIn);
        String instead = standIn.map(move -> "; " + move + " stands in").orElse("");
        console.err().println(role + ": " + explain(failure) + instead);
      }
    };
  }

  /** The rules break down in the last state: shows it, and where the match is that led there. */
  private void broken(MatchRecord record, RecordFile file) {
    int steps = record.moves().size();
    console
        .err()
        .println(
            "The match ends after "
                + Counted.of(steps, "step")
                + ": the rules break their contract.");
    if (quiet) {
      console.err().print(new BoardView(game).draw(record.states().getLast()).indent(2));
    }
    console.err().println("saved:  " + file.path());
  }

  private static String explain(PlayerFailure failure) {
    return failure.kind() == PlayerFailure.Kind.ILLEGAL
        ? "illegal answer " + failure.getMessage()
        : String.valueOf(failure.getMessage());
  }

  /**
   * Shows who cannot be reached at the start, even if quiet: the match goes on and means nothing.
   */
  private void absenteesAtStart(Attendance attendance) {
    warn(attendance, role -> "cannot be reached; random moves stand in as long as that is so");
  }

  /** Shows who was missing from a finished match: the result is not that of these players. */
  void absentees(MatchRecord record, Attendance attendance) {
    int steps = record.moves().size();
    warn(
        attendance,
        role ->
            "could not be reached: "
                + attendance.standIns(role)
                + " of "
                + Counted.of(steps, "move")
                + " are random, the result says nothing about it");
  }

  private void warn(Attendance attendance, Function<Role, String> what) {
    for (Role role : attendance.absentees(game.roles())) {
      console.err().println("warning: the player of " + role + " " + what.apply(role));
    }
  }

  /** Shows the result of a finished match. */
  void result(MatchRecord record) {
    String goals =
        game.roles()
            .collect(role -> role + " " + record.goalValues().get(role.index()).orElseThrow())
            .makeString(", ");
    console
        .out()
        .println("result: " + goals + " after " + Counted.of(record.moves().size(), "step"));
    console.flush();
  }

  /** Shows where the record is. */
  void saved(RecordFile file) {
    console.out().println("saved:  " + file.path());
  }
}
