/**
 * Self-play on Apache Spark: each shard of a data set is a task.
 *
 * <p>Comes in: the arguments of {@code gonu selfplay}. Goes out: the same files. Reading order:
 * {@link org.gonu.cluster.SparkSelfplay} (the driver), {@link org.gonu.cluster.SparkShards} (gives
 * tasks and notes what has been written), {@link org.gonu.cluster.ShardTask} (an executor writes a
 * shard), {@link org.gonu.cluster.PlanText} (a plan on its way).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
package org.gonu.cluster;
