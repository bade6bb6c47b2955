package org.gonu.cli.person;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.gonu.machine.DaemonThreads;
import org.gonu.text.ControlCharacters;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines that are edited on a terminal, with history, and with completion by the tabulator. */
final class TerminalLines implements TypedLines {
  private final Console console;
  private final Terminal terminal;
  private final LineReader reader;

  /** JLine interrupts the thread that reads when Ctrl-C is pressed: it must not be another's. */
  private final ExecutorService asking =
      Executors.newSingleThreadExecutor(DaemonThreads.named("terminal-lines"));

  private ImmutableList<String> words = Lists.immutable.empty();

  TerminalLines(Console console, Terminal terminal) {
    this.console = console;
    this.terminal = terminal;
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser((line, cursor, context) -> new WholeLine(line, cursor))
            .completer((lines, line, candidates) -> complete(candidates))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
  }

  /** Lines of the terminal; of the plain stream if there is none that can be used. */
  static TypedLines open(Console console) {
    try {
      return new TerminalLines(
          console, TerminalBuilder.builder().name("gonu").system(true).dumb(true).build());
    } catch (IOException noTerminal) {
      return new StreamLines(console);
    }
  }

  private void complete(List<Candidate> candidates) {
    words.each(word -> candidates.add(new Candidate(word)));
  }

  @Override
  public Optional<String> read(String prompt, ImmutableList<String> known) {
    words = known.collect(ControlCharacters::escapedLine);
    console.flush();
    while (true) {
      Future<String> line = asking.submit(() -> reader.readLine(prompt));
      try {
        return Optional.of(line.get());
      } catch (InterruptedException interrupted) {
        line.cancel(true);
        throw new BrokenOffException();
      } catch (ExecutionException fault) {
        if (fault.getCause() instanceof EndOfFileException) {
          return Optional.empty();
        }
        if (!(fault.getCause() instanceof UserInterruptException broken)) {
          throw new IllegalStateException(fault.getCause());
        }
        if (broken.getPartialLine().isEmpty()) {
          throw new BrokenOffException();
        }
        // As in a shell, the first Ctrl-C drops the line that was begun.
      }
    }
  }

  @Override
  public void interruptible(Consumer<BooleanSupplier> work) {
    AtomicBoolean isAsked = new AtomicBoolean();
    Terminal.SignalHandler before =
        terminal.handle(Terminal.Signal.INT, signal -> isAsked.set(true));
    try {
      work.accept(isAsked::get);
    } finally {
      terminal.handle(Terminal.Signal.INT, before);
    }
  }

  @Override
  public void close() {
    asking.shutdownNow();
    try {
      terminal.close();
    } catch (IOException gone) {
      console.err().println("note: the terminal could not be given back: " + gone.getMessage());
    }
  }

  /** A line as one word: what is completed are whole moves and commands. */
  private record WholeLine(String line, int cursor) implements CompletingParsedLine {
    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return cursor;
    }

    @Override
    public int rawWordLength() {
      return line.length();
    }

    @Override
    public String word() {
      return line;
    }

    @Override
    public int wordCursor() {
      return cursor;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(line);
    }
  }
}
