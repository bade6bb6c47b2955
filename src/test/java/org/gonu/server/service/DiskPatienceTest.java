package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.gonu.machine.DaemonThreads;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class DiskPatienceTest {
  @Test
  void awaitStored_whileTheServerCloses_ends() throws Exception {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    CountDownLatch waits = new CountDownLatch(1);
    CompletableFuture<Class<?>> thrown = new CompletableFuture<>();
    thread.execute(
        () -> {
          waits.countDown();
          thrown.complete(
              assertThrows(
                      RuntimeException.class,
                      () -> DiskPatience.awaitStored(new CompletableFuture<>()))
                  .getClass());
        });
    waits.await();

    assertTrue(DaemonThreads.end(thread, Duration.ofSeconds(30)));

    assertEquals(StalledException.class, thrown.get(1, TimeUnit.SECONDS));
  }

  @Test
  void awaitStored_refused_throwsTheReason() {
    RefusedException reason = new RefusedException(RefusedException.Kind.CONFLICT, "taken");

    assertEquals(
        reason,
        assertThrows(
            RefusedException.class,
            () -> DiskPatience.awaitStored(CompletableFuture.failedFuture(reason))));
  }
}
