package org.gonu.server.agent;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.match.PlayerFailure;

/**
 * One process of a program, from its start to its end. A thread reads what it says, another one
 * writes what it is told: neither a program that says too much nor one that does not read can stop
 * the thread that asks.
 */
final class Conversation implements AutoCloseable {
  /** Bytes; an answer is a move, perhaps with thoughts beside it. */
  private static final int MAX_LINE = 4 << 20;

  /** Lines that were said and not asked for; the program waits while there are more. */
  private static final int MAX_UNREAD = 16;

  /** For a program to end by itself when its input ends. */
  private static final Duration FAREWELL = Duration.ofMillis(500);

  private final Process process;
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(DaemonThreads.named("agent-writer"));

  /** Lines as they come; empty at the end. */
  private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MAX_UNREAD);

  private final Thread reader = DaemonThreads.newThread(this::read, "agent-reader");

  private Conversation(Process process) {
    this.process = process;
  }

  static Conversation start(ImmutableList<String> command, Path errors) throws IOException {
    Process process =
        new ProcessBuilder(command.castToList())
            .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
            .start();
    Conversation conversation = new Conversation(process);
    conversation.reader.start();
    return conversation;
  }

  boolean isOpen() {
    return process.isAlive() && !writer.isShutdown();
  }

  private void read() {
    try (InputStream in = new BufferedInputStream(process.getInputStream())) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      int next = in.read();
      while (next >= 0 && line.size() <= MAX_LINE) {
        if (next == '\n') {
          lines.put(Optional.of(line.toString(StandardCharsets.UTF_8)));
          line.reset();
        } else {
          line.write(next);
        }
        next = in.read();
      }
      if (line.size() > 0 && line.size() <= MAX_LINE) {
        lines.put(Optional.of(line.toString(StandardCharsets.UTF_8)));
      }
      lines.put(Optional.empty());
    } catch (IOException ended) {
      lines.offer(Optional.empty());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Asks a question, see {@link AgentProgram#ask}. */
  String ask(String prompt, long deadlineNanos) {
    boolean hasEnded = dropUnasked();
    try {
      if (!hasEnded) {
        writer.execute(() -> write(prompt));
      }
      Optional<String> answer =
          lines.poll(Math.max(0, deadlineNanos - System.nanoTime()), TimeUnit.NANOSECONDS);
      if (answer == null) {
        kill();
        throw new PlayerFailure(PlayerFailure.Kind.TIMEOUT, "no answer in time; it was ended");
      }
      return answer.orElseThrow(this::died);
    } catch (RejectedExecutionException closed) {
      throw new PlayerFailure(PlayerFailure.Kind.CONNECTION, "the match is over");
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new PlayerFailure(PlayerFailure.Kind.TIMEOUT, "interrupted");
    }
  }

  /**
   * Drops the lines that are there, but not the end: what was said before it was asked is no
   * answer. Each is taken by itself, since {@code removeIf} does not wake a reader that waits for
   * room, and then no answer would ever come.
   *
   * @return true if the end is there
   */
  private boolean dropUnasked() {
    for (int left = lines.size(); left > 0; left--) {
      Optional<String> said = lines.poll();
      if (said != null && said.isEmpty()) {
        lines.offer(said);
        return true;
      }
    }
    return false;
  }

  private void write(String prompt) {
    try {
      process.getOutputStream().write((prompt + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException ended) {
      // The reader sees the end too, and tells it.
      lines.offer(Optional.empty());
    }
  }

  private PlayerFailure died() {
    PlayerFailure failure = new PlayerFailure(PlayerFailure.Kind.CONNECTION, lastWords());
    kill();
    return failure;
  }

  private String lastWords() {
    try {
      return process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
          ? "the program ended with exit code " + process.exitValue()
          : "the program closed its output, or its answer is too long";
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return "the program ended";
    }
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    writer.shutdownNow();
    // It may wait for room for lines that nobody takes any more.
    reader.interrupt();
  }

  /** Ends its input, waits a moment, and ends it by force. */
  @Override
  public void close() {
    if (isOpen()) {
      DaemonThreads.newThread(this::closeInput, "agent-farewell").start();
      try {
        process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
    kill();
  }

  private void closeInput() {
    try {
      process.getOutputStream().close();
    } catch (IOException ended) {
      // It has no input any more.
      process.destroy();
    }
  }
}
