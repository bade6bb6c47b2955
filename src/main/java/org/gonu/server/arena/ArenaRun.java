package org.gonu.server.arena;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.machine.DaemonThreads;

/**
 * Plays matches, several at once. Results are passed on one after the other, in the order in which
 * the matches end.
 *
 * @param <F> what tells which match is played
 * @param <R> the result of a match
 */
public final class ArenaRun<F, R> {
  private final ImmutableList<F> fixtures;
  private final MatchMaker<F, R> maker;
  private final Observer<R> observer;
  private final AtomicInteger next = new AtomicInteger();

  /** True if no further match may start. */
  private volatile boolean ended;

  /** True if results do not count any more. */
  private boolean interrupted;

  /**
   * Plays one match.
   *
   * @param <F> what tells which match is played
   * @param <R> the result of a match
   */
  public interface MatchMaker<F, R> {
    /**
     * Plays a match to its end, in the thread of a worker.
     *
     * @param worker from 0; a worker plays one match at a time
     */
    R play(F fixture, int worker);
  }

  /**
   * Receives results.
   *
   * @param <R> the result of a match
   */
  public interface Observer<R> {
    /**
     * A match has ended. One call at a time.
     *
     * @return true to go on; if false, matches in progress are still played to their end
     */
    boolean finished(R result);
  }

  /**
   * A run.
   *
   * @param fixtures in the order in which they begin
   */
  public ArenaRun(ImmutableList<F> fixtures, MatchMaker<F, R> maker, Observer<R> observer) {
    this.fixtures = fixtures;
    this.maker = maker;
    this.observer = observer;
  }

  /**
   * Plays until all matches are played or the observer ends the run. Whatever a match throws ends
   * the run and is thrown again.
   *
   * @param workers matches at once
   */
  public void play(int workers) {
    ExecutorService threads =
        Executors.newFixedThreadPool(workers, DaemonThreads.numbered("arena-"));
    try {
      ImmutableList<Future<?>> running =
          IntInterval.zeroTo(workers - 1).collect(worker -> threads.submit(() -> work(worker)));
      running.each(ArenaRun::join);
    } finally {
      threads.shutdownNow();
    }
  }

  private static void join(Future<?> worker) {
    try {
      worker.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      if (failed.getCause() instanceof Error fault) {
        throw fault;
      }
      throw new IllegalStateException("a match failed", failed.getCause());
    }
  }

  private void work(int worker) {
    try {
      int number = next.getAndIncrement();
      while (!ended && number < fixtures.size()) {
        take(maker.play(fixtures.get(number), worker));
        number = next.getAndIncrement();
      }
    } catch (RuntimeException | Error fault) {
      ended = true;
      throw fault;
    }
  }

  private synchronized void take(R result) {
    if (!interrupted && !observer.finished(result)) {
      ended = true;
    }
  }

  /** Starts no further match and ignores further results; returns at once. */
  public synchronized void interrupt() {
    interrupted = true;
    ended = true;
  }
}
