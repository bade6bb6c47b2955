package org.gonu.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.LongConsumer;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.CollectionAccumulator;
import org.gonu.cli.selfplay.ShardRunner;
import org.gonu.selfplay.dataset.DataSetDirectory;
import org.gonu.selfplay.dataset.DataSetPlan;
import org.gonu.selfplay.dataset.Shard;
import org.gonu.selfplay.dataset.ShardEntry;

/**
 * Has shards written by the executors of a cluster, each as a task. The manifest lists each shard
 * soon after it has been written, so that a driver that is lost can be run again.
 */
final class SparkShards implements ShardRunner {
  /** How often it is asked what has been written. */
  private static final int POLL_MILLIS = 300;

  private final JavaSparkContext spark;

  SparkShards(JavaSparkContext spark) {
    this.spark = spark;
  }

  @Override
  public void run(DataSetPlan plan, DataSetDirectory directory, int threads, LongConsumer progress)
      throws IOException, InterruptedException {
    List<Integer> open = new ArrayList<>();
    directory.open().each(shard -> open.add(shard.index()));
    if (open.isEmpty()) {
      return;
    }
    CollectionAccumulator<String> written = spark.sc().collectionAccumulator("shards");
    ShardTask task =
        new ShardTask(PlanText.of(plan), directory.path().toAbsolutePath().toString(), written);
    Notes notes = new Notes(plan, directory, progress);
    JavaFutureAction<Void> running = spark.parallelize(open, open.size()).foreachAsync(task);
    try {
      while (!running.isDone()) {
        Thread.sleep(POLL_MILLIS);
        notes.take(written.value());
      }
      running.get();
      notes.take(written.value());
    } catch (ExecutionException failed) {
      throw new IOException("a shard was not written: " + failed.getCause(), failed);
    } finally {
      running.cancel(true);
    }
  }

  /** What has been noted of the shards. */
  private static final class Notes {
    private final DataSetPlan plan;
    private final DataSetDirectory directory;
    private final LongConsumer progress;
    private int seen;

    Notes(DataSetPlan plan, DataSetDirectory directory, LongConsumer progress) {
      this.plan = plan;
      this.directory = directory;
      this.progress = progress;
    }

    /** Notes what is new in a list that grows at its end. */
    void take(List<String> told) throws IOException {
      for (; seen < told.size(); seen++) {
        Shard shard = plan.shards().get(ShardTask.index(told.get(seen)));
        ShardEntry entry = ShardTask.entry(shard, told.get(seen));
        directory.add(shard, entry);
        for (int game = 0; game < entry.games(); game++) {
          progress.accept(entry.positions() / entry.games());
        }
      }
    }
  }
}
