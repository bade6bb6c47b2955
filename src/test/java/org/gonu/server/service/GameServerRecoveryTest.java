package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchRecord;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.Store;
import org.gonu.server.store.UnusableStoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A game server goes on after it ended, after a full disk and through clocks that jump. */
@Timeout(120)
final class GameServerRecoveryTest {
  private final Path directory;

  GameServerRecoveryTest(@TempDir Path directory) {
    this.directory = directory;
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
        Matches.awaitStep(server, id, 4);
      }

      try (GameServer server = Servers.open(directory, 1, Clock.systemUTC())) {
        assertEquals(EndReason.COMPLETED, Matches.ended(server, id).reason().orElseThrow());
        assertEquals(EndReason.COMPLETED, Matches.ended(server, queued).reason().orElseThrow());
        MatchRecord record = server.record(id).orElseThrow();
        Matches.assertNoErrors(record);
        Matches.assertReplays(record, "connect-four");
        ImmutableList<EventKind> kinds = Matches.kinds(server, id);
        assertEquals(1, kinds.count(EventKind.SUSPENDED::equals));
        assertEquals(1, kinds.count(EventKind.RESUMED::equals));
        assertEquals(1, kinds.count(EventKind.ENDED::equals));
        assertFalse(Matches.kinds(server, queued).contains(EventKind.RESUMED));
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
        Matches.awaitStep(server, id, 2);
      }

      try (GameServer server = Servers.open(directory)) {
        MatchRow row = Matches.ended(server, id);

        assertEquals(EndReason.PLAYER_GONE, row.reason().orElseThrow());
        assertTrue(row.goals().isEmpty());
        assertTrue(server.record(id).orElseThrow().isAborted());
        Matches.awaitFree(stays);
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
        Matches.awaitStep(server, id, 2);
      }
      try (Store store = Store.open(directory)) {
        store
            .matches()
            .append(
                id, new EventBody.Ended(EndReason.ABORTED, Lists.immutable.empty(), "by hand"), 1)
            .get();
      }

      try (GameServer server = Servers.open(directory)) {
        Matches.awaitFree(remote);
        assertEquals(EndReason.ABORTED, Matches.ended(server, id).reason().orElseThrow());
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
        Matches.awaitStep(server, id, 2);
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
        MatchRow row = Matches.ended(server, id);

        assertEquals(EndReason.NOT_RESUMABLE, row.reason().orElseThrow());
        Matches.awaitFree(remote);
      }
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
          MatchRequest.of(
              sheet,
              Lists.immutable.of("A", "B"),
              MatchClocks.of(clock, clock).withGrace(Duration.ZERO));
      MutableList<String> ids = Lists.mutable.empty();
      for (int i = 0; i < 4; i++) {
        ids.add(server.startMatch(request).get().id());
      }
      Matches.awaitStep(server, ids.getLast(), 2);
      server.setMaxBytes(OptionalLong.of(1));
      CompletableFuture<MatchRow> none = server.whenEnded(ids.getFirst());

      assertThrows(TimeoutException.class, () -> none.get(3, TimeUnit.SECONDS));
      assertTrue(server.status().stall().orElseThrow().contains("full"));
      server.setMaxBytes(OptionalLong.empty());

      for (String id : ids) {
        assertEquals(EndReason.COMPLETED, Matches.ended(server, id).reason().orElseThrow());
        Matches.assertNoErrors(server.record(id).orElseThrow());
        Matches.assertReplays(server.record(id).orElseThrow(), "connect-four");
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
      Matches.awaitStep(server, id, 3);
    }
    try (GameServer server = Servers.open(directory, 2, new JumpingClock())) {
      assertEquals(EndReason.COMPLETED, Matches.ended(server, id).reason().orElseThrow());

      Matches.assertNoErrors(server.record(id).orElseThrow());
      Matches.assertReplays(server.record(id).orElseThrow(), "connect-four");
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
}
