package org.gonu.search.mcts;

import java.util.BitSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.search.SearchParameters;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.Compaction;

/** The workers of a search: one on the calling thread, each of the others on its own. */
final class Workers implements TreeGc.Paths {
  /** Steps before anything is known of what they take. */
  private final int firstSlice;

  /** How long a worker goes on between checks whether to stop. */
  private final long sliceNanos;

  /** Most steps between checks whether to stop. */
  private final int maxSlice;

  /** Steps between checks whether to stop where the search must be the same each time. */
  private final int fixedSlice;

  /** What paths that need no playout count for, at least, before there are enough of them. */
  private final long settledEnough;

  /** What they count for before there are enough, in playouts through the root. */
  private final double settledShare;

  /** Replaced as a whole, since other threads read it to count playouts. */
  private volatile MutableList<Worker> all = Lists.mutable.empty();

  Workers(SearchParameters parameters) {
    fixedSlice = parameters.count(TreeCoefficient.STEPS_PER_SLICE);
    settledEnough = parameters.count(TreeCoefficient.SETTLED_PLAYOUTS);
    settledShare = parameters.value(TreeCoefficient.SETTLED_SHARE);
    sliceNanos = parameters.coefficients().nanos(TreeCoefficient.WORKER_MILLIS);
    maxSlice = parameters.count(TreeCoefficient.WORKER_STEPS);
    firstSlice = parameters.count(TreeCoefficient.WORKER_FIRST_STEPS);
  }

  /** True if there are none. */
  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Replaces all workers. */
  void replaceWorkers(MutableList<Worker> replacements) {
    all = replacements;
  }

  /** Sets the root of all workers. */
  void attach(int root) {
    all.forEach(worker -> worker.attach(root));
  }

  /** Threads for all workers but one. */
  static ExecutorService newThreads() {
    return Executors.newCachedThreadPool(DaemonThreads.named("gonu-search"));
  }

  /**
   * Lets all workers search from the root until they are told to stop, or until the quota is spent
   * and its jobs have ended. Returns when none searches any more. If one fails, the others stop.
   *
   * @param threads for all but one
   * @param quota to which the jobs are charged
   * @throws ExecutionException with the failure of a worker
   * @throws InterruptedException if this thread was interrupted while it waited for the others
   */
  void run(ExecutorService threads, BooleanSupplier isToStop, Quota quota)
      throws ExecutionException, InterruptedException {
    all.forEach(worker -> worker.charge(quota));
    AtomicBoolean isAborted = new AtomicBoolean();
    BooleanSupplier isOver = () -> isAborted.get() || isToStop.getAsBoolean();
    MutableList<FutureTask<Void>> tasks =
        all.collect(worker -> task(worker, isOver, quota, isAborted));
    tasks.drop(1).forEach(threads::execute);
    tasks.getFirst().run();
    awaitAll(tasks, isAborted);
    for (FutureTask<Void> task : tasks) {
      task.get();
    }
  }

  /** The work of one, which ends that of the others if it fails. */
  private FutureTask<Void> task(
      Worker worker, BooleanSupplier isOver, Quota quota, AtomicBoolean isAborted) {
    return new FutureTask<>(
        () -> {
          boolean isDone = false;
          try {
            work(worker, isOver, quota);
            isDone = true;
          } finally {
            if (!isDone) {
              isAborted.set(true);
            }
          }
        },
        null);
  }

  /** Waits in any case until all have ended. An interrupt makes them end at once. */
  private static void awaitAll(MutableList<FutureTask<Void>> tasks, AtomicBoolean isAborted)
      throws InterruptedException {
    boolean isInterrupted = false;
    for (FutureTask<Void> task : tasks) {
      while (!task.isDone()) {
        try {
          task.get();
        } catch (ExecutionException failed) {
          isAborted.set(true);
        } catch (InterruptedException interrupted) {
          isInterrupted = true;
          isAborted.set(true);
        }
      }
    }
    if (isInterrupted) {
      throw new InterruptedException("while workers of the search were at work");
    }
  }

  /** True if no job is under way. */
  boolean haveNoJobs() {
    return all.allSatisfy(Worker::hasNoJob);
  }

  private void work(Worker worker, BooleanSupplier isToStop, Quota quota) {
    int slice = quota.isLimited() ? fixedSlice : Math.min(firstSlice, maxSlice);
    while (!isToStop.getAsBoolean() && !(quota.isSpent() && worker.hasNoJob())) {
      long start = System.nanoTime();
      worker.run(slice);
      if (!quota.isLimited()) {
        long took = Math.max(1, System.nanoTime() - start);
        slice = (int) Math.max(1, Math.min(2L * slice, slice * sliceNanos / took));
        slice = Math.min(slice, maxSlice);
      }
    }
  }

  /**
   * True if hardly any path has led to a leaf for a long time, so that further descents would only
   * repeat what is known. It takes a share of the playouts of the root, and a minimum besides.
   *
   * @param visits of the root
   */
  boolean isIdle(int visits) {
    return all.sumOfLong(Worker::settledPlayouts)
        >= Math.max(settledEnough, (long) (settledShare * visits));
  }

  /** Finished playouts of all workers; from any thread. */
  long playouts() {
    return all.sumOfLong(Worker::playouts);
  }

  @Override
  public void pin(BitSet pinned) {
    all.forEach(worker -> worker.pin(pinned));
  }

  @Override
  public void follow(Compaction moved) {
    all.forEach(worker -> worker.follow(moved));
  }
}
