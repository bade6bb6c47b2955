package org.gonu.cli.match;

import java.time.Clock;
import java.util.Optional;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;

/**
 * Plays matches, several at once, which are broken off if one of their players cannot be reached at
 * the start. All that are in progress can be aborted.
 */
public final class AttendedMatches {
  private final MutableSet<OpenPlayers> inProgress =
      Sets.mutable.<OpenPlayers>empty().asSynchronized();

  /** When players must be there for a match to count. */
  public enum Attended {
    /** When it begins. */
    AT_THE_START,
    /** When it begins, and when it ends. */
    TO_THE_END
  }

  /** Players could not be reached. */
  public static final class AbsentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ImmutableList<Role> absent;
    private final transient ImmutableList<String> reasons;

    private AbsentException(ImmutableList<Role> absent, ImmutableList<String> reasons) {
      super(reasons.makeString("; "));
      this.absent = absent;
      this.reasons = reasons;
    }

    /** The roles whose players were missing, at least one. */
    public ImmutableList<Role> absent() {
      return absent;
    }

    /** Why they could not be reached, role by role. */
    public ImmutableList<String> reasons() {
      return reasons;
    }
  }

  /**
   * Plays a match to its end.
   *
   * @param opened are aborted with the match
   * @param players whom the referee asks, in role order: those that are opened, or what stands
   *     before them
   * @throws AbsentException if a player is missing when it must be there
   */
  public MatchRecord play(
      Game game,
      MatchPlan plan,
      OpenPlayers opened,
      ImmutableList<Player> players,
      Attended attended) {
    Roll roll = new Roll(game, new Attendance());
    inProgress.add(opened);
    try {
      MatchRecord record = new Referee(game, Clock.systemUTC()).run(plan, players, roll);
      if (attended == Attended.TO_THE_END) {
        roll.call();
      }
      return record;
    } finally {
      inProgress.remove(opened);
    }
  }

  /** Aborts all matches in progress. */
  public void abort() {
    inProgress.toImmutable().each(OpenPlayers::abort);
  }

  /** How many moves were made in place of a player that failed in some way. */
  public static int failures(MatchRecord record, Role role, PlayerFailure.Kind kind) {
    return record.errors().count(row -> row.get(role.index()).startsWith(kind.mark()));
  }

  /** Breaks a match off if a player cannot be reached when it begins. */
  private record Roll(Game game, Attendance attendance) implements Referee.Observer {
    @Override
    public void reached(MatchRecord record) {
      if (record.moves().isEmpty()) {
        call();
      }
      attendance.reached(record);
    }

    @Override
    public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
      attendance.failed(role, failure, standIn);
    }

    void call() {
      ImmutableList<Role> absent = attendance.absentees(game.roles());
      if (absent.notEmpty()) {
        throw new AbsentException(absent, absent.collect(attendance::reason));
      }
    }
  }
}
