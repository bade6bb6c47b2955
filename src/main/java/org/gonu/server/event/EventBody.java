package org.gonu.server.event;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.ImmutableLongList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchClocks;

/** What happened: a record for each kind of event. Lists by role are in role order. */
public sealed interface EventBody {
  /** The kind. */
  EventKind kind();

  /** Calls the method for the kind. */
  <R> R accept(Visitor<R> visitor);

  /** A method for each kind. */
  interface Visitor<R> {
    /** A match was asked for. */
    R created(Created body);

    /** START was answered. */
    R started(Started body);

    /** A joint move is decided. */
    R moved(Moved body);

    /** A state is known. */
    R reached(Reached body);

    /** A player told what it thinks. */
    R thought(Thought body);

    /** The server was stopped. */
    R suspended(Suspended body);

    /** The server goes on. */
    R resumed(Resumed body);

    /** The match is over. */
    R ended(Ended body);
  }

  /**
   * Where a match belongs.
   *
   * @param tournament id of the tournament
   * @param pairing its name in the tournament
   */
  record PairingOf(String tournament, String pairing) {}

  /**
   * The rule sheet of a match.
   *
   * @param hash its key in the store
   * @param name of the game
   */
  record SheetOf(String hash, String name) {}

  /**
   * A match was asked for: all that is known of it beforehand.
   *
   * @param randomToken letters and digits that make the record unguessable
   * @param players their ids
   * @param seed of the moves that replace missing ones
   * @param scrambled true if the players see other names than those of the sheet
   * @param software name and version of the server
   */
  record Created(
      String matchId,
      String randomToken,
      SheetOf sheet,
      ImmutableList<String> roles,
      ImmutableList<String> players,
      MatchClocks clocks,
      long seed,
      Optional<PairingOf> pairing,
      boolean scrambled,
      String software)
      implements EventBody {
    /** Checks that there is a player for every role. */
    public Created {
      if (roles.size() != players.size()) {
        throw new IllegalArgumentException(players.size() + " players for " + roles.size());
      }
    }

    @Override
    public EventKind kind() {
      return EventKind.CREATED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.created(this);
    }
  }

  /**
   * START was answered.
   *
   * @param facts of the initial state
   * @param errors by role, as in match records: empty, {@code TO} or {@code CE}
   */
  record Started(ImmutableList<Term> facts, ImmutableList<String> errors) implements EventBody {
    @Override
    public EventKind kind() {
      return EventKind.STARTED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.started(this);
    }
  }

  /**
   * The joint move of a turn is decided. It is on the disk before any player hears of it.
   *
   * @param step number of the turn, from 1
   * @param legalCounts by role, how many legal moves it had
   * @param errors by role, as in match records: empty, {@code TO}, {@code CE} or {@code IL move};
   *     the move of a role with an error was drawn by the server
   * @param usedMillis by role, time from the question to its answer or to the end of waiting
   */
  record Moved(
      int step,
      ImmutableList<Move> jointMove,
      ImmutableIntList legalCounts,
      ImmutableList<String> errors,
      ImmutableLongList usedMillis)
      implements EventBody {
    @Override
    public EventKind kind() {
      return EventKind.MOVED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.moved(this);
    }
  }

  /**
   * The state after a joint move is known.
   *
   * @param step number of the turn that led to it
   */
  record Reached(int step, ImmutableList<Term> facts) implements EventBody {
    @Override
    public EventKind kind() {
      return EventKind.REACHED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.reached(this);
    }
  }

  /**
   * A player told what it thinks. Nothing depends on it.
   *
   * @param step number of the turn it thinks about
   * @param role its name
   * @param value goal points that it expects, 0 to 100
   * @param depth of the expected line, in plies
   * @param playouts made in this turn
   * @param line the moves that it expects, as text
   */
  record Thought(int step, String role, double value, int depth, long playouts, String line)
      implements EventBody {
    @Override
    public EventKind kind() {
      return EventKind.THOUGHT;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.thought(this);
    }
  }

  /**
   * The server was stopped during the match. A server that was killed leaves no such event.
   *
   * @param step number of the open turn
   */
  record Suspended(int step) implements EventBody {
    @Override
    public EventKind kind() {
      return EventKind.SUSPENDED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.suspended(this);
    }
  }

  /**
   * The server goes on with the match.
   *
   * @param step number of the open turn, which is asked again with a whole clock; 0 if the players
   *     get START again
   */
  record Resumed(int step) implements EventBody {
    @Override
    public EventKind kind() {
      return EventKind.RESUMED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.resumed(this);
    }
  }

  /**
   * The match is over.
   *
   * @param goals by role, 0 to 100; empty unless the match is completed
   * @param detail what happened, for people; empty if the match is completed
   * @param absent names of the roles whose players were missing, if it ends for that
   */
  record Ended(
      EndReason reason,
      ImmutableList<OptionalInt> goals,
      String detail,
      ImmutableList<String> absent)
      implements EventBody {
    /** Checks that exactly a completed match has goals. */
    public Ended {
      if (goals.isEmpty() == (reason == EndReason.COMPLETED)) {
        throw new IllegalArgumentException(reason + " with the goals " + goals);
      }
    }

    /** The end of a match of which no player was missing. */
    public Ended(EndReason reason, ImmutableList<OptionalInt> goals, String detail) {
      this(reason, goals, detail, Lists.immutable.empty());
    }

    @Override
    public EventKind kind() {
      return EventKind.ENDED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ended(this);
    }
  }
}
