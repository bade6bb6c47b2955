package org.gonu.cluster;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Console;
import org.gonu.cli.selfplay.SelfplayCommand;

/** The driver: {@code gonu selfplay} whose shards are written by the executors of a cluster. */
public final class SparkSelfplay {
  private SparkSelfplay() {}

  /** Runs {@code selfplay SHEET... --out DIR ...}, where all machines see the directory. */
  public static void main(String[] args) {
    Console console =
        new Console(
            new PrintStream(System.out, true, StandardCharsets.UTF_8),
            new PrintStream(System.err, true, StandardCharsets.UTF_8));
    int code;
    try (JavaSparkContext spark =
        new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", "gonu selfplay"))) {
      SelfplayCommand command = new SelfplayCommand(new SparkShards(spark));
      code = new CommandLineInterface(console, Lists.immutable.of(command)).run(args);
    }
    console.flush();
    if (code != 0) {
      System.exit(code);
    }
  }
}
