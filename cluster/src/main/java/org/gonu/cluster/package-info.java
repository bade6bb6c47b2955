/**
 * Self-play and arenas on Apache Spark: each shard of a data set is a task, each match of an arena
 * a job of one task.
 *
 * <p>Comes in: the arguments of {@code gonu selfplay} or {@code gonu arena}. Goes out: the same
 * files. Reading order: {@link org.gonu.cluster.SparkDriver} (runs a command),
 * {@link org.gonu.cluster.SparkShards} (gives shards to executors and notes what has been written),
 * {@link org.gonu.cluster.ShardTask} (an executor writes a shard), {@link
 * org.gonu.cluster.PlanText} (a plan on its way); {@link org.gonu.cluster.SparkMatches}, {@link
 * org.gonu.cluster.MatchTask} and {@link org.gonu.cluster.ArenaText} are the same for arenas.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
package org.gonu.cluster;
