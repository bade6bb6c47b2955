package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.match.Replay;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.RemotePlayer;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.store.Store;
import org.gonu.server.store.UnusableStoreException;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class GameServerTest {
  private final Path directory;

  GameServerTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static MatchRow ended(GameServer server, String id) throws Exception {
    return server.whenEnded(id).get(60, TimeUnit.SECONDS);
  }

  private static ImmutableList<EventKind> kinds(GameServer server, String id) {
    return server.events(id, 1, 10_000).collect(MatchEvent::kind);
  }

  private static void assertNoErrors(MatchRecord record) {
    assertTrue(
        record.errors().allSatisfy(row -> row.allSatisfy(String::isEmpty)),
        () -> record.errors().toString());
  }

  private static Game game(String name) throws Exception {
    String text = Files.readString(Path.of("rules", name + ".kif"));
    return Game.load(new SourceText(name, text), CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static void assertReplays(MatchRecord record, String sheet) throws Exception {
    Game game = game(sheet);
    Replay.Result result = new Replay(game.newMachine(), game.spelling()).run(record, step -> {});

    assertTrue(result.difference().isEmpty(), () -> result.difference().toString());
  }

  /** Waits until a match has come to a step. */
  private static void awaitStep(GameServer server, String id, int step) throws Exception {
    CompletableFuture<Boolean> reached = new CompletableFuture<>();
    server.listen(
        (match, event) -> {
          if (match.equals(id)
              && event.body() instanceof EventBody.Moved moved
              && moved.step() >= step) {
            reached.complete(true);
          }
        });
    assertTrue(reached.get(60, TimeUnit.SECONDS));
  }

  @Test
  void startMatch_playersOfOurs_isPlayedAndRecorded() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "tic-tac-toe");
      Servers.addLocal(server, "A", 0);
      Servers.addLocal(server, "B", 0);

      String id = server.startMatch(Servers.match(sheet, "A", "B")).get().id();
      MatchRow row = ended(server, id);

      assertEquals(EndReason.COMPLETED, row.reason().orElseThrow());
      assertEquals(100, row.goals().sumOfInt(goal -> goal.orElse(0)));
      MatchRecord record = server.record(id).orElseThrow();
      assertNoErrors(record);
      assertReplays(record, "tic-tac-toe");
      ImmutableList<EventKind> kinds = kinds(server, id).reject(EventKind.THOUGHT::equals);
      int steps = record.moves().size();
      assertEquals(2 * steps + 3, kinds.size());
      assertEquals(EventKind.CREATED, kinds.getFirst());
      assertEquals(EventKind.STARTED, kinds.get(1));
      assertEquals(EventKind.MOVED, kinds.get(2));
      assertEquals(EventKind.REACHED, kinds.get(3));
      assertEquals(EventKind.ENDED, kinds.getLast());
      assertTrue(kinds(server, id).contains(EventKind.THOUGHT));
    }
  }

  @Test
  void startMatch_sameMovesAsByTheRefereeAlone_isTheSameRecord() throws Exception {
    String sheet = "connect-four";
    Game game = game(sheet);
    MatchRecord alone =
        new Referee(game, Clock.systemUTC())
            .run(
                new MatchPlan(
                    MatchHeader.builder().matchId("alone").build(),
                    Servers.CLOCK,
                    Servers.CLOCK,
                    Duration.ZERO,
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
      ended(server, id);

      MatchRecord record = server.record(id).orElseThrow();
      assertEquals(alone.moves(), record.moves());
      assertEquals(alone.states(), record.states());
      assertEquals(alone.goalValues(), record.goalValues());
      assertEquals(alone.legalCounts(), record.legalCounts());
      assertEquals(alone.errors(), record.errors());
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
        assertNoErrors(server.record(id).orElseThrow());
      }
    }
  }

  @Test
  void close_matchUnderWay_isTakenUpByTheNextServer() throws Exception {
    try (PlayerEndpoint remote = Servers.serve("remote", 30)) {
      String id;
      String queued;
      try (GameServer server = Servers.open(directory, 1, Clock.systemUTC())) {
        String sheet = Servers.addSheet(server, "connect-four");
        Servers.addRemote(server, "remote", remote.port());
        Servers.addLocal(server, "A", 30);
        id = server.startMatch(Servers.match(sheet, "remote", "A")).get().id();
        queued = server.startMatch(Servers.match(sheet, "A", "remote")).get().id();
        awaitStep(server, id, 4);
      }

      try (GameServer server = Servers.open(directory, 1, Clock.systemUTC())) {
        assertEquals(EndReason.COMPLETED, ended(server, id).reason().orElseThrow());
        assertEquals(EndReason.COMPLETED, ended(server, queued).reason().orElseThrow());
        MatchRecord record = server.record(id).orElseThrow();
        assertNoErrors(record);
        assertReplays(record, "connect-four");
        ImmutableList<EventKind> kinds = kinds(server, id);
        assertEquals(1, kinds.count(EventKind.SUSPENDED::equals));
        assertEquals(1, kinds.count(EventKind.RESUMED::equals));
        assertEquals(1, kinds.count(EventKind.ENDED::equals));
        assertFalse(kinds(server, queued).contains(EventKind.RESUMED));
      }
    }
  }

  @Test
  void open_playerGone_endsWithoutResultAndFreesTheOther() throws Exception {
    try (PlayerEndpoint stays = Servers.serve("stays", 20)) {
      String id;
      try (PlayerEndpoint leaves = Servers.serve("leaves", 20);
          GameServer server = Servers.open(directory)) {
        String sheet = Servers.addSheet(server, "connect-four");
        Servers.addRemote(server, "stays", stays.port());
        Servers.addRemote(server, "leaves", leaves.port());
        id = server.startMatch(Servers.match(sheet, "stays", "leaves")).get().id();
        awaitStep(server, id, 2);
      }

      try (GameServer server = Servers.open(directory)) {
        MatchRow row = ended(server, id);

        assertEquals(EndReason.PLAYER_GONE, row.reason().orElseThrow());
        assertTrue(row.goals().isEmpty());
        assertTrue(server.record(id).orElseThrow().isAborted());
        awaitFree(stays);
      }
    }
  }

  /** Waits until a player is in no match. */
  private static void awaitFree(PlayerEndpoint player) throws InterruptedException {
    try (RemotePlayer probe = new RemotePlayer("probe", "localhost", player.port())) {
      long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
      while (!probe.ping(Duration.ofSeconds(5)).isAvailable()) {
        assertTrue(System.nanoTime() < end, "the player is still busy");
        TimeUnit.MILLISECONDS.sleep(20);
      }
    }
  }

  @Test
  void open_endThatPlayersWereNotToldOf_isTold() throws Exception {
    try (PlayerEndpoint remote = Servers.serve("remote", 50)) {
      String id;
      try (GameServer server = Servers.open(directory)) {
        String sheet = Servers.addSheet(server, "connect-four");
        Servers.addRemote(server, "remote", remote.port());
        Servers.addLocal(server, "A", 50);
        id = server.startMatch(Servers.match(sheet, "remote", "A")).get().id();
        awaitStep(server, id, 2);
      }
      try (Store store = Store.open(directory)) {
        store
            .matches()
            .append(
                id, new EventBody.Ended(EndReason.ABORTED, Lists.immutable.empty(), "by hand"), 1)
            .get();
      }

      try (GameServer server = Servers.open(directory)) {
        awaitFree(remote);
        assertEquals(EndReason.ABORTED, ended(server, id).reason().orElseThrow());
      }
    }
  }

  @Test
  void open_eventsThatDisagreeWithTheRules_endWithoutResult() throws Exception {
    try (PlayerEndpoint remote = Servers.serve("remote", 50)) {
      String id;
      try (GameServer server = Servers.open(directory)) {
        String sheet = Servers.addSheet(server, "connect-four");
        Servers.addRemote(server, "remote", remote.port());
        Servers.addLocal(server, "A", 50);
        id = server.startMatch(Servers.match(sheet, "remote", "A")).get().id();
        awaitStep(server, id, 2);
      }
      try (Store store = Store.open(directory)) {
        ImmutableList<EventBody.Moved> moves =
            store
                .matches()
                .events(id)
                .collect(MatchEvent::body)
                .selectInstancesOf(EventBody.Moved.class);
        // Whoever moved last cannot move again at once.
        EventBody.Moved last = moves.getLast();
        EventBody.Moved again =
            new EventBody.Moved(
                last.step() + 1,
                last.jointMove(),
                last.legalCounts(),
                last.errors(),
                last.usedMillis());
        assertTrue(store.matches().append(id, again, 1).get().sequence() > 0);
      }

      try (GameServer server = Servers.open(directory)) {
        MatchRow row = ended(server, id);

        assertEquals(EndReason.NOT_RESUMABLE, row.reason().orElseThrow());
        awaitFree(remote);
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
      awaitStep(server, running, 1);

      MatchRow first = server.abort(queued, "not needed").get(20, TimeUnit.SECONDS);
      MatchRow second = server.abort(running, "enough").get(20, TimeUnit.SECONDS);

      assertEquals(EndReason.ABORTED, first.reason().orElseThrow());
      assertEquals(EndReason.ABORTED, second.reason().orElseThrow());
      assertEquals(Lists.immutable.of(EventKind.CREATED, EventKind.ENDED), kinds(server, queued));
      awaitFree(remote);
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

      assertEquals(EndReason.RULES_BROKEN, ended(server, id).reason().orElseThrow());
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
          MatchRequest.of(sheet, Lists.immutable.of("mute", "gone"), clock, clock)
              .withGrace(Duration.ZERO);

      String id = server.startMatch(request).get().id();

      assertEquals(EndReason.COMPLETED, ended(server, id).reason().orElseThrow());
      MatchRecord record = server.record(id).orElseThrow();
      assertEquals(Lists.immutable.of("TO", "CE"), record.errors().get(1));
      assertReplays(record, "tic-tac-toe");
    }
  }

  @Test
  void diskFull_matchesWaitAndGoOnWithoutErrors() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      String sheet = Servers.addSheet(server, "connect-four");
      Servers.addLocal(server, "A", 10);
      Servers.addLocal(server, "B", 10);
      Duration clock = Duration.ofSeconds(2);
      MatchRequest request =
          MatchRequest.of(sheet, Lists.immutable.of("A", "B"), clock, clock)
              .withGrace(Duration.ZERO);
      MutableList<String> ids = Lists.mutable.empty();
      for (int i = 0; i < 4; i++) {
        ids.add(server.startMatch(request).get().id());
      }
      awaitStep(server, ids.getLast(), 2);
      server.setMaxBytes(OptionalLong.of(1));
      CompletableFuture<MatchRow> none = server.whenEnded(ids.getFirst());

      assertThrows(TimeoutException.class, () -> none.get(3, TimeUnit.SECONDS));
      assertTrue(server.status().stall().orElseThrow().contains("full"));
      server.setMaxBytes(OptionalLong.empty());

      for (String id : ids) {
        assertEquals(EndReason.COMPLETED, ended(server, id).reason().orElseThrow());
        assertNoErrors(server.record(id).orElseThrow());
        assertReplays(server.record(id).orElseThrow(), "connect-four");
      }
      assertTrue(server.status().stall().isEmpty());
    }
  }

  /** A clock that goes an hour forth and two hours back at each look. */
  private static final class JumpingClock extends Clock {
    private final AtomicLong looks = new AtomicLong();

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      long look = looks.getAndIncrement();
      return Instant.ofEpochSecond(1_800_000_000L + (look % 2 == 0 ? 3600 : -3600) * look);
    }
  }

  @Test
  void clockThatJumps_changesNothingButTheTimesOfEvents() throws Exception {
    String id;
    try (GameServer server = Servers.open(directory, 2, new JumpingClock())) {
      String sheet = Servers.addSheet(server, "connect-four");
      Servers.addLocal(server, "A", 20);
      Servers.addLocal(server, "B", 20);
      id = server.startMatch(Servers.match(sheet, "A", "B")).get().id();
      awaitStep(server, id, 3);
    }
    try (GameServer server = Servers.open(directory, 2, new JumpingClock())) {
      assertEquals(EndReason.COMPLETED, ended(server, id).reason().orElseThrow());

      assertNoErrors(server.record(id).orElseThrow());
      assertReplays(server.record(id).orElseThrow(), "connect-four");
      ImmutableList<MatchEvent> events = server.events(id, 1, 10_000);
      assertEquals(events.size(), events.getLast().sequence());
      assertTrue(events.anySatisfy(event -> event.atMillis() < events.getFirst().atMillis()));
    }
  }

  @Test
  void open_directoryOfAnotherServer_isRefused() throws Exception {
    try (GameServer server = Servers.open(directory)) {
      assertThrows(UnusableStoreException.class, () -> Servers.open(directory));
      assertEquals(0, server.status().running());
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
                  server.startMatch(MatchRequest.of(sheet, three, Servers.CLOCK, Servers.CLOCK))));
      assertEquals(
          RefusedException.Kind.INVALID,
          refusal(() -> MatchRequest.of(sheet, three, Duration.ZERO, Servers.CLOCK)));
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
