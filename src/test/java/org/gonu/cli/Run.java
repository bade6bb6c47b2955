package org.gonu.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.gonu.cli.console.Console;

/**
 * What came of a command line.
 *
 * @param code the exit code
 * @param out what it wrote to standard output, with line feeds as line ends
 * @param err what it wrote to standard error
 */
public record Run(int code, String out, String err) {
  /** Carries a command line out in this process. */
  public static Run of(String... args) {
    return typing("", args);
  }

  /** Carries a command line out in this process, with a text as what a person types. */
  public static Run typing(String typed, String... args) {
    Run run = by(CommandLineInterface::new, typed, args);
    JsonShapes.check(args, run);
    return run;
  }

  /** Lets a program carry a command line out in this process, without a look at its JSON. */
  static Run by(Function<Console, CommandLineInterface> program, String typed, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8))
            .withInput(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    int code = program.apply(console).run(args);
    console.flush();
    return new Run(code, text(out), text(err));
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
