package org.gonu.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.gonu.cli.console.InputException;
import org.gonu.cli.input.GameFile;
import org.gonu.server.tournament.log.LogContent;
import org.gonu.server.tournament.log.LogFile;
import org.gonu.server.tournament.log.LogReader;
import org.gonu.text.Outcome;

/** Logs as users name them: the file, or the directory of the tournament. */
final class LogFiles {
  /** The name of the log in the directory of a tournament. */
  static final String NAME = "tournament.jsonl";

  private LogFiles() {}

  /** The path of a log. */
  static Path path(String given) {
    Path path = GameFile.path(given);
    return Files.isDirectory(path) ? path.resolve(NAME) : path;
  }

  /** The text of a log. */
  static byte[] bytes(Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException unreadable) {
      throw unusable(path, unreadable);
    }
  }

  /** What a log tells; its errors end the command. */
  static LogContent read(Path path, byte[] log) {
    Outcome<LogContent> content = LogReader.read(path.toString(), log);
    return content.value().orElseThrow(() -> new InputException(content.diagnostics()));
  }

  /** The error for a log that cannot be used. */
  static InputException unusable(Path path, IOException cause) {
    if (cause instanceof LogFile.UnusableException damaged && !damaged.findings().isEmpty()) {
      return new InputException(damaged.findings());
    }
    if (cause instanceof LogFile.UnusableException inUse) {
      return new InputException(
          "gonu: " + inUse.getMessage() + "\nhelp: wait until it has ended, or end it\n");
    }
    if (cause instanceof NoSuchFileException) {
      return new InputException(
          "gonu: there is no log '"
              + path
              + "'\nhelp: give the directory or the log that 'gonu tournament run' has written\n");
    }
    return new InputException("gonu: cannot use '" + path + "': " + cause.getMessage() + "\n");
  }
}
