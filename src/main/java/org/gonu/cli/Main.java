package org.gonu.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.EscapingStream;
import org.gonu.cli.console.ExitCode;

/** The entry point of the program. */
public final class Main {
  private Main() {}

  /** Runs a command; the process ends with its exit code. */
  public static void main(String[] args) {
    Console console =
        Console.ofProcess(stream(FileDescriptor.out), stream(FileDescriptor.err))
            .withInput(System.in);
    int code = new CommandLineInterface(console).run(args);
    console.flush();
    if (code != ExitCode.FINE) {
      System.exit(code);
    }
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new EscapingStream(new FileOutputStream(descriptor));
  }
}
