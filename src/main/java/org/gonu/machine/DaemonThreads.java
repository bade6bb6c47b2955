package org.gonu.machine;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes named daemon threads, which do not keep the program running. */
public final class DaemonThreads {
  private DaemonThreads() {}

  /** A thread for a task, not started yet. */
  public static Thread newThread(Runnable task, String name) {
    Thread thread = new Thread(task, name);
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
}
