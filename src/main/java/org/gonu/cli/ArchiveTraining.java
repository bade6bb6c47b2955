package org.gonu.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;

/**
 * Runs commands of every family once and prints nothing. The build starts it with {@code
 * -XX:ArchiveClassesAtExit}: the classes that are loaded here make up the class-data archive, from
 * which the launcher starts the program.
 */
public final class ArchiveTraining {
  /** Has an error that is shown with its line, and a name that is near another. */
  private static final String FAULTY_SHEET = "(role white)\n(<= (next (p ?x)) (treu (p a)))\n";

  private final Path directory;
  private final Console console;

  /**
   * Prepares the run.
   *
   * @param directory for the files that commands read and write
   */
  ArchiveTraining(Path directory) {
    this.directory = directory;
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    this.console = new Console(nowhere, nowhere);
  }

  /** Runs all command lines; the exit code is that of a bug if one of them went wrong. */
  public static void main(String[] args) throws IOException {
    Path directory = Files.createTempDirectory("gonu-training");
    try {
      ImmutableList<String> failed = new ArchiveTraining(directory).run();
      if (failed.notEmpty()) {
        System.exit(ExitCode.BUG);
      }
    } finally {
      delete(directory);
    }
  }

  /** Runs all command lines and returns those that ended with another exit code than theirs. */
  ImmutableList<String> run() throws IOException {
    MutableList<String> failed = Lists.mutable.empty();
    for (String line : fineLines()) {
      expect(ExitCode.FINE, line, failed);
    }
    Path faulty = Files.writeString(directory.resolve("faulty.kif"), FAULTY_SHEET);
    expect(ExitCode.INPUT_HAS_ERRORS, "validate " + faulty, failed);
    openInEditor(failed);
    return failed.toImmutable();
  }

  /**
   * Words are separated by one blank. The sheets are those of the library; the benchmark's rules
   * are inlined, unfolded, split into parts and decomposed.
   */
  private ImmutableList<String> fineLines() {
    return Lists.immutable.of(
        "--version",
        "--help",
        "validate tic-tac-toe --simulate 1 --save " + directory,
        "test krk",
        "show krk",
        "explain tic-tac-toe terminal",
        "coverage tic-tac-toe --playouts 2 --brief",
        "format --stdout krk",
        "convert krk --to infix",
        "games tic-tac-toe --playouts 2 --json",
        "perft tic-tac-toe --depth 2 --engine circuit",
        "info tic-tac-toe",
        "bench krk prisoners-dilemma connect-four gomoku-11x11 divoshi-5x7"
            + " --warmup 0 --seconds 0.1",
        "analyze tic-tac-toe --playouts 200 --threads 1",
        "match tic-tac-toe --wire --start-clock 1 --play-clock 1 --playouts 200 --threads 1 --save "
            + directory);
  }

  /** Plays an editor that opens a faulty sheet, asks about it, and ends. */
  private void openInEditor(MutableList<String> failed) {
    InputStream before = System.in;
    PrintStream out = System.out;
    try {
      System.setIn(ScriptedEditor.opens(FAULTY_SHEET));
      expect(ExitCode.FINE, "lsp", failed);
    } finally {
      System.setIn(before);
      System.setOut(out);
    }
  }

  private void expect(int code, String line, MutableList<String> failed) {
    int actual = new CommandLineInterface(console).run(line.split(" ", -1));
    if (actual != code) {
      failed.add(line);
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : Lists.immutable.fromStream(files.sorted(Comparator.reverseOrder()))) {
        Files.delete(file);
      }
    }
  }
}
