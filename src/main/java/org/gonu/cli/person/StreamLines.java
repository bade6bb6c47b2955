package org.gonu.cli.person;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;

/**
 * Lines of a stream that is no terminal. Each is shown behind its prompt, so that what is printed
 * reads like a session. A thread reads ahead, since a wait for a stream cannot be interrupted.
 */
final class StreamLines implements TypedLines {
  /** Lines that are read ahead. */
  private static final int MAX_AHEAD = 16;

  /** Longer lines are cut. */
  private static final int MAX_LENGTH = 10_000;

  private final Console console;
  private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MAX_AHEAD);
  private final Thread thread;
  private boolean isAtEnd;

  StreamLines(Console console) {
    this.console = console;
    this.thread = new Thread(this::pump, "typed-lines");
    thread.setDaemon(true);
    thread.start();
  }

  private void pump() {
    try {
      // Not closed: the stream belongs to whoever has made the console.
      Reader reader =
          new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
      Optional<String> line;
      do {
        line = line(reader);
        lines.put(line);
      } while (line.isPresent());
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** The next line; empty at the end, and where the stream breaks. */
  private static Optional<String> line(Reader reader) {
    StringBuilder line = new StringBuilder();
    try {
      int next = reader.read();
      if (next < 0) {
        return Optional.empty();
      }
      while (next >= 0 && next != '\n') {
        if (line.length() < MAX_LENGTH) {
          line.append((char) next);
        }
        next = reader.read();
      }
    } catch (IOException broken) {
      return Optional.empty();
    }
    return Optional.of(line.toString().stripTrailing());
  }

  @Override
  public Optional<String> read(String prompt, ImmutableList<String> words) {
    console.out().print(prompt);
    console.flush();
    if (isAtEnd) {
      console.out().println();
      return Optional.empty();
    }
    try {
      Optional<String> line = lines.take();
      isAtEnd = line.isEmpty();
      console.out().println(line.orElse(""));
      return line;
    } catch (InterruptedException interrupted) {
      console.out().println();
      throw new BrokenOffException();
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
