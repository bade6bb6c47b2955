package org.gonu.game.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;

/** A folder of files that may vanish at any time, and that are together not larger than a bound. */
final class CacheFolder {
  /** Bytes that the user's circuits may take: some hundred sheets, or ten of the largest. */
  private static final long MAX_BYTES_OF_USER = 256L << 20;

  /** Files that are larger are not kept; no known sheet comes near. */
  private static final long MAX_BYTES_OF_A_FILE = 64L << 20;

  /** What a program that was killed left half-written is deleted after this time. */
  private static final Duration LEFT_OVER = Duration.ofHours(1);

  private static final String HALF_WRITTEN = "half-written-";

  private final Path folder;
  private final long maxBytes;

  CacheFolder(Path folder, long maxBytes) {
    this.folder = folder;
    this.maxBytes = maxBytes;
  }

  /** {@code gonu} in the folder that the system has for caches; empty if it tells none. */
  static Optional<CacheFolder> ofUser() {
    String given = System.getenv("XDG_CACHE_HOME");
    String windows = System.getenv("LOCALAPPDATA");
    String home = System.getProperty("user.home");
    Optional<Path> caches =
        given != null && !given.isEmpty()
            ? Optional.of(Path.of(given))
            : windows != null && !windows.isEmpty()
                ? Optional.of(Path.of(windows))
                : Optional.ofNullable(home).map(own -> Path.of(own, ".cache"));
    return caches.map(path -> new CacheFolder(path.resolve("gonu"), MAX_BYTES_OF_USER));
  }

  /** The content of a file; empty if it is not there. A file that is read becomes a young one. */
  Optional<byte[]> read(String name) {
    Path file = folder.resolve(name);
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > MAX_BYTES_OF_A_FILE) {
        return Optional.empty();
      }
      byte[] content = Files.readAllBytes(file);
      rejuvenate(file);
      return Optional.of(content);
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static void rejuvenate(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException | UnsupportedOperationException unwritable) {
      // The cache of another user or of a read-only disk is as good to read.
      return;
    }
  }

  /** Writes a file as a whole, or not at all. */
  void write(String name, byte[] content) {
    if (content.length > Math.min(maxBytes, MAX_BYTES_OF_A_FILE)) {
      return;
    }
    try {
      Files.createDirectories(folder);
      Path aside = Files.createTempFile(folder, HALF_WRITTEN, "");
      try {
        Files.write(aside, content);
        Files.move(aside, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(aside);
      }
      trim();
    } catch (IOException unwritable) {
      // The disk is full, or the folder may not be written: the circuit is made every time.
      return;
    }
  }

  void delete(String name) {
    try {
      Files.deleteIfExists(folder.resolve(name));
    } catch (IOException undeletable) {
      // It is written over when the circuit is made.
      return;
    }
  }

  /** Deletes the oldest files beyond the bound, and what was never finished. */
  private void trim() throws IOException {
    MutableList<Aged> files = Lists.mutable.empty();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        aged(file).ifPresent(files::add);
      }
    }
    Instant old = Instant.now().minus(LEFT_OVER);
    long bytes = 0;
    for (Aged file : files.sortThis(Comparator.comparing(Aged::used).reversed())) {
      bytes += file.size();
      boolean isOver = CircuitCache.isOurs(file.path()) && bytes > maxBytes;
      if (isOver || (isHalfWritten(file.path()) && file.used().isBefore(old))) {
        Files.deleteIfExists(file.path());
      }
    }
  }

  private record Aged(Path path, long size, Instant used) {}

  /** Empty if another program has deleted the file meanwhile. */
  private static Optional<Aged> aged(Path file) {
    try {
      return Optional.of(
          new Aged(file, Files.size(file), Files.getLastModifiedTime(file).toInstant()));
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  private static boolean isHalfWritten(Path file) {
    return String.valueOf(file.getFileName()).startsWith(HALF_WRITTEN);
  }
}
