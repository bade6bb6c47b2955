package org.gonu.server.service;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** How long a request waits for the disk. */
final class DiskPatience {
  /** Longest time. */
  private static final Duration MOST = Duration.ofSeconds(10);

  /** The time while the disk is known to be full: more than that between two attempts to write. */
  private static final Duration WHILE_STALLED = Duration.ofMillis(1_500);

  private final BooleanSupplier isStalled;

  DiskPatience(BooleanSupplier isStalled) {
    this.isStalled = isStalled;
  }

  /**
   * Waits until something is on the disk.
   *
   * @throws StalledException if it is not in time
   * @throws RefusedException if that is why it failed
   */
  <T> T await(CompletableFuture<T> future) {
    long endNanos = System.nanoTime() + MOST.toNanos();
    while (true) {
      try {
        return future.get(WHILE_STALLED.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException late) {
        if (isStalled.getAsBoolean() || System.nanoTime() - endNanos >= 0) {
          throw new StalledException();
        }
      } catch (ExecutionException failed) {
        throw reason(failed);
      } catch (InterruptedException ending) {
        Thread.currentThread().interrupt();
        throw new StalledException();
      }
    }
  }

  /**
   * Waits until something is on the disk, as long as that takes: for threads that have nothing else
   * to do, and must not ask for it twice. They can be interrupted.
   *
   * @throws StalledException if this thread was interrupted
   * @throws RefusedException if that is why it failed
   */
  static <T> T awaitStored(CompletableFuture<T> future) {
    try {
      return future.get();
    } catch (ExecutionException failed) {
      throw reason(failed);
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new StalledException();
    }
  }

  private static RuntimeException reason(ExecutionException failed) {
    return failed.getCause() instanceof RefusedException refused
        ? refused
        : new IllegalStateException(failed.getCause());
  }
}
