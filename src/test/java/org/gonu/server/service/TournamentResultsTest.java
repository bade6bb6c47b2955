package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.Scoring;
import org.gonu.server.tournament.TournamentSpec;
import org.junit.jupiter.api.Test;

final class TournamentResultsTest {
  private static final Faults MISSING = new Faults(0, 0, 0, true);

  private static final TournamentSpec SPEC =
      new TournamentSpec(
          "cup",
          7,
          Lists.immutable.of(
              new GameEntry(
                  "tiny",
                  "",
                  "hash",
                  Lists.immutable.of("white", "black"),
                  GameEntry.USUAL_CLOCKS)),
          Lists.immutable
              .of("A", "B")
              .collect(name -> new Entrant(name, Lists.immutable.of("random"))),
          new TournamentSpec.Rules(
              new Format.RoundRobin(), 1, Scoring.GOALS, Optional.empty(), Lists.immutable.empty()),
          new TournamentSpec.Conduct(1, false));

  private static MatchResult result(EventBody... bodies) {
    EventBody created = Events.paired(Events.created("m", "hash", "A", "B"), "1.1.tiny.1-1");
    ImmutableList<MatchEvent> events =
        Lists.immutable
            .of(created)
            .newWithAll(Lists.immutable.of(bodies))
            .collectWithIndex((body, i) -> new MatchEvent(i + 1, i, body));
    return TournamentResults.of(SPEC, events);
  }

  private static EventBody.Started started(String... errors) {
    return new EventBody.Started(Events.started().facts(), Lists.immutable.of(errors));
  }

  private static EventBody.Ended gone(String detail) {
    return new EventBody.Ended(EndReason.PLAYER_GONE, Lists.immutable.empty(), detail);
  }

  @Test
  void faults_twoPlayersMissing_areToldOfBothAndOnce() {
    MatchResult result = result(started("CE", "CE"), Events.bothGone());

    assertEquals(Lists.immutable.of(MISSING, MISSING), result.faults());
    assertEquals("player-gone: A, B could not be reached", result.reason());
  }

  @Test
  void faults_playerThatDidNotComeBack_keepTheErrorsOfItsMatch() {
    EventBody.Ended ended =
        new EventBody.Ended(
            EndReason.PLAYER_GONE,
            Lists.immutable.empty(),
            "B did not come back to the match",
            Lists.immutable.of("black"));

    MatchResult result = result(started("", "TO"), Events.moved(1), Events.reached(1), ended);

    assertEquals(Lists.immutable.of(Faults.NONE, new Faults(1, 1, 0, true)), result.faults());
  }

  @Test
  void faults_eventsOfAnOlderVersion_areThoseOfThePlayerInTheDetail() {
    MatchResult result = result(started("CE", "CE"), gone("B could not be reached"));

    assertEquals(Lists.immutable.of(new Faults(0, 0, 1, false), MISSING), result.faults());
  }
}
