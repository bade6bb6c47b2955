package org.gonu;

import java.nio.file.Path;
import java.util.List;

/**
 * The words that start a program in a Java machine of its own. Such machines live for seconds in
 * tests: they compile quickly rather than well, and collect garbage without threads for it, which
 * takes a good third off their start.
 */
public final class JavaMachine {
  /** The program. */
  public static final String PROGRAM =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** Compiles quickly; not for programs whose speed is the subject. */
  public static final String QUICK = "-XX:TieredStopAtLevel=1";

  /** Collects garbage without further threads. */
  public static final String SERIAL = "-XX:+UseSerialGC";

  private JavaMachine() {}

  /** The program, to be started with some arguments in a Java machine that compiles quickly. */
  public static ProcessBuilder gonu(String... arguments) {
    ProcessBuilder builder =
        new ProcessBuilder(
            PROGRAM,
            QUICK,
            SERIAL,
            "-cp",
            System.getProperty("java.class.path"),
            "org.gonu.cli.Main");
    builder.command().addAll(List.of(arguments));
    return builder;
  }
}
