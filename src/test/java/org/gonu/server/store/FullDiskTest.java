package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
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
  private static final int EVENTS_OF_MEGABYTES = 20_000;

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

  /** A file system of two megabytes in memory, where the system lets us make one. */
  @Test
  void append_fileSystemFull_waitsAndGoesOnInOrderWhenItGrows() throws Exception {
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", directory.toString()));
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
      MutableList<CompletableFuture<MatchEvent>> waiting = Lists.mutable.empty();
      for (int step = 1; step <= EVENTS_OF_MEGABYTES; step++) {
        waiting.add(store.matches().append("m1", Events.moved(step), step));
      }
      CompletableFuture<MatchEvent> last = waiting.getLast();
      awaitStall(store);
      assertThrows(TimeoutException.class, () -> last.get(3, TimeUnit.SECONDS));
      assertTrue(store.stall().isPresent());
      assertTrue(store.matches().find("m1").isPresent(), "readers are not stopped");

      assertTrue(run("mount", "-o", "remount,size=64m", directory.toString()));

      assertEquals(EVENTS_OF_MEGABYTES + 1, last.get(20, TimeUnit.SECONDS).sequence());
      assertTrue(store.stall().isEmpty());
      ImmutableList<MatchEvent> events = store.matches().events("m1");
      for (int step = 1; step <= EVENTS_OF_MEGABYTES; step++) {
        assertEquals(Events.moved(step).toString(), events.get(step).body().toString());
      }
    } finally {
      assertTrue(run("umount", directory.toString()));
    }
  }

  /** A slow machine takes seconds to fill the file system. */
  private static void awaitStall(Store store) throws InterruptedException {
    for (int tries = 0; tries < 600 && store.stall().isEmpty(); tries++) {
      Thread.sleep(100);
    }
  }

  /** Runs a command of the system; false if there is none or it is refused. */
  private static boolean run(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException none) {
      return false;
    }
  }
}
