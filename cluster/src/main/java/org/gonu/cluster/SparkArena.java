package org.gonu.cluster;

import org.gonu.cli.arena.ArenaCommand;
import org.gonu.cli.console.UsageException;

/** The driver: {@code gonu arena} whose matches are played by the executors of a cluster. */
public final class SparkArena {
  private SparkArena() {}

  /**
   * Runs {@code arena SHEET... --save DIR --concurrency N ...}, where all machines see the
   * directory. N is the number of matches at once on the whole cluster.
   */
  public static void main(String[] args) {
    SparkDriver.run(
        "gonu arena",
        spark ->
            new ArenaCommand(
                (plan, thinkLog) -> {
                  if (isThinkLogAsked(args)) {
                    throw new UsageException(
                        "arena: --think-log is for one machine: players of a cluster think"
                            + " elsewhere");
                  }
                  return new SparkMatches(spark, plan);
                }),
        args);
  }

  private static boolean isThinkLogAsked(String[] args) {
    for (String arg : args) {
      if (arg.equals("--think-log") || arg.startsWith("--think-log=")) {
        return true;
      }
    }
    return false;
  }
}
