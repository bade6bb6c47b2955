package org.gonu.web;

import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.gonu.machine.DaemonThreads;
import org.jspecify.annotations.Nullable;

/**
 * Work with sheets that anybody may have sent: few threads, a short queue, a limit of time. What
 * takes longer is interrupted.
 */
public final class BoundedWork implements AutoCloseable {
  /** Most tasks that wait: each holds a thread of the server. */
  private static final int MAX_WAITING = 24;

  /** Deep rules make deep terms, which are handled recursively. */
  private static final long STACK_BYTES = 64L << 20;

  private static final long NOT_BEGUN = Long.MIN_VALUE;

  private final ThreadPoolExecutor threads;
  private final Duration limit;

  /**
   * Threads that do such work.
   *
   * @param number of threads
   * @param limit for one task, the time in the queue included
   */
  public BoundedWork(int number, Duration limit) {
    this.limit = limit;
    this.threads =
        new ThreadPoolExecutor(
            number, number, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MAX_WAITING), factory());
    threads.allowCoreThreadTimeOut(true);
  }

  private static ThreadFactory factory() {
    return task -> DaemonThreads.newThread(task, "page-work", STACK_BYTES);
  }

  /**
   * Does something, and waits for it.
   *
   * @throws HttpResponseException with status 503 if there is too much to do, or 422 if it takes
   *     too long or too much memory
   */
  public <T> T run(Callable<T> task) {
    AtomicLong begun = new AtomicLong(NOT_BEGUN);
    Future<T> future;
    try {
      future =
          threads.submit(
              () -> {
                begun.set(System.nanoTime());
                return task.call();
              });
    } catch (RejectedExecutionException full) {
      throw new HttpResponseException(503, "the server has too much to do; ask again later");
    }
    try {
      return future.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | CancellationException late) {
      future.cancel(true);
      throw late(begun.get());
    } catch (ExecutionException failed) {
      throw rethrown(failed.getCause());
    } catch (InterruptedException ending) {
      future.cancel(true);
      Thread.currentThread().interrupt();
      throw new HttpResponseException(503, "the server stops");
    }
  }

  /** Blames the rules for a task that had most of the time, and else what was done before it. */
  private HttpResponseException late(long begun) {
    boolean hadMost = begun != NOT_BEGUN && System.nanoTime() - begun > limit.toNanos() / 2;
    return hadMost
        ? new HttpResponseException(
            422, "this takes more than " + limit.toSeconds() + " seconds with these rules")
        : new HttpResponseException(503, "the server has too much to do; ask again later");
  }

  private static RuntimeException rethrown(@Nullable Throwable cause) {
    if (cause instanceof RuntimeException known) {
      return known;
    }
    if (cause instanceof OutOfMemoryError || cause instanceof StackOverflowError) {
      return new HttpResponseException(422, "these rules take too much memory");
    }
    return new IllegalStateException(cause);
  }

  /** Ends what is being done. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
