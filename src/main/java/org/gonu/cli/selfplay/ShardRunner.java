package org.gonu.cli.selfplay;

import java.io.IOException;
import java.util.function.LongConsumer;
import org.gonu.selfplay.dataset.DataSetDirectory;
import org.gonu.selfplay.dataset.DataSetPlan;
import org.gonu.selfplay.dataset.DataSetRun;

/** Writes the shards that a directory lacks: by threads of this program, or on other machines. */
public interface ShardRunner {
  /** By threads of this program. */
  ShardRunner THREADS =
      (plan, directory, threads, progress) ->
          new DataSetRun(plan, directory, progress).run(threads);

  /**
   * Runs until all shards are complete.
   *
   * @param threads that the user wants, if it is about threads
   * @param progress to be told for each match the number of its positions, by any thread
   * @throws IOException if a file cannot be written; the shards that are complete stay
   * @throws InterruptedException if this thread is interrupted
   */
  void run(DataSetPlan plan, DataSetDirectory directory, int threads, LongConsumer progress)
      throws IOException, InterruptedException;
}
