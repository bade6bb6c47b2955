package org.gonu.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes match records. A file is replaced as a whole, so that whoever reads it while the match
 * runs sees one version or the next, never half of one, even after a crash.
 */
public final class MatchRecordWriter {
  private MatchRecordWriter() {}

  /** The JSON text of a record: fields in fixed order, a state or joint move a line. */
  public static String print(MatchRecord record) {
    return new RecordPrinter().print(record);
  }

  /**
   * Writes a record to a file, in place of what was there. Missing directories are made.
   *
   * @throws IOException if the disk or its permissions do not let it; the old file then stands
   */
  public static void write(MatchRecord record, Path file) throws IOException {
    Path target = file.toAbsolutePath();
    Path directory = target.getParent();
    Path name = target.getFileName();
    if (directory == null || name == null) {
      throw new IllegalArgumentException("not a file: " + file);
    }
    Files.createDirectories(directory);
    Path fresh = directory.resolve("." + name + "." + uniqueSuffix() + ".tmp");
    try {
      writeThrough(fresh, print(record).getBytes(StandardCharsets.UTF_8));
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static String uniqueSuffix() {
    return ProcessHandle.current().pid()
        + "-"
        + Thread.currentThread().getId()
        + "-"
        + System.nanoTime();
  }

  /** Creates a file and returns when its bytes are on the disk. */
  private static void writeThrough(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }
}
