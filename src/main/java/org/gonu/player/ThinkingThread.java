package org.gonu.player;

import java.util.concurrent.CancellationException;
import org.gonu.machine.DaemonThreads;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A thread that carries out the latest task, whenever there is a new one. */
final class ThinkingThread implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ThinkingThread.class);

  /** Large, since deep rules make deep terms. */
  private static final long STACK_BYTES = 16L << 20;

  private final Work work;
  private final Runnable atEnd;
  private final Thread thread;

  /** The latest task, until the thread takes it. */
  private @Nullable SearchTask task;

  private boolean closed;

  /** The work of the thread. */
  @FunctionalInterface
  interface Work {
    /** Searches a state until the budget of the task is spent. Logs its own failures. */
    void carryOut(SearchTask task);
  }

  /**
   * Starts the thread, which waits for a task.
   *
   * @param atEnd what the thread does last
   */
  ThinkingThread(String name, Work work, Runnable atEnd) {
    this.work = work;
    this.atEnd = atEnd;
    thread = DaemonThreads.newThread(this::live, name, STACK_BYTES);
    thread.start();
  }

  /** Gives the thread a task; it replaces one that the thread has not taken. */
  synchronized void give(SearchTask next) {
    task = next;
    notifyAll();
  }

  /** Only {@link #close} interrupts the thread, and only that cancels its work. */
  private void live() {
    try {
      for (SearchTask next = next(); next != null; next = next()) {
        carryOut(next);
      }
    } catch (InterruptedException | CancellationException closing) {
      Thread.currentThread().interrupt();
    } finally {
      atEnd.run();
    }
  }

  /** Carries out a task. The thread lives on if that fails: more tasks may follow. */
  private void carryOut(SearchTask next) {
    try {
      work.carryOut(next);
    } catch (CancellationException closing) {
      throw closing;
    } catch (RuntimeException | Error fault) {
      tell(fault);
    }
  }

  private static void tell(Throwable fault) {
    try {
      LOG.error("a search failed, and told nothing of it", fault);
    } catch (OutOfMemoryError | StackOverflowError silent) {
      // Without memory nothing can be told.
    }
  }

  private synchronized @Nullable SearchTask next() throws InterruptedException {
    while (task == null && !closed) {
      wait();
    }
    SearchTask next = closed ? null : task;
    task = null;
    return next;
  }

  /** Ends the thread and interrupts its work. Returns at once. */
  @Override
  public synchronized void close() {
    closed = true;
    thread.interrupt();
  }
}
