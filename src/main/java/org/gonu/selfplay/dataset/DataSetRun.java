package org.gonu.selfplay.dataset;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.DaemonThreads;

/**
 * Writes the shards that a directory lacks, by some threads. Each takes the next open shard, so
 * that no more than one shard a thread is in memory.
 */
public final class DataSetRun {
  /** How long threads are waited for that have to end, in seconds. */
  private static final int PATIENCE_SECONDS = 30;

  private final DataSetPlan plan;
  private final DataSetDirectory directory;
  private final LongConsumer progress;

  /**
   * A run.
   *
   * @param progress told after each match the number of its positions, by any thread
   */
  public DataSetRun(DataSetPlan plan, DataSetDirectory directory, LongConsumer progress) {
    this.plan = plan;
    this.directory = directory;
    this.progress = progress;
  }

  /**
   * Runs until all shards are complete.
   *
   * @throws IOException if a file cannot be written; the shards that are complete stay
   * @throws InterruptedException if this thread is interrupted
   */
  public void run(int threads) throws IOException, InterruptedException {
    ImmutableList<Shard> open = directory.open();
    AtomicInteger next = new AtomicInteger();
    int workers = Math.min(threads, open.size());
    if (workers == 0) {
      return;
    }
    ExecutorService pool =
        Executors.newFixedThreadPool(workers, DaemonThreads.numbered("selfplay-"));
    try {
      ExecutorCompletionService<Boolean> running = new ExecutorCompletionService<>(pool);
      Callable<Boolean> work = () -> work(open, next);
      for (int i = 0; i < workers; i++) {
        running.submit(work);
      }
      for (int i = 0; i < workers; i++) {
        running.take().get();
      }
    } catch (ExecutionException failed) {
      throw rethrown(failed);
    } finally {
      end(pool);
    }
  }

  /** Ends the threads: whoever closes the directory must be the last who writes to it. */
  private static void end(ExecutorService pool) throws InterruptedException {
    pool.shutdownNow();
    if (!pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("a thread does not end");
    }
  }

  private boolean work(ImmutableList<Shard> open, AtomicInteger next) throws IOException {
    ShardWriter writer = new ShardWriter(plan, directory.path());
    for (int i = next.getAndIncrement(); i < open.size(); i = next.getAndIncrement()) {
      directory.add(open.get(i), writer.write(open.get(i), progress));
    }
    return true;
  }

  private static IOException rethrown(ExecutionException failed) {
    Throwable cause = failed.getCause();
    if (cause instanceof IOException unwritable) {
      return unwritable;
    }
    if (cause instanceof RuntimeException fault) {
      throw fault;
    }
    if (cause instanceof Error bug) {
      throw bug;
    }
    return new IOException(failed);
  }
}
