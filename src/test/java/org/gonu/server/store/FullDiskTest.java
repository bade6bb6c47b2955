package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store on a disk that is full. */
@Timeout(60)
final class FullDiskTest {
  private final Path directory;

  FullDiskTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void append_diskFull_waitsAndGoesOnInOrderWhenThereIsSpace() throws Exception {
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
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
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
      store.setMaxBytes(1);
      for (int step = 1; step <= 400; step++) {
        last = store.matches().append("m1", Events.moved(step), step);
      }
    }

    assertEquals("the store was closed", Stores.causeOf(last));
    try (Store store = Store.open(directory)) {
      ImmutableList<MatchEvent> events = store.matches().events("m1");
      assertTrue(events.size() < 401);
      assertEquals(events.size(), events.getLast().sequence());
    }
  }
}
