package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventKind;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.PlayerRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** A game server plays what is asked for and refuses what cannot be. */
@Timeout(120)
final class GameServerTest {
  private final Path directory;

  GameServerTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void startMatch_playersOfOurs_isPlayedAndRecorded() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "A", 0);
      Servers.addLocal(server, "B", 0);

      String id = server.startMatch(Servers.match(sheet, "A", "B")).get().id();
      MatchRow row = Matches.ended(server, id);

      assertEquals(EndReason.COMPLETED, row.reason().orElseThrow());
      assertEquals(100, row.goals().sumOfInt(goal -> goal.orElse(0)));
      MatchRecord record = server.record(id).orElseThrow();
      Matches.assertNoErrors(record);
      Matches.assertReplays(record, "tic-tac-toe");
      ImmutableList<EventKind> kinds = Matches.kinds(server, id).reject(EventKind.THOUGHT::equals);
      int steps = record.moves().size();
      assertEquals(2 * steps + 3, kinds.size());
      assertEquals(EventKind.CREATED, kinds.getFirst());
      assertEquals(EventKind.STARTED, kinds.get(1));
      assertEquals(EventKind.MOVED, kinds.get(2));
      assertEquals(EventKind.REACHED, kinds.get(3));
      assertEquals(EventKind.ENDED, kinds.getLast());
      assertTrue(Matches.kinds(server, id).contains(EventKind.THOUGHT));
    }
  }

  @Test
  void startMatch_sameMovesAsByTheRefereeAlone_isTheSameRecord() throws Exception {
    String sheet = "connect-four";
    Game game = Matches.game(sheet);
    MatchRecord alone =
        new Referee(game, Clock.systemUTC())
            .run(
                new MatchPlan(
                    MatchHeader.builder().matchId("alone").build(),
                    MatchClocks.of(Servers.CLOCK, Servers.CLOCK).withGrace(Duration.ZERO),
                    5),
                Lists.immutable.of(new RandomPlayer("A", 155), new RandomPlayer("B", 156)),
                new Referee.Observer() {
                  @Override
                  public void reached(MatchRecord record) {}

                  @Override
                  public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
                    throw new AssertionError(failure);
                  }
                });
    try (GameServer server = Servers.open(directory)) {
      String hash = Servers.addSheet(server, sheet);
      Servers.addLocal(server, "A", 0);
      Servers.addLocal(server, "B", 0);

      String id = server.startMatch(Servers.match(hash, "A", "B")).get().id();
      Matches.ended(server, id);

      MatchRecord record = server.record(id).orElseThrow();
      assertEquals(alone.moves(), record.moves());
      assertEquals(alone.states(), record.states());
      assertEquals(alone.goalValues(), record.goalValues());
      assertEquals(alone.legalCounts(), record.legalCounts());
      assertEquals(alone.errors(), record.errors());
    }
  }

  @Test
  void whenEnded_whatDependsOnIt_isNotDoneByTheThreadThatWrites() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "A", 1);
      Servers.addLocal(server, "B", 1);
      String id = server.startMatch(Servers.match(sheet, "A", "B")).get().id();
      // Attached before the end, or after it: then it is done here.
      String thread =
          server
              .whenEnded(id)
              .thenApply(row -> Thread.currentThread().getName())
              .get(60, TimeUnit.SECONDS);

      assertNotEquals("store-writer", thread);
    }
  }

  @Test
  void startMatch_moreThanAtOnce_waitTheirTurnAndFreePlayersOvertake() throws Exception {
    AtomicInteger most = new AtomicInteger();
    try (GameServer server = Servers.open(directory, 2, Clock.systemUTC());
        PlayerEndpoint one = Servers.serve("one", 5)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "A", 1);
      Servers.addRemote(server, "one", one.port());
      server.listen((id, event) -> most.accumulateAndGet(server.status().running(), Math::max));
      MutableList<CompletableFuture<MatchRow>> ends = Lists.mutable.empty();
      MutableList<String> ids = Lists.mutable.empty();
      for (int i = 0; i < 12; i++) {
        String other = i % 2 == 0 ? "one" : "A";
        ids.add(server.startMatch(Servers.match(sheet, "A", other)).get().id());
        ends.add(server.whenEnded(ids.getLast()));
      }

      for (CompletableFuture<MatchRow> end : ends) {
        assertEquals(EndReason.COMPLETED, end.get(60, TimeUnit.SECONDS).reason().orElseThrow());
      }

      assertTrue(most.get() <= 2, "at once: " + most.get());
      for (String id : ids) {
        Matches.assertNoErrors(server.record(id).orElseThrow());
      }
    }
  }

  @Test
  void abort_matchUnderWayAndInTheQueue_endsBothWithoutResult() throws Exception {
    try (PlayerEndpoint remote = Servers.serve("remote", 200);
        GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "connect-four");
      Servers.addRemote(server, "remote", remote.port());
      Servers.addLocal(server, "A", 200);
      String running = server.startMatch(Servers.match(sheet, "remote", "A")).get().id();
      String queued = server.startMatch(Servers.match(sheet, "remote", "A")).get().id();
      Matches.awaitStep(server, running, 1);

      MatchRow first = server.abort(queued, "not needed".repeat(1_000)).get(20, TimeUnit.SECONDS);
      MatchRow second = server.abort(running, "enough").get(20, TimeUnit.SECONDS);

      assertEquals(EndReason.ABORTED, first.reason().orElseThrow());
      assertEquals(EndReason.ABORTED, second.reason().orElseThrow());
      assertEquals(
          Lists.immutable.of(EventKind.CREATED, EventKind.ENDED), Matches.kinds(server, queued));
      int detail =
          ((EventBody.Ended) server.events(queued, 2, 1).getFirst().body()).detail().length();
      assertTrue(detail <= 500, "characters of the detail: " + detail);
      Matches.awaitFree(remote);
      RefusedException again =
          assertThrows(RefusedException.class, () -> server.abort(running, "again"));
      assertEquals(RefusedException.Kind.CONFLICT, again.kind());
    }
  }

  @Test
  void startMatch_rulesThatBreakDown_endsWithTheReason() throws Exception {
    String broken =
        """
        (role white) (role black)
        (init (step 0))
        (<= (legal white wait) (true (step ?n)))
        (<= (legal black wait) (true (step 0)))
        (<= (next (step 1)) (true (step 0)))
        (<= terminal (true (step 2)))
        (goal white 100) (goal black 0)
        """;
    try (GameServer server = Servers.open(directory)) {
      String sheet = server.addSheet("broken", broken).get().hash();
      Servers.addLocal(server, "A", 0);
      Servers.addLocal(server, "B", 0);

      String id = server.startMatch(Servers.match(sheet, "A", "B")).get().id();

      assertEquals(EndReason.RULES_BROKEN, Matches.ended(server, id).reason().orElseThrow());
    }
  }

  @Test
  void startMatch_playerThatNeverAnswersOrIsNotThere_hasAResultAllTheSame() throws Exception {
    int closed;
    try (PlayerEndpoint gone = Servers.serve("gone", 0)) {
      closed = gone.port();
    }
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "mute", 100_000);
      Servers.addRemote(server, "gone", closed);
      Duration clock = Duration.ofMillis(100);
      MatchRequest request =
          MatchRequest.of(
              sheet,
              Lists.immutable.of("mute", "gone"),
              MatchClocks.of(clock, clock).withGrace(Duration.ZERO));

      String id = server.startMatch(request).get().id();

      assertEquals(EndReason.COMPLETED, Matches.ended(server, id).reason().orElseThrow());
      MatchRecord record = server.record(id).orElseThrow();
      assertEquals(Lists.immutable.of("TO", "CE"), record.errors().get(1));
      Matches.assertReplays(record, "tic-tac-toe");
    }
  }

  private static RefusedException.Kind refusal(Executable request) {
    return assertThrows(RefusedException.class, request).kind();
  }

  @Test
  void requests_thatCannotBeCarriedOut_areRefused() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "A", 0);
      Servers.addRemote(server, "one", 9147);
      Servers.addLocal(server, "old", 0);
      server.withdrawPlayer("old").get();

      assertEquals(
          RefusedException.Kind.UNKNOWN,
          refusal(() -> server.startMatch(Servers.match("no hash", "A", "A"))));
      assertEquals(
          RefusedException.Kind.UNKNOWN,
          refusal(() -> server.startMatch(Servers.match(sheet, "A", "nobody"))));
      assertEquals(
          RefusedException.Kind.CONFLICT,
          refusal(() -> server.startMatch(Servers.match(sheet, "A", "old"))));
      assertEquals(
          RefusedException.Kind.CONFLICT,
          refusal(() -> server.startMatch(Servers.match(sheet, "one", "one"))));
      ImmutableList<String> three = Lists.immutable.of("A", "A", "A");
      assertEquals(
          RefusedException.Kind.INVALID,
          refusal(
              () ->
                  server.startMatch(
                      MatchRequest.of(
                          sheet, three, MatchClocks.of(Servers.CLOCK, Servers.CLOCK)))));
      assertEquals(
          RefusedException.Kind.INVALID,
          refusal(
              () -> MatchRequest.of(sheet, three, MatchClocks.of(Duration.ZERO, Servers.CLOCK))));
      assertEquals(
          RefusedException.Kind.INVALID, refusal(() -> server.addSheet("faulty", "(role")));
      assertEquals(
          RefusedException.Kind.INVALID, refusal(() -> server.addSheet("../../etc", "(role a)")));
      for (String address :
          Lists.immutable.of("", "host", "host:0", "host:99999", "a b:1", "/:1")) {
        assertEquals(
            RefusedException.Kind.INVALID,
            refusal(() -> server.registerPlayer("x", PlayerRow.Kind.ADDRESS, address, 1)),
            address);
      }
      assertEquals(
          RefusedException.Kind.INVALID,
          refusal(() -> server.registerPlayer("a b", PlayerRow.Kind.ADDRESS, "host:1", 1)));
      assertEquals(RefusedException.Kind.UNKNOWN, refusal(() -> server.abort("none", "why")));
      assertTrue(server.matches(Long.MAX_VALUE, 10).isEmpty());
    }
  }
}
