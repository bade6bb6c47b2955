package org.gonu.machine;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.LoggerFactory;

/** Makes and ends named daemon threads, which do not keep the program running. */
public final class DaemonThreads {
  private DaemonThreads() {}

  /** A thread for a task, not started yet. */
  public static Thread newThread(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * The same, with a stack of its own size. Deep rules make deep terms, which are handled
   * recursively.
   */
  public static Thread newThread(Runnable task, String name, long stackBytes) {
    Thread thread = new Thread(null, task, name, stackBytes);
    thread.setDaemon(true);
    return thread;
  }

  /** A factory whose threads all have the same name. */
  public static ThreadFactory named(String name) {
    return task -> newThread(task, name);
  }

  /** A factory that names its threads by a prefix and a number, counted from 0. */
  public static ThreadFactory numbered(String prefix) {
    AtomicInteger next = new AtomicInteger();
    return task -> newThread(task, prefix + next.getAndIncrement());
  }

  /**
   * A task that is to be repeated: a failure is logged, where an exception would end all
   * repetitions.
   */
  public static Runnable lasting(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (RuntimeException | Error fault) {
        // The first logger takes a quarter of a second at a start: not before it is needed.
        LoggerFactory.getLogger(DaemonThreads.class)
            .error("{} failed", Thread.currentThread().getName(), fault);
      }
    };
  }

  /**
   * Interrupts threads and waits until they have ended, so that they change nothing any more.
   *
   * @param limit the longest wait
   * @return false if some have not ended: the limit has passed, or this thread was interrupted
   */
  public static boolean end(ExecutorService threads, Duration limit) {
    threads.shutdownNow();
    try {
      return threads.awaitTermination(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
