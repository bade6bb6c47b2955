package org.gonu.cluster;

import org.gonu.cli.selfplay.SelfplayCommand;

/** The driver: {@code gonu selfplay} whose shards are written by the executors of a cluster. */
public final class SparkSelfplay {
  private SparkSelfplay() {}

  /** Runs {@code selfplay SHEET... --out DIR ...}, where all machines see the directory. */
  public static void main(String[] args) {
    SparkDriver.run("gonu selfplay", spark -> new SelfplayCommand(new SparkShards(spark)), args);
  }
}
