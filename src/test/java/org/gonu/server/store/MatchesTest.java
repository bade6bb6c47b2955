package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Matches and their events in a store: what may be added, and what never changes. */
@Timeout(60)
final class MatchesTest {
  private final Path directory;

  MatchesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void append_afterTheEnd_isRefused() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
      store.matches().append("m1", Events.aborted(), 2).get();

      assertTrue(
          Stores.causeOf(store.matches().append("m1", Events.completed(), 3))
              .contains("has ended"));
      assertTrue(
          Stores.causeOf(store.matches().append("m1", Events.moved(1), 3)).contains("has ended"));
      assertEquals(2, store.matches().events("m1").size());
      assertEquals(EndReason.ABORTED, store.matches().find("m1").orElseThrow().reason().get());
    }
  }

  @Test
  void append_endsFromManyThreads_oneWins() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
      MutableList<CompletableFuture<MatchEvent>> ends = Lists.mutable.empty();
      for (int i = 0; i < 20; i++) {
        ends.add(store.matches().append("m1", Events.aborted(), i));
      }

      int won = 0;
      for (CompletableFuture<MatchEvent> end : ends) {
        won += end.handle((event, failure) -> failure == null ? 1 : 0).get();
      }

      assertEquals(1, won);
    }
  }

  @Test
  void append_unknownMatch_isRefusedAlone() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      CompletableFuture<MatchRow> good = store.matches().create(Stores.match("m1"), 1);
      CompletableFuture<MatchEvent> bad = store.matches().append("none", Events.started(), 1);
      CompletableFuture<MatchEvent> next = store.matches().append("m1", Events.started(), 1);

      assertEquals("there is no match 'none'", Stores.causeOf(bad));
      assertEquals(1, good.get().lastSequence());
      assertEquals(2, next.get().sequence());
    }
  }

  @Test
  void create_whileAllReadersAreBusy_isDone() throws Exception {
    Store store = Stores.openWithPlayers(directory);
    ExecutorService threads = Executors.newFixedThreadPool(4, DaemonThreads.numbered("reader-"));
    CountDownLatch reading = new CountDownLatch(4);
    CountDownLatch done = new CountDownLatch(1);
    try {
      for (int i = 0; i < 4; i++) {
        Future<?> unused =
            threads.submit(
                () ->
                    store
                        .readers()
                        .read(
                            connection -> {
                              reading.countDown();
                              return Stores.await(done);
                            }));
      }
      assertTrue(reading.await(30, TimeUnit.SECONDS));

      MatchRow row = store.matches().create(Stores.match("m1"), 1).get(30, TimeUnit.SECONDS);

      assertEquals(MatchRow.State.QUEUED, row.state());
    } finally {
      done.countDown();
      threads.shutdown();
      store.close();
    }
  }

  @Test
  void create_unknownPlayerOrSameId_isRefused() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();

      assertTrue(Stores.causeOf(store.matches().create(Stores.match("m1"), 1)).contains("UNIQUE"));
      EventBody.Created unknown = Events.created("m2", Stores.match("m1").sheet().hash(), "A", "Z");
      assertTrue(Stores.causeOf(store.matches().create(unknown, 1)).contains("FOREIGN KEY"));
      assertTrue(store.matches().find("m2").isEmpty());
    }
  }

  @Test
  void create_pairingThatIsPlayed_isRefusedUnlessItHadNoResult() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Events.paired(Stores.match("m1"), "1-2"), 1).get();
      assertTrue(
          Stores.causeOf(store.matches().create(Events.paired(Stores.match("m2"), "1-2"), 1))
              .contains("UNIQUE"));

      store.matches().append("m1", Events.aborted(), 2).get();
      store.matches().create(Events.paired(Stores.match("m2"), "1-2"), 3).get();

      assertEquals(
          Lists.immutable.of("m1", "m2"),
          store.matches().ofTournament("cup").collect(MatchRow::id));
    }
  }

  @Test
  void events_changedOrRemoved_areProtectedByTheDatabase() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
    }
    try (Connection connection = Connections.writing(directory.resolve(Store.FILE_NAME));
        Statement statement = connection.createStatement()) {
      for (String sql :
          Lists.immutable.of(
              "UPDATE event SET at = 0",
              "DELETE FROM event",
              "INSERT INTO event VALUES (1, 3, 0, 'moved', '{}')")) {
        assertThrows(SQLException.class, () -> statement.execute(sql), sql);
      }
    }
  }

  @Test
  void events_fromANumber_areTheRest() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
      store.matches().append("m1", Events.started(), 2).get();
      store.matches().append("m1", Events.moved(1), 3).get();

      assertEquals(
          Lists.immutable.of(2L), store.matches().events("m1", 2, 1).collect(MatchEvent::sequence));
      assertTrue(store.matches().events("m1", 4, 100).isEmpty());
      assertTrue(store.matches().events("none", 1, 100).isEmpty());
    }
  }
}
