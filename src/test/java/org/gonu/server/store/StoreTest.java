package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a store keeps, and tells to those who listen. */
@Timeout(60)
final class StoreTest {
  private final Path directory;

  StoreTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void open_again_hasAllThatWasWritten() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 10).get();
      store.matches().begin("m1").get();
      store.matches().append("m1", Events.started(), 11).get();
      store.matches().append("m1", Events.moved(1), 12).get();
      store.matches().append("m1", Events.reached(1), 13).get();
      store.matches().append("m1", Events.completed(), 14).get();
      store.matches().create(Stores.match("m2"), 15).get();
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
  void listen_appendedEvents_areToldInOrderOnceTheyAreStored() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      MutableList<String> heard = Lists.mutable.<String>empty().asSynchronized();
      store
          .matches()
          .listen(
              (id, event) -> {
                boolean isStored = store.matches().events(id, event.sequence(), 1).notEmpty();
                heard.add(id + " " + event.sequence() + " " + isStored);
              });
      store.matches().create(Stores.match("m1"), 1).get();
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
      store.tournaments().decide("cup", two, TournamentRow.State.RUNNING, 2).get();
      ImmutableList<String> last = Lists.immutable.of("{\"withdraw\":\"B\"}");
      store.tournaments().decide("cup", last, TournamentRow.State.FINISHED, 3).get();

      TournamentRow cup = store.tournaments().find("cup").orElseThrow();
      assertEquals("format: swiss", cup.specification());
      assertEquals(TournamentRow.State.FINISHED, cup.state());
      assertEquals(
          Lists.immutable.of(1L, 2L, 3L),
          store.tournaments().decisions("cup").collect(DecisionRow::sequence));
      assertEquals(
          "there is no tournament 'none'",
          Stores.causeOf(store.tournaments().decide("none", last, TournamentRow.State.RUNNING, 4)));
    }
  }
}
