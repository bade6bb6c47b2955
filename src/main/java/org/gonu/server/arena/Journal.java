package org.gonu.server.arena;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * The journal of an arena: a file to which a line is written after each match, and from which an
 * arena that is started again continues. A line counts once its line feed is on the disk; a last
 * line that a crash cut short is removed. Only one program at a time can have it open.
 */
public final class Journal implements AutoCloseable {
  /** The name of the file in the directory of the records. */
  public static final String FILE_NAME = "arena.jsonl";

  private final FileChannel channel;
  private final ArenaSettings settings;
  private final ImmutableList<ArenaResult> before;
  private final boolean wasTorn;

  /** A journal cannot be used; the message says which one and why. */
  public static final class UnusableException extends IOException {
    private static final long serialVersionUID = 1L;

    UnusableException(String message) {
      super(message);
    }
  }

  private Journal(
      FileChannel channel,
      ArenaSettings settings,
      ImmutableList<ArenaResult> before,
      boolean wasTorn) {
    this.channel = channel;
    this.settings = settings;
    this.before = before;
    this.wasTorn = wasTorn;
  }

  /** The settings of the journal in a directory; empty if there is no journal. */
  public static Optional<ArenaSettings> settingsIn(Path directory) throws IOException {
    Path file = directory.resolve(FILE_NAME);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    ImmutableList<String> lines = completeLines(Files.readAllBytes(file));
    return lines.isEmpty() ? Optional.empty() : Optional.of(readSettings(file, lines.getFirst()));
  }

  /**
   * Opens the journal in a directory, which is created if it is missing; begins one with these
   * settings if there is none.
   *
   * @throws UnusableException if a line is damaged, or another program has it open
   * @throws IOException if the disk or its permissions do not allow it
   */
  @SuppressWarnings("MustBeClosed") // the journal closes its channel
  public static Journal open(Path directory, ArenaSettings settings) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve(FILE_NAME);
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      lock(channel, file);
      byte[] bytes = Files.readAllBytes(file);
      ImmutableList<String> lines = completeLines(bytes);
      long complete = lengthOfCompleteLines(bytes);
      channel.truncate(complete);
      channel.position(complete);
      if (lines.isEmpty()) {
        Journal fresh = new Journal(channel, settings, Lists.immutable.empty(), bytes.length > 0);
        fresh.write(JournalLine.of(settings));
        return fresh;
      }
      return new Journal(
          channel,
          readSettings(file, lines.getFirst()),
          readResults(file, lines.drop(1)),
          complete < bytes.length);
    } catch (IOException | RuntimeException unusable) {
      channel.close();
      throw unusable;
    }
  }

  private static void lock(FileChannel channel, Path file) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return;
      }
    } catch (OverlappingFileLockException here) {
      throw new UnusableException("'" + file + "' is in use by this program");
    }
    throw new UnusableException("'" + file + "' is in use by another program");
  }

  private static ArenaSettings readSettings(Path file, String line) throws UnusableException {
    try {
      return JournalLine.settings(line);
    } catch (IllegalArgumentException damaged) {
      throw new UnusableException("'" + file + "', line 1: " + damaged.getMessage());
    }
  }

  private static ImmutableList<ArenaResult> readResults(Path file, ImmutableList<String> lines)
      throws UnusableException {
    MutableList<ArenaResult> results = Lists.mutable.empty();
    for (String line : lines) {
      try {
        results.add(JournalLine.result(line));
      } catch (IllegalArgumentException damaged) {
        int number = results.size() + 2;
        throw new UnusableException("'" + file + "', line " + number + ": " + damaged.getMessage());
      }
    }
    return results.toImmutable();
  }

  private static ImmutableList<String> completeLines(byte[] bytes) {
    int length = lengthOfCompleteLines(bytes);
    return Lists.immutable.fromStream(new String(bytes, 0, length, StandardCharsets.UTF_8).lines());
  }

  private static int lengthOfCompleteLines(byte[] bytes) {
    int length = bytes.length;
    while (length > 0 && bytes[length - 1] != '\n') {
      length--;
    }
    return length;
  }

  /** The settings in the first line. */
  public ArenaSettings settings() {
    return settings;
  }

  /** The results that it held when it was opened, in the order in which the matches ended. */
  public ImmutableList<ArenaResult> before() {
    return before;
  }

  /** True if an incomplete last line was removed. */
  public boolean wasTorn() {
    return wasTorn;
  }

  /**
   * Adds a result; returns when it is on the disk.
   *
   * @throws java.nio.channels.ClosedChannelException if the journal is closed
   */
  public synchronized void add(ArenaResult result) throws IOException {
    write(JournalLine.of(result));
  }

  private void write(String line) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    channel.force(false);
  }

  /** Waits for a line that is being written, and admits no further one. */
  @Override
  public synchronized void close() throws IOException {
    channel.close();
  }
}
