package org.gonu.cluster;

import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.gonu.cli.arena.ArenaHost;
import org.gonu.cli.arena.ArenaPlan;
import org.gonu.cli.arena.BrokenSheetException;
import org.gonu.cli.console.InputException;
import org.gonu.server.arena.ArenaResult;
import org.gonu.server.arena.Fixture;
import org.gonu.server.arena.JournalLine;

/**
 * Has matches played by the executors of a cluster, each as a job of one task. The driver keeps the
 * journal, as it does for matches of its own: progress, the sequential test and going on after it
 * was lost are the same.
 */
final class SparkMatches implements ArenaHost {
  private final JavaSparkContext spark;
  private final MatchTask task;

  SparkMatches(JavaSparkContext spark, ArenaPlan plan) {
    this.spark = spark;
    this.task = new MatchTask(ArenaText.of(plan));
  }

  @Override
  public ArenaResult play(Fixture fixture, int worker) {
    JavaFutureAction<List<String>> job =
        spark.parallelize(List.of(MatchTask.of(fixture, worker)), 1).map(task).collectAsync();
    try {
      return result(job.get().get(0));
    } catch (ExecutionException failed) {
      throw new InputException(
          "gonu: match "
              + (fixture.match() + 1)
              + " of "
              + fixture.sheet()
              + " was not played: "
              + failed.getCause()
              + "\nhelp: the same command goes on with it\n");
    } catch (InterruptedException ended) {
      job.cancel(true);
      Thread.currentThread().interrupt();
      throw new InputException("gonu: arena was interrupted\n");
    }
  }

  private static ArenaResult result(String told) {
    if (told.startsWith(MatchTask.BROKEN)) {
      throw new BrokenSheetException(
          new InputException(told.substring(MatchTask.BROKEN.length())));
    }
    if (told.startsWith(MatchTask.REFUSED)) {
      throw new InputException(told.substring(MatchTask.REFUSED.length()));
    }
    return JournalLine.result(told.substring(MatchTask.PLAYED.length()));
  }

  @Override
  public void abort() {
    spark.cancelAllJobs();
  }
}
