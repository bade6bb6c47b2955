package org.gonu.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.storage.AtomicFile;

/**
 * Writes match records. A file is replaced atomically, so that a reader sees one version or the
 * next while the match runs, never half of one, even after a crash.
 */
public final class MatchRecordWriter {
  private MatchRecordWriter() {}

  /** The JSON text of a record: fields in fixed order, a state or joint move a line. */
  public static String print(MatchRecord record) {
    return new RecordPrinter().print(record);
  }

  /**
   * Writes a record to a file, replacing its content. Missing directories are created.
   *
   * @throws IOException if the disk or its permissions do not allow it; the old content then stays
   */
  public static void write(MatchRecord record, Path file) throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (directory == null) {
      throw new IllegalArgumentException("not a file: " + file);
    }
    Files.createDirectories(directory);
    AtomicFile.write(file, print(record).getBytes(StandardCharsets.UTF_8));
  }
}
