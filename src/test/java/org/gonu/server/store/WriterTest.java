package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.Interval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

@Timeout(60)
class WriterTest {
  private static final int ROUNDS = 200;
  private static final int SUBMITTERS = 8;

  @Test
  void everyChange_submittedWhileTheWriterCloses_isDoneOrRefused() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Queue<CompletableFuture<Boolean>> futures = new ConcurrentLinkedQueue<>();
      Writer writer =
          new Writer(Path.of("memory"), DriverManager.getConnection("jdbc:sqlite::memory:"));
      CountDownLatch begun = new CountDownLatch(SUBMITTERS);
      ImmutableList<Thread> submitters =
          Interval.oneTo(SUBMITTERS)
              .collect(i -> new Thread(() -> submitUntilRefused(writer, begun, futures)))
              .toImmutableList();
      submitters.each(Thread::start);
      begun.await();
      writer.close();
      for (Thread submitter : submitters) {
        submitter.join();
      }
      int number = round;
      assertTrue(
          futures.stream().allMatch(CompletableFuture::isDone),
          () -> "round " + number + ": a change waits for ever");
    }
  }

  @Test
  void change_afterOneThatIsGivenUp_isGivenUpToo() throws Exception {
    Writer writer =
        new Writer(Path.of("memory"), DriverManager.getConnection("jdbc:sqlite::memory:"));
    CompletableFuture<Boolean> first =
        writer.submit(
            connection -> {
              throw new SQLiteException("no space", SQLiteErrorCode.SQLITE_FULL);
            });
    while (writer.stall().isEmpty()) {
      Thread.onSpinWait();
    }
    CompletableFuture<Boolean> second = writer.submit(connection -> true);

    writer.close();

    assertEquals("the store was closed", Stores.causeOf(first));
    assertEquals("the store was closed", Stores.causeOf(second));
  }

  /** Waits for every tenth change, so that the writer is never far behind. */
  @Test
  void change_thatTakesTooMuchMemory_failsAlone() throws Exception {
    try (Writer writer =
        new Writer(Path.of("memory"), DriverManager.getConnection("jdbc:sqlite::memory:"))) {
      CompletableFuture<Boolean> tooLarge =
          writer.submit(
              connection -> {
                throw new OutOfMemoryError("of a test");
              });
      CompletableFuture<Boolean> next = writer.submit(connection -> true);

      assertThrows(ExecutionException.class, () -> tooLarge.get(20, TimeUnit.SECONDS));
      assertTrue(next.get(20, TimeUnit.SECONDS));
    }
  }

  @Test
  void listener_ofManyChanges_isToldInOrderInTheThreadOfTheWriter() throws Exception {
    Queue<Integer> told = new ConcurrentLinkedQueue<>();
    Queue<String> threads = new ConcurrentLinkedQueue<>();
    try (Writer writer =
        new Writer(Path.of("memory"), DriverManager.getConnection("jdbc:sqlite::memory:"))) {
      for (int i = 0; i < 2000; i++) {
        int number = i;
        CompletableFuture<Integer> done =
            writer.submit(
                connection -> number,
                result -> {
                  told.add(result);
                  threads.add(Thread.currentThread().getName());
                });
        done.get(20, TimeUnit.SECONDS);
      }
    }

    assertEquals(Interval.zeroTo(1999), Lists.mutable.withAll(told));
    assertEquals(Set.of("store-writer"), Set.copyOf(threads));
  }

  private static void submitUntilRefused(
      Writer writer, CountDownLatch begun, Queue<CompletableFuture<Boolean>> futures) {
    boolean goesOn = true;
    for (int i = 1; goesOn; i++) {
      CompletableFuture<Boolean> future = writer.submit(connection -> true);
      futures.add(future);
      begun.countDown();
      if (i % 10 == 0) {
        settle(future);
      }
      goesOn = !future.isCompletedExceptionally();
    }
  }

  /** Waits until a change is done or refused; one that is lost is for the test to find. */
  private static void settle(CompletableFuture<Boolean> future) {
    try {
      future.handle((done, refusal) -> true).get(1, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException | InterruptedException lost) {
      assertFalse(future.isDone(), () -> "not done after a second: " + lost);
    }
  }
}
