package org.gonu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordWriter;

/** The file that a match is recorded in while it goes on. */
final class RecordFile {
  private final Path path;

  RecordFile(Path directory, String matchId) {
    this.path = directory.resolve(matchId + ".json");
  }

  Path path() {
    return path;
  }

  /** Replaces what the file holds; a reader sees the old text or the new one. */
  void write(MatchRecord record) {
    try {
      Path directory = path.getParent();
      if (directory != null) {
        Files.createDirectories(directory);
      }
      MatchRecordWriter.write(record, path);
    } catch (IOException unwritable) {
      throw new InputException(
          "gonu: cannot write '"
              + path
              + "': "
              + unwritable.getMessage()
              + "\nhelp: choose another directory with --save DIR\n");
    }
  }
}
