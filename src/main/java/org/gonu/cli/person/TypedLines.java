package org.gonu.cli.person;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;

/** The lines that a person types, or a script writes. */
public interface TypedLines extends AutoCloseable {
  /** The lines of a console: edited with completion on a terminal, else as they come. */
  static TypedLines of(Console console) {
    return console.isTypedAt() ? TerminalLines.open(console) : new StreamLines(console);
  }

  /**
   * Asks for a line and waits for it.
   *
   * @param words what may be typed, for completion
   * @return the line; empty at the end of the input
   * @throws BrokenOffException if the person or another thread interrupts the wait
   */
  Optional<String> read(String prompt, ImmutableList<String> words);

  /**
   * Does work that Ctrl-C ends before its time, where a terminal tells of it.
   *
   * @param work asks whether it has to end
   */
  default void interruptible(Consumer<BooleanSupplier> work) {
    work.accept(() -> false);
  }

  @Override
  void close();
}
