package org.gonu.search.tree;

import java.util.BitSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;

/** The workers of a search: one on the thread that asks, each of the others on one of its own. */
final class Workers implements Recycling.Paths {
  /** How long a worker goes on between looks whether to stop. */
  private static final long SLICE_NANOS = 1_000_000;

  private static final int FIRST_SLICE = 4;
  private static final int LONGEST_SLICE = 1 << 10;

  /** Steps between looks whether to stop where the search must be the same each time. */
  private static final int FIXED_SLICE = 8;

  /** Replaced as a whole: other threads count playouts. */
  private volatile MutableList<Worker> all = Lists.mutable.empty();

  /** True if there are none. */
  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Hires some in place of those of before. */
  void hire(MutableList<Worker> hired) {
    all = hired;
  }

  /** Threads for all but one. */
  static ExecutorService newThreads() {
    return Executors.newCachedThreadPool(
        task -> {
          Thread thread = new Thread(task, "gonu-search");
          thread.setDaemon(true);
          return thread;
        });
  }

  /**
   * Has all search from a root.
   *
   * @param threads for all but one
   * @param isRepeatable true if the search must be the same each time
   */
  void run(int root, ExecutorService threads, BooleanSupplier isToStop, boolean isRepeatable)
      throws ExecutionException, InterruptedException {
    all.forEach(worker -> worker.attach(root));
    MutableList<Future<?>> others =
        all.drop(1).collect(worker -> threads.submit(() -> work(worker, isToStop, isRepeatable)));
    work(all.getFirst(), isToStop, isRepeatable);
    for (Future<?> other : others) {
      other.get();
    }
  }

  private static void work(Worker worker, BooleanSupplier isToStop, boolean isRepeatable) {
    int slice = isRepeatable ? FIXED_SLICE : FIRST_SLICE;
    while (!isToStop.getAsBoolean()) {
      long start = System.nanoTime();
      worker.run(slice);
      if (!isRepeatable) {
        long took = Math.max(1, System.nanoTime() - start);
        slice = (int) Math.max(1, Math.min(2L * slice, slice * SLICE_NANOS / took));
        slice = Math.min(slice, LONGEST_SLICE);
      }
    }
  }

  /** Finished playouts, all in all; from any thread. */
  long playouts() {
    return all.sumOfLong(Worker::playouts);
  }

  /** Finished playouts and what paths without any counted for; from any thread. */
  long visits() {
    return all.sumOfLong(Worker::visits);
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
