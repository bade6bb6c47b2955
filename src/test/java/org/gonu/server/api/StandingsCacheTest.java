package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.standing.Simulated;
import org.gonu.server.tournament.standing.Tournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class StandingsCacheTest {
  private final Tournament before =
      Tournament.begin(Simulated.spec(3, new Format.RoundRobin(), 1, 2));
  private final Tournament after = before.with(Simulated.result(before, before.next().getFirst()));

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void of_sameTournament_isComputedOnce() {
    StandingsCache cache = new StandingsCache(System::nanoTime);

    assertSame(cache.of("cup", before, false), cache.of("cup", before, false));
  }

  @Test
  void of_afterAResult_isComputedAnewOnceTheOldIsTenTimesAsOldAsItTook() {
    AtomicLong nanos = new AtomicLong();
    // Every look at the clock takes a second: so does computing.
    StandingsCache cache = new StandingsCache(() -> nanos.addAndGet(1_000_000_000));
    String first = cache.of("cup", before, false).toString();

    for (int second = 0; second < 9; second++) {
      assertEquals(first, cache.of("cup", after, false).toString());
    }

    assertNotEquals(first, cache.of("cup", after, false).toString());
  }

  @Test
  void of_onceItIsOver_isComputedAnewAtOnceAndThenKept() {
    AtomicLong nanos = new AtomicLong();
    StandingsCache cache = new StandingsCache(() -> nanos.addAndGet(1_000_000_000));
    String running = cache.of("cup", before, false).toString();

    ObjectNode over = cache.of("cup", after, true);

    assertNotEquals(running, over.toString());
    assertSame(over, cache.of("cup", before, true));
  }

  @Test
  @Timeout(60)
  void of_otherTournament_doesNotWaitForALargeOne() throws Exception {
    CountDownLatch computing = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    Thread asking = Thread.currentThread();
    StandingsCache cache =
        new StandingsCache(
            () -> {
              if (Thread.currentThread() != asking) {
                computing.countDown();
                awaitQuietly(release);
              }
              return System.nanoTime();
            });
    CompletableFuture<ObjectNode> large =
        CompletableFuture.supplyAsync(() -> cache.of("large", before, false));
    computing.await();

    ObjectNode small = cache.of("small", before, false);
    release.countDown();

    assertEquals(small, large.get());
  }

  @Test
  void of_otherTournament_isItsOwn() {
    StandingsCache cache = new StandingsCache(System::nanoTime);
    for (int i = 0; i < 100; i++) {
      cache.of("cup" + i, before, false);
    }

    assertNotEquals(cache.of("cup99", before, false), cache.of("other", after, false));
  }
}
