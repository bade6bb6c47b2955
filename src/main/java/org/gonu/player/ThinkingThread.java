package org.gonu.player;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** A thread that carries out the latest order, whenever there is a new one. */
final class ThinkingThread implements AutoCloseable {
  /** Deep rules make deep terms. */
  private static final long STACK_BYTES = 16L << 20;

  private final Work work;
  private final Thread thread;

  /** The latest order, until the thread takes it up. */
  private @Nullable SearchTask order;

  private boolean closed;

  /** What the thread does. */
  @FunctionalInterface
  interface Work {
    /** Thinks about a state until the budget of the order is spent. Reports its own failures. */
    void carryOut(SearchTask order);
  }

  /** Starts the thread, which waits for an order. */
  ThinkingThread(String name, Work work) {
    this.work = work;
    thread = new Thread(null, this::live, name, STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
  }

  /** Has an order carried out in place of one that the thread has not taken up. */
  synchronized void give(SearchTask next) {
    order = next;
    notifyAll();
  }

  /** Only {@link #close} interrupts the thread, and only that cancels what it does. */
  private void live() {
    try {
      for (SearchTask next = next(); next != null; next = next()) {
        work.carryOut(next);
      }
    } catch (InterruptedException | CancellationException closing) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized @Nullable SearchTask next() throws InterruptedException {
    while (order == null && !closed) {
      wait();
    }
    SearchTask next = closed ? null : order;
    order = null;
    return next;
  }

  /** Ends the thread: what it does is interrupted. Returns at once. */
  @Override
  public synchronized void close() {
    closed = true;
    thread.interrupt();
  }
}
