package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.Events;

/** Stores with something in them, for tests. */
final class Stores {
  private Stores() {}

  /** A store with a sheet and two players. */
  static Store openWithPlayers(Path directory) throws Exception {
    Store store = Store.open(directory);
    store.sheets().add("tiny", "(role white)", 1).get();
    for (String id : Lists.immutable.of("A", "B")) {
      PlayerRow row = new PlayerRow(id, PlayerRow.Kind.ADDRESS, "localhost:9147", 1, 5, false);
      store.players().put(row).get();
    }
    return store;
  }

  /** The creation of a match of both players. */
  static EventBody.Created match(String id) {
    return Events.created(id, Sheets.hash("(role white)"), "A", "B");
  }

  /** Why a store refused what it was asked. */
  static String causeOf(CompletableFuture<?> future) {
    CompletionException failed = assertThrows(CompletionException.class, future::join);
    StoreException refusal = assertInstanceOf(StoreException.class, failed.getCause());
    return String.valueOf(refusal.getMessage());
  }

  /** Waits for a latch, for a minute at most. */
  static boolean await(CountDownLatch latch) {
    try {
      return latch.await(1, TimeUnit.MINUTES);
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
