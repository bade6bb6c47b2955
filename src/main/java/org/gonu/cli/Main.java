package org.gonu.cli;

import java.io.FileDescriptor;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.EscapingStream;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.ProcessOutput;

/** The entry point of the program. */
public final class Main {
  private Main() {}

  /** Runs a command; the process ends with its exit code. */
  public static void main(String[] args) {
    ProcessOutput out = new ProcessOutput(FileDescriptor.out);
    Console console =
        Console.ofProcess(
                new EscapingStream(out), new EscapingStream(new ProcessOutput(FileDescriptor.err)))
            .withInput(System.in);
    int code = new CommandLineInterface(console).run(args);
    console.flush();
    if (code == ExitCode.FINE && out.failure().isPresent()) {
      console.err().println("gonu: cannot write the output: " + out.failure().get());
      code = ExitCode.INPUT_HAS_ERRORS;
    }
    if (code != ExitCode.FINE) {
      System.exit(code);
    }
  }
}
