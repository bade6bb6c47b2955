package org.gonu.player.endpoint;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import org.gonu.machine.DaemonThreads;

/** A thread that makes all calls of a player, one after the other, in the order of the requests. */
final class PlayerThread implements AutoCloseable {
  private final ExecutorService thread;
  private final Queue<Call> open = new ArrayDeque<>();

  /** A call that waits or is in progress. */
  private record Call(CompletableFuture<?> result, Future<?> task) {}

  /** A thread of this name. */
  PlayerThread(String name) {
    thread = Executors.newSingleThreadExecutor(DaemonThreads.named(name));
  }

  /**
   * Requests a call. Whatever it throws is the failure of the result; so is a request after the
   * end.
   */
  synchronized <T> CompletableFuture<T> call(Callable<T> call) {
    CompletableFuture<T> result = new CompletableFuture<>();
    try {
      Future<?> task = thread.submit(() -> settle(result, call));
      open.removeIf(other -> other.task().isDone());
      open.add(new Call(result, task));
    } catch (RejectedExecutionException e) {
      result.completeExceptionally(e);
    }
    return result;
  }

  /** Ends the thread after the calls that were requested. */
  void endAfterCalls() {
    thread.shutdown();
  }

  /**
   * Drops the calls that wait, and interrupts the one in progress, even if it has only just begun.
   */
  synchronized void cancelCalls() {
    for (Call call = open.poll(); call != null; call = open.poll()) {
      call.task().cancel(true);
      call.result().cancel(false);
    }
  }

  /**
   * Completes a result by a call. Errors count as failures, too: a player that overflows its stack
   * must not end the thread.
   */
  private static <T> void settle(CompletableFuture<T> result, Callable<T> call) {
    try {
      result.complete(call.call());
    } catch (Throwable e) {
      result.completeExceptionally(e);
    }
  }

  @Override
  public void close() {
    cancelCalls();
    thread.shutdownNow();
  }
}
