package org.gonu.lsp;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.machine.DaemonThreads;

/**
 * A thread whose tasks wait for a pause in typing. Of each document it holds the latest task alone,
 * which replaces one that has not begun: a task holds a version of the text.
 */
final class LatestTasks {
  private final ScheduledThreadPoolExecutor thread;

  /** By the URI of a document its latest task. */
  private final MutableMap<String, Future<?>> latest = Maps.mutable.empty();

  LatestTasks(String name) {
    thread = new ScheduledThreadPoolExecutor(1, DaemonThreads.named(name));
    thread.setRemoveOnCancelPolicy(true);
  }

  /**
   * Runs a task about a document after a pause, in place of one that waits.
   *
   * @throws java.util.concurrent.RejectedExecutionException after {@link #end}
   */
  synchronized void schedule(String uri, Runnable task, Duration pause) {
    Future<?> before = latest.get(uri);
    if (before != null) {
      before.cancel(false);
    }
    latest.removeIf((any, other) -> other.isDone());
    latest.put(uri, thread.schedule(task, pause.toMillis(), TimeUnit.MILLISECONDS));
  }

  /** Number of tasks that wait. */
  int waiting() {
    return thread.getQueue().size();
  }

  /** Ends the thread, and interrupts what it does. */
  void end() {
    thread.shutdownNow();
  }
}
