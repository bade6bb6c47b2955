package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class StoreTest {
  private final Path directory;

  StoreTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** A store with a sheet and two players. */
  private Store openWithPlayers() throws Exception {
    Store store = Store.open(directory);
    store.sheets().add("tiny", "(role white)", 1).get();
    for (String id : Lists.immutable.of("A", "B")) {
      store.players().put(player(id, 1)).get();
    }
    return store;
  }

  private static PlayerRow player(String id, int mostMatches) {
    return new PlayerRow(id, PlayerRow.Kind.ADDRESS, "localhost:9147", mostMatches, 5, false);
  }

  private static EventBody.Created match(String id) {
    return Events.created(id, Sheets.hash("(role white)"), "A", "B");
  }

  private static String causeOf(CompletableFuture<?> future) {
    CompletionException failed = assertThrows(CompletionException.class, future::join);
    assertTrue(failed.getCause() instanceof StoreException, failed.toString());
    return failed.getCause() instanceof StoreException refusal
        ? String.valueOf(refusal.getMessage())
        : "";
  }

  @Test
  void open_again_hasAllThatWasWritten() throws Exception {
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 10).get();
      store.matches().begin("m1").get();
      store.matches().append("m1", Events.started(), 11).get();
      store.matches().append("m1", Events.moved(1), 12).get();
      store.matches().append("m1", Events.reached(1), 13).get();
      store.matches().append("m1", Events.completed(), 14).get();
      store.matches().create(match("m2"), 15).get();
    }

    try (Store store = Store.open(directory)) {
      MatchRow first = store.matches().find("m1").orElseThrow();
      assertEquals(MatchRow.State.ENDED, first.state());
      assertEquals(EndReason.COMPLETED, first.reason().orElseThrow());
      assertEquals(Events.completed().goals(), first.goals());
      assertEquals(Lists.immutable.of("A", "B"), first.players());
      assertEquals(14, first.endedAt().orElseThrow());
      assertEquals(5, first.lastSequence());
      assertEquals("tiny", first.gameName());
      ImmutableList<MatchEvent> events = store.matches().events("m1");
      assertEquals(
          Interval.oneTo(5).collect(Long::valueOf).toList(),
          events.collect(MatchEvent::sequence).toList());
      assertEquals(Events.moved(1).toString(), events.get(2).body().toString());
      assertEquals(Lists.immutable.of("m2"), store.matches().unfinished().collect(MatchRow::id));
      assertEquals(Lists.immutable.of("m1"), store.matches().untold().collect(MatchRow::id));
      assertTrue(store.matches().markTold("m1").get());
      assertTrue(store.matches().untold().isEmpty());
      assertEquals(
          Lists.immutable.of("m2", "m1"),
          store.matches().latestOf("A", Long.MAX_VALUE, 10).collect(MatchRow::id));
      assertEquals(2, store.players().all().size());
    }
  }

  @Test
  void append_afterTheEnd_isRefused() throws Exception {
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();
      store.matches().append("m1", Events.aborted(), 2).get();

      assertTrue(
          causeOf(store.matches().append("m1", Events.completed(), 3)).contains("has ended"));
      assertTrue(causeOf(store.matches().append("m1", Events.moved(1), 3)).contains("has ended"));
      assertEquals(2, store.matches().events("m1").size());
      assertEquals(EndReason.ABORTED, store.matches().find("m1").orElseThrow().reason().get());
    }
  }

  @Test
  void append_endsFromManyThreads_oneWins() throws Exception {
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();
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
    try (Store store = openWithPlayers()) {
      CompletableFuture<MatchEvent> good = store.matches().create(match("m1"), 1);
      CompletableFuture<MatchEvent> bad = store.matches().append("none", Events.started(), 1);
      CompletableFuture<MatchEvent> next = store.matches().append("m1", Events.started(), 1);

      assertEquals("there is no match 'none'", causeOf(bad));
      assertEquals(1, good.get().sequence());
      assertEquals(2, next.get().sequence());
    }
  }

  @Test
  void create_unknownPlayerOrSameId_isRefused() throws Exception {
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();

      assertTrue(causeOf(store.matches().create(match("m1"), 1)).contains("UNIQUE"));
      EventBody.Created unknown = Events.created("m2", match("m1").sheet(), "A", "Z");
      assertTrue(causeOf(store.matches().create(unknown, 1)).contains("FOREIGN KEY"));
      assertTrue(store.matches().find("m2").isEmpty());
    }
  }

  @Test
  void create_pairingThatIsPlayed_isRefusedUnlessItHadNoResult() throws Exception {
    try (Store store = openWithPlayers()) {
      store.matches().create(Events.paired(match("m1"), "1-2"), 1).get();
      assertTrue(
          causeOf(store.matches().create(Events.paired(match("m2"), "1-2"), 1)).contains("UNIQUE"));

      store.matches().append("m1", Events.aborted(), 2).get();
      store.matches().create(Events.paired(match("m2"), "1-2"), 3).get();

      assertEquals(
          Lists.immutable.of("m1", "m2"),
          store.matches().ofTournament("cup").collect(MatchRow::id));
    }
  }

  @Test
  void events_changedOrRemoved_areProtectedByTheDatabase() throws Exception {
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();
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
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();
      store.matches().append("m1", Events.started(), 2).get();
      store.matches().append("m1", Events.moved(1), 3).get();

      assertEquals(
          Lists.immutable.of(2L), store.matches().events("m1", 2, 1).collect(MatchEvent::sequence));
      assertTrue(store.matches().events("m1", 4, 100).isEmpty());
      assertTrue(store.matches().events("none", 1, 100).isEmpty());
    }
  }

  @Test
  void listen_appendedEvents_areToldInOrderOnceTheyAreStored() throws Exception {
    try (Store store = openWithPlayers()) {
      MutableList<String> heard = Lists.mutable.<String>empty().asSynchronized();
      store
          .matches()
          .listen(
              (id, event) -> {
                boolean isStored = store.matches().events(id, event.sequence(), 1).notEmpty();
                heard.add(id + " " + event.sequence() + " " + isStored);
              });
      store.matches().create(match("m1"), 1).get();
      store.matches().append("m1", Events.started(), 2).get();

      assertEquals(Lists.mutable.of("m1 1 true", "m1 2 true"), heard);
    }
  }

  @Test
  void sheets_sameNameOtherText_isTheNextVersion() throws Exception {
    try (Store store = Store.open(directory)) {
      SheetRow first = store.sheets().add("tiny", "(role a)", 1).get();
      SheetRow again = store.sheets().add("tiny", "(role a)", 2).get();
      SheetRow second = store.sheets().add("tiny", "(role b)", 3).get();

      assertEquals(first, again);
      assertEquals(1, first.version());
      assertEquals(2, second.version());
      assertEquals(second, store.sheets().newest("tiny").orElseThrow());
      assertEquals(first, store.sheets().find(first.hash()).orElseThrow());
      assertEquals(2, store.sheets().all().size());
    }
  }

  @Test
  void tournaments_decisions_areKeptInOrder() throws Exception {
    try (Store store = Store.open(directory)) {
      store.tournaments().create("cup", "format: swiss", 3, 1).get();
      ImmutableList<String> two = Lists.immutable.of("{\"forfeit\":\"A\"}", "{}");
      store.tournaments().decide("cup", two, 2).get();
      store.tournaments().decide("cup", Lists.immutable.of("{\"withdraw\":\"B\"}"), 3).get();
      store.tournaments().end("cup", TournamentRow.State.FINISHED).get();

      TournamentRow cup = store.tournaments().find("cup").orElseThrow();
      assertEquals("format: swiss", cup.specification());
      assertEquals(TournamentRow.State.FINISHED, cup.state());
      assertEquals(
          Lists.immutable.of(1L, 2L, 3L),
          store.tournaments().decisions("cup").collect(DecisionRow::sequence));
      assertEquals(
          "there is no tournament 'none'",
          causeOf(store.tournaments().decide("none", Lists.immutable.of("{}"), 4)));
    }
  }

  @Test
  void append_diskFull_waitsAndGoesOnInOrderWhenThereIsSpace() throws Exception {
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();
      store.flushed().get();
      store.setMaxBytes(1);
      MutableList<CompletableFuture<MatchEvent>> waiting = Lists.mutable.empty();
      for (int step = 1; step <= 400; step++) {
        waiting.add(store.matches().append("m1", Events.moved(step), step));
      }
      CompletableFuture<MatchEvent> last = waiting.getLast();
      assertThrows(TimeoutException.class, () -> last.get(1500, TimeUnit.MILLISECONDS));
      assertTrue(store.stall().orElseThrow().contains("full"), store.stall().toString());
      assertTrue(store.matches().find("m1").isPresent(), "readers are not stopped");

      store.setMaxBytes(Long.MAX_VALUE);

      assertEquals(401, last.get(10, TimeUnit.SECONDS).sequence());
      assertTrue(store.stall().isEmpty());
      ImmutableList<MatchEvent> events = store.matches().events("m1");
      for (int step = 1; step <= 400; step++) {
        assertEquals(Events.moved(step).toString(), events.get(step).body().toString());
      }
    }
  }

  @Test
  void close_diskFull_givesUpWhatIsNotStored() throws Exception {
    CompletableFuture<MatchEvent> last = new CompletableFuture<>();
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();
      store.setMaxBytes(1);
      for (int step = 1; step <= 400; step++) {
        last = store.matches().append("m1", Events.moved(step), step);
      }
    }

    assertEquals("the store was closed", causeOf(last));
    try (Store store = Store.open(directory)) {
      ImmutableList<MatchEvent> events = store.matches().events("m1");
      assertTrue(events.size() < 401);
      assertEquals(events.size(), events.getLast().sequence());
    }
  }

  @Test
  void open_directoryInUse_isRefused() throws Exception {
    try (Store store = Store.open(directory)) {
      UnusableStoreException refused =
          assertThrows(UnusableStoreException.class, () -> Store.open(directory));

      assertTrue(refused.toString().contains("in use"), refused.toString());
      assertTrue(store.stall().isEmpty());
    }
  }

  @Test
  void open_newerOrForeignDatabase_isRefused() throws Exception {
    Path file = directory.resolve(Store.FILE_NAME);
    try (Store store = Store.open(directory)) {
      assertTrue(store.sheets().all().isEmpty());
    }
    change(file, "PRAGMA user_version = 99");
    String newer =
        assertThrows(UnusableStoreException.class, () -> Store.open(directory)).toString();
    assertTrue(newer.contains("version 99"), newer);

    change(file, "PRAGMA application_id = 1");
    String foreign =
        assertThrows(UnusableStoreException.class, () -> Store.open(directory)).toString();
    assertTrue(foreign.contains("not the database of a Gonu server"), foreign);

    Files.writeString(file, "This is no database at all, but a text of some length. ".repeat(99));
    assertThrows(UnusableStoreException.class, () -> Store.open(directory));
  }

  private static void change(Path file, String sql) throws SQLException {
    try (Connection connection = Connections.writing(file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void open_databaseOfVersionOne_isBroughtToTheNewestWithItsData() throws Exception {
    Path file = directory.resolve(Store.FILE_NAME);
    String hash = Sheets.hash("(role white)");
    try (Connection connection = Connections.writing(file);
        Statement statement = connection.createStatement()) {
      Migrations.apply(connection, 1);
      statement.executeUpdate(
          "INSERT INTO sheet VALUES ('"
              + hash
              + "', 'tiny', 1, '(role white)', 1);"
              + "INSERT INTO player VALUES ('A', 'address', 'x:1', 1, 1, 0);"
              + "INSERT INTO match (id, sheet, state, tournament, pairing, created_at)"
              + " VALUES ('m1', '"
              + hash
              + "', 'queued', 'cup', '1-2', 1);"
              + "INSERT INTO seat VALUES (1, 0, 'A');"
              + "INSERT INTO event VALUES (1, 1, 1, 'suspended', '{\"step\":3}')");
    }

    try (Store store = Store.open(directory)) {
      assertEquals("m1", store.matches().ofTournament("cup").getFirst().id());
      assertEquals(new EventBody.Suspended(3), store.matches().events("m1").getFirst().body());
      assertTrue(store.tournaments().all().isEmpty());
    }
    try (Connection connection = Connections.writing(file)) {
      assertEquals(Migrations.NEWEST, Migrations.check(connection, "it"));
    }
  }

  @Test
  void migrations_newest_isTheLastResource() {
    String next = "migration-%03d.sql".formatted(Migrations.NEWEST + 1);

    assertEquals(null, Migrations.class.getResource(next));
  }

  @Test
  void backup_whileTheStoreIsWritten_isWholeAndOfOneMoment() throws Exception {
    Path copy = directory.resolve("copies");
    Files.createDirectories(copy);
    try (Store store = openWithPlayers()) {
      store.matches().create(match("m1"), 1).get();
      MutableList<CompletableFuture<MatchEvent>> written = Lists.mutable.empty();
      for (int step = 1; step <= 2_000; step++) {
        written.add(store.matches().append("m1", Events.moved(step), step));
      }
      written.get(500).get();

      Backup.write(directory, copy.resolve(Store.FILE_NAME));

      written.getLast().get();
    }
    try (Store store = Store.open(copy)) {
      int events = store.matches().events("m1").size();
      assertTrue(events > 500 && events <= 2_001, "events: " + events);
    }
    assertFalse(Files.exists(copy.resolve("." + Store.FILE_NAME + ".tmp")));
  }

  @Test
  void backup_noDatabase_isRefused() {
    assertThrows(
        UnusableStoreException.class, () -> Backup.write(directory, directory.resolve("copy.db")));
  }
}
