package org.gonu.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.DaemonThreads;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How searches share the processors. */
@Tag("alone")
@Timeout(60)
final class SearchSchedulerTest {
  private static final Duration SLICE = Duration.ofMillis(2);
  private static final Duration SHORTEST = Duration.ofNanos(500_000);
  private static final Duration TURN = Duration.ofMillis(300);

  @Test
  void searches_moreThanProcessors_neverRunAllAtOnceAndAllGetTheirShare() throws Exception {
    int searches = 12;
    SearchScheduler scheduler = new SearchScheduler(2, SLICE, SHORTEST);
    AtomicInteger running = new AtomicInteger();
    AtomicInteger mostRunning = new AtomicInteger();
    AtomicIntegerArray slices = new AtomicIntegerArray(searches);
    CountDownLatch ready = new CountDownLatch(searches);
    CompletableFuture<Long> begin = new CompletableFuture<>();
    MutableList<Thread> threads = Lists.mutable.empty();
    for (int i = 0; i < searches; i++) {
      int number = i;
      threads.add(
          start(
              () -> {
                SearchScheduler.Entry entry = scheduler.entry(1);
                ready.countDown();
                long end = begin.join() + TURN.toNanos();
                SearchBudget budget = SearchBudget.of(end, Long.MAX_VALUE).sharing(entry);
                entry.enter(budget);
                while (!budget.isOver()) {
                  mostRunning.accumulateAndGet(running.incrementAndGet(), Math::max);
                  spin(SLICE);
                  slices.incrementAndGet(number);
                  running.decrementAndGet();
                }
                entry.leave();
              }));
    }

    ready.await();
    begin.complete(System.nanoTime());
    for (Thread thread : threads) {
      thread.join();
    }

    assertTrue(mostRunning.get() <= 2, "at once: " + mostRunning);
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int i = 0; i < searches; i++) {
      least = Math.min(least, slices.get(i));
      most = Math.max(most, slices.get(i));
    }
    assertTrue(least > 0 && most <= least + 2, slices.toString());
    assertEquals(0, scheduler.crowding());
  }

  @Test
  void searches_moreThanLongSlicesInATurn_allGetAShortOne() throws Exception {
    int searches = 50;
    SearchScheduler scheduler = new SearchScheduler(1, Duration.ofMillis(500), SHORTEST);
    CountDownLatch served = new CountDownLatch(searches);
    CountDownLatch ready = new CountDownLatch(searches);
    CompletableFuture<Long> begin = new CompletableFuture<>();
    MutableList<Thread> threads = Lists.mutable.empty();
    for (int i = 0; i < searches; i++) {
      threads.add(
          start(
              () -> {
                SearchScheduler.Entry entry = scheduler.entry(1);
                ready.countDown();
                long end = begin.join() + Duration.ofSeconds(2).toNanos();
                SearchBudget budget = SearchBudget.of(end, Long.MAX_VALUE).sharing(entry);
                entry.enter(budget);
                if (!budget.isOver()) {
                  served.countDown();
                }
                while (!budget.isOver()) {
                  Thread.onSpinWait();
                }
                entry.leave();
              }));
    }

    ready.await();
    begin.complete(System.nanoTime());
    for (Thread thread : threads) {
      thread.join();
    }

    assertEquals(0, served.getCount());
  }

  @Test
  void searches_ofEqualShares_goOnByTheEndsOfTheirClocks() throws Exception {
    SearchScheduler scheduler = new SearchScheduler(1, Duration.ofMinutes(1), SHORTEST);
    SearchScheduler.Entry first = scheduler.entry(1);
    first.enter(SearchBudget.unlimited());
    MutableList<String> order = Lists.mutable.<String>empty().asSynchronized();
    long now = System.nanoTime();
    MutableList<Thread> threads = Lists.mutable.empty();
    for (int seconds : new int[] {40, 20, 30}) {
      long end = now + TimeUnit.SECONDS.toNanos(seconds);
      threads.add(
          start(
              () -> {
                SearchScheduler.Entry entry = scheduler.entry(1);
                entry.enter(SearchBudget.of(end, Long.MAX_VALUE));
                order.add(seconds + " s");
                entry.leave();
              }));
    }
    while (scheduler.crowding() < 4) {
      Thread.onSpinWait();
    }

    first.leave();
    for (Thread thread : threads) {
      thread.join();
    }

    assertEquals(Lists.mutable.of("20 s", "30 s", "40 s"), order);
  }

  @Test
  void search_thatWaits_endsWithItsClockOrWhenItIsCancelled() throws Exception {
    SearchScheduler scheduler = new SearchScheduler(1, Duration.ofMinutes(1), SHORTEST);
    scheduler.entry(1).enter(SearchBudget.unlimited());
    SearchScheduler.Entry late = scheduler.entry(1);
    SearchBudget clock = SearchBudget.of(System.nanoTime() + TURN.toNanos(), Long.MAX_VALUE);

    late.enter(clock);

    assertTrue(clock.sharing(late).isOver());
    late.leave();
    SearchScheduler.Entry cancelled = scheduler.entry(1);
    SearchBudget budget = SearchBudget.unlimited();
    CountDownLatch ended = new CountDownLatch(1);
    start(
        () -> {
          cancelled.enter(budget.sharing(cancelled));
          cancelled.leave();
          ended.countDown();
        });
    while (scheduler.crowding() < 2) {
      Thread.onSpinWait();
    }
    budget.cancel();
    cancelled.wake();
    assertTrue(ended.await(30, TimeUnit.SECONDS));
  }

  @Test
  void search_ofSeveralThreads_waitsForAsManyProcessors() throws Exception {
    SearchScheduler scheduler = new SearchScheduler(2, SLICE, SHORTEST);
    SearchScheduler.Entry small = scheduler.entry(1);
    SearchScheduler.Entry large = scheduler.entry(8);
    small.enter(SearchBudget.unlimited());
    CountDownLatch begun = new CountDownLatch(1);
    Thread thread =
        start(
            () -> {
              large.enter(SearchBudget.unlimited());
              begun.countDown();
              large.leave();
            });
    while (thread.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
    assertEquals(1, begun.getCount());

    small.leave();

    assertTrue(begun.await(30, TimeUnit.SECONDS));
    thread.join();
  }

  private static Thread start(Runnable work) {
    Thread thread = DaemonThreads.newThread(work, "scheduled");
    thread.start();
    return thread;
  }

  private static void spin(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
  }
}
