package org.gonu.machine;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;

/**
 * Runs tasks that do not depend on each other at the same time, as far as there are processors. The
 * calling thread takes part. Whoever interrupts it interrupts all of them.
 */
public final class SideBySide {
  /** As deep rules make deep terms, which are handled recursively. */
  private static final long STACK_BYTES = 64L << 20;

  private final ImmutableList<Runnable> tasks;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicBoolean hasFailed = new AtomicBoolean();
  private final AtomicReferenceArray<Throwable> failures;

  private SideBySide(ImmutableList<Runnable> tasks) {
    this.tasks = tasks;
    this.failures = new AtomicReferenceArray<>(tasks.size());
  }

  /**
   * Runs tasks and waits for all of them.
   *
   * @return their results, in their order
   * @throws RuntimeException or an error that a task has thrown; the first of them in the order of
   *     the tasks. Tasks that were not begun then are left out.
   */
  public static <T> ImmutableList<T> all(ImmutableList<Supplier<T>> tasks) {
    AtomicReferenceArray<T> results = new AtomicReferenceArray<>(tasks.size());
    new SideBySide(
            tasks.collectWithIndex(
                (task, index) -> (Runnable) () -> results.set(index, task.get())))
        .run();
    MutableList<T> inOrder = Lists.mutable.empty();
    for (int task = 0; task < tasks.size(); task++) {
      inOrder.add(results.get(task));
    }
    return inOrder.toImmutable();
  }

  /**
   * Runs two tasks and waits for both.
   *
   * @return their results
   * @throws RuntimeException or an error that a task has thrown, as in {@link #all}
   */
  public static <A, B> Pair<A, B> both(Supplier<A> one, Supplier<B> two) {
    AtomicReference<A> first = new AtomicReference<>();
    AtomicReference<B> second = new AtomicReference<>();
    new SideBySide(Lists.immutable.of(() -> first.set(one.get()), () -> second.set(two.get())))
        .run();
    return Tuples.pair(first.get(), second.get());
  }

  private void run() {
    int helpers = Math.min(Runtime.getRuntime().availableProcessors(), tasks.size()) - 1;
    MutableList<Thread> threads = Lists.mutable.empty();
    for (int helper = 0; helper < helpers; helper++) {
      String name = Thread.currentThread().getName() + "-" + (helper + 2);
      Thread thread = DaemonThreads.newThread(this::work, name, STACK_BYTES);
      threads.add(thread);
      thread.start();
    }
    work();
    threads.each(SideBySide::await);
    for (int task = 0; task < tasks.size(); task++) {
      throwIfAny(failures.get(task));
    }
  }

  /** Takes one task after the other. */
  private void work() {
    for (int task = next.getAndIncrement(); task < tasks.size(); task = next.getAndIncrement()) {
      if (hasFailed.get()) {
        return;
      }
      try {
        tasks.get(task).run();
      } catch (RuntimeException | Error failure) {
        failures.set(task, failure);
        hasFailed.set(true);
      }
    }
  }

  /** Waits for a thread. An interruption goes on to it, and is kept. */
  private static void await(Thread thread) {
    boolean isInterrupted = Thread.currentThread().isInterrupted();
    if (isInterrupted) {
      thread.interrupt();
    }
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
        thread.interrupt();
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void throwIfAny(Throwable failure) {
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure instanceof Error error) {
      throw error;
    }
  }
}
