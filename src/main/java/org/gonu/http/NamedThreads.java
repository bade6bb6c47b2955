package org.gonu.http;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Makes daemon threads named by a prefix and a number. The package uses no other one; elsewhere
 * {@code machine.DaemonThreads} does this.
 */
final class NamedThreads implements ThreadFactory {
  private final String name;
  private final AtomicInteger count = new AtomicInteger();

  NamedThreads(String name) {
    this.name = name;
  }

  @Override
  public Thread newThread(Runnable task) {
    Thread thread = new Thread(task, name + "-" + count.incrementAndGet());
    thread.setDaemon(true);
    return thread;
  }
}
