package org.gonu.cluster;

import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.spark.api.java.function.VoidFunction;
import org.apache.spark.util.CollectionAccumulator;
import org.gonu.selfplay.dataset.DataSetPlan;
import org.gonu.selfplay.dataset.Shard;
import org.gonu.selfplay.dataset.ShardEntry;
import org.gonu.selfplay.dataset.ShardWriter;

/**
 * Writes one shard, in an executor. A shard that is written twice, since its executor was thought
 * to be lost, is the same file: the second one replaces the first.
 */
final class ShardTask implements VoidFunction<Integer> {
  private static final long serialVersionUID = 1L;

  /** The plans of this executor; their circuits take longer than many a shard. */
  private static final ConcurrentMap<PlanText, DataSetPlan> PLANS = new ConcurrentHashMap<>();

  private final PlanText text;
  private final String directory;
  private final CollectionAccumulator<String> written;

  /**
   * A task.
   *
   * @param directory of the data set, which the executor sees
   * @param written is told of each shard, see {@link #entry}
   */
  ShardTask(PlanText text, String directory, CollectionAccumulator<String> written) {
    this.text = text;
    this.directory = directory;
    this.written = written;
  }

  @Override
  public void call(Integer index) throws Exception {
    DataSetPlan plan = PLANS.computeIfAbsent(text, PlanText::plan);
    Shard shard = plan.shards().get(index);
    ShardEntry entry = new ShardWriter(plan, Path.of(directory)).write(shard, positions -> {});
    // As text, since Spark reads it where classes of ours are not known.
    written.add(index + " " + entry.positions() + " " + entry.bytes() + " " + entry.sha256());
  }

  /** The entry that a task has told of. */
  static ShardEntry entry(Shard shard, String told) {
    String[] parts = told.split(" ", -1);
    return new ShardEntry(
        shard.file(),
        shard.first(),
        shard.games(),
        Long.parseLong(parts[1]),
        Long.parseLong(parts[2]),
        parts[3]);
  }

  /** The index of the shard that a task has told of. */
  static int index(String told) {
    return Integer.parseInt(told.split(" ", -1)[0]);
  }
}
