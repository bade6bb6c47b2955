package org.gonu.server.service;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.server.MatchPlan;
import org.gonu.server.NotResumableException;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.EventRecord;
import org.gonu.server.event.MatchEvent;

/** What the events tell of a match that the server has to go on with. */
final class MatchPast {
  private final ImmutableList<MatchEvent> events;
  private final EventBody.Created created;

  MatchPast(ImmutableList<MatchEvent> events) {
    this.events = events;
    this.created = (EventBody.Created) events.getFirst().body();
  }

  /** What is known from the beginning. */
  EventBody.Created created() {
    return created;
  }

  /** The names of the roles that a player has. */
  ImmutableList<String> rolesOf(String player) {
    return created.roles().selectWithIndex((role, i) -> created.players().get(i).equals(player));
  }

  /** The plan of the match. */
  MatchPlan plan() {
    MatchHeader header = EventRecord.header(created, events.getFirst().atMillis());
    return new MatchPlan(header, created.clocks(), created.seed());
  }

  /** True if the players have answered to START. */
  boolean wasStarted() {
    return events.anySatisfy(event -> event.kind() == EventKind.STARTED);
  }

  /** The record up to the last joint move whose state is known. */
  MatchRecord record() {
    return EventRecord.of(events);
  }

  /** All joint moves that are decided. */
  ImmutableList<EventBody.Moved> moves() {
    return events.collect(MatchEvent::body).selectInstancesOf(EventBody.Moved.class);
  }

  /**
   * The record with the state after the last joint move: computed again if the server was stopped
   * before it was noted.
   *
   * @param log is told of that state
   * @throws NotResumableException if a joint move is not legal
   */
  MatchRecord wholeRecord(Game game, MatchLog log, long atMillis) {
    MatchRecord record = record();
    ImmutableList<EventBody.Moved> moves = moves();
    if (record.moves().size() == moves.size()) {
      return record;
    }
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    for (EventBody.Moved moved : moves) {
      state = next(machine, state, moved);
    }
    EventBody.Moved last = moves.getLast();
    MatchRecord.Turn turn =
        new MatchRecord.Turn(
            last.legalCounts(),
            Lists.immutable.empty(),
            last.jointMove(),
            last.errors(),
            machine.facts(state),
            atMillis);
    MatchRecord whole = record.withTurn(turn);
    log.reached(whole);
    return whole;
  }

  private static State next(StateMachine machine, State state, EventBody.Moved moved) {
    for (Role role : machine.roles()) {
      Move move = moved.jointMove().get(role.index());
      if (!machine.legalMoves(state, role).contains(move)) {
        throw new NotResumableException(
            "joint move " + moved.step() + ": " + move + " is not legal for " + role);
      }
    }
    return machine.next(state, moved.jointMove());
  }
}
