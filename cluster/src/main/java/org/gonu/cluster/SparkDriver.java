package org.gonu.cluster;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.Console;

/** Runs a command of the program in a driver: what the user sees is the same as elsewhere. */
final class SparkDriver {
  private SparkDriver() {}

  /**
   * Runs a command line, and ends this program with its exit code unless that is 0.
   *
   * @param name of the application, unless {@code spark-submit} gives another one
   */
  static void run(String name, Function<JavaSparkContext, Command> command, String[] args) {
    Console console =
        new Console(
            new PrintStream(System.out, true, StandardCharsets.UTF_8),
            new PrintStream(System.err, true, StandardCharsets.UTF_8));
    int code;
    try (JavaSparkContext spark =
        new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", name))) {
      code = CommandLineInterface.of(console, command.apply(spark)).run(args);
    }
    console.flush();
    if (code != 0) {
      System.exit(code);
    }
  }
}
