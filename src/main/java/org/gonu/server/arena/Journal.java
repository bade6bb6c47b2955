package org.gonu.server.arena;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.storage.FileInUseException;
import org.gonu.storage.LineFile;

/**
 * The journal of an arena: a file to which a line is written after each match, and from which an
 * arena that is started again continues. A line counts once its line feed is on the disk; a last
 * line that a crash cut short is removed. Only one program at a time can have it open.
 */
public final class Journal implements AutoCloseable {
  /** The name of the file in the directory of the records. */
  public static final String FILE_NAME = "arena.jsonl";

  private final LineFile file;
  private final ArenaSettings settings;
  private final ImmutableList<ArenaResult> before;
  private final boolean wasTorn;

  /** A journal cannot be used; the message says which one and why. */
  public static final class UnusableException extends IOException {
    private static final long serialVersionUID = 1L;

    private final boolean isDamaged;

    private UnusableException(String message, boolean isDamaged) {
      super(message);
      this.isDamaged = isDamaged;
    }

    private static UnusableException damaged(Path file, int line, IllegalArgumentException damage) {
      String place = "'" + file + "', line " + line + ": ";
      return new UnusableException(place + damage.getMessage(), true);
    }

    /** True if a line is damaged; false if another program has it open. */
    public boolean isDamaged() {
      return isDamaged;
    }
  }

  private Journal(
      LineFile file, ArenaSettings settings, ImmutableList<ArenaResult> before, boolean wasTorn) {
    this.file = file;
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
  public static Journal open(Path directory, ArenaSettings settings) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve(FILE_NAME);
    LineFile lineFile = openLines(file);
    try {
      byte[] bytes = Files.readAllBytes(file);
      ImmutableList<String> lines = completeLines(bytes);
      long complete = lengthOfCompleteLines(bytes);
      lineFile.cutTo(complete);
      if (lines.isEmpty()) {
        Journal fresh = new Journal(lineFile, settings, Lists.immutable.empty(), bytes.length > 0);
        fresh.file.add(JournalLine.of(settings));
        return fresh;
      }
      ArenaSettings known = readSettings(file, lines.getFirst());
      ImmutableList<ArenaResult> before = readResults(file, known, lines.drop(1));
      return new Journal(lineFile, known, before, complete < bytes.length);
    } catch (IOException | RuntimeException unusable) {
      lineFile.close();
      throw unusable;
    }
  }

  private static LineFile openLines(Path file) throws IOException {
    try {
      return LineFile.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (FileInUseException inUse) {
      throw new UnusableException(String.valueOf(inUse.getMessage()), false);
    }
  }

  private static ArenaSettings readSettings(Path file, String line) throws UnusableException {
    try {
      return JournalLine.settings(line);
    } catch (IllegalArgumentException damaged) {
      throw UnusableException.damaged(file, 1, damaged);
    }
  }

  private static ImmutableList<ArenaResult> readResults(
      Path file, ArenaSettings settings, ImmutableList<String> lines) throws UnusableException {
    ImmutableSet<String> sheets =
        settings.sheets().collect(ArenaSettings.Sheet::name).toImmutableSet();
    MutableSet<Fixture> played = Sets.mutable.empty();
    MutableList<ArenaResult> results = Lists.mutable.empty();
    for (String line : lines) {
      try {
        ArenaResult result = JournalLine.result(line);
        check(result.fixture(), sheets, played);
        results.add(result);
      } catch (IllegalArgumentException damaged) {
        throw UnusableException.damaged(file, results.size() + 2, damaged);
      }
    }
    return results.toImmutable();
  }

  private static void check(
      Fixture fixture, ImmutableSet<String> sheets, MutableSet<Fixture> played) {
    if (!sheets.contains(fixture.sheet())) {
      throw new IllegalArgumentException("there is no sheet '" + fixture.sheet() + "' here");
    }
    if (!played.add(fixture)) {
      throw new IllegalArgumentException(
          "match " + fixture.match() + " of '" + fixture.sheet() + "' has two results");
    }
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
    file.add(JournalLine.of(result));
  }

  /** Waits for a line that is being written, and admits no further one. */
  @Override
  public synchronized void close() throws IOException {
    file.close();
  }
}
