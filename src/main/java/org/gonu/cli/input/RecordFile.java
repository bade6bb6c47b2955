package org.gonu.cli.input;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.game.Game;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordWriter;
import org.gonu.storage.AtomicFile;

/** The file with the record of a match, updated during the match. */
public final class RecordFile {
  private final Path path;
  private final String option;

  private RecordFile(Path path, String option) {
    this.path = path;
    this.option = option;
  }

  /** A file in the directory of {@code --save}, which is created if it is missing. */
  public static RecordFile in(Path directory, String matchId) {
    return in(directory, matchId, "--save");
  }

  /**
   * A file in a directory, which is created if it is missing.
   *
   * @param option of the command line that names the directory
   */
  public static RecordFile in(Path directory, String matchId, String option) {
    Path path = directory.resolve(matchId + ".json");
    try {
      Files.createDirectories(directory);
    } catch (IOException notMade) {
      throw unwritable(path, elsewhere(option), notMade);
    }
    if (!Files.isWritable(directory)) {
      throw unwritable(path, elsewhere(option), new AccessDeniedException(directory.toString()));
    }
    return new RecordFile(path, option);
  }

  /**
   * The same file; a sheet from the standard input, where it is no more, is written beside it.
   *
   * @param rulesPath of the sheet, as the user has named it
   */
  public RecordFile withSheet(String rulesPath, Game game) {
    Path copy = path.resolveSibling(SheetName.of(rulesPath, game).file());
    if (SheetLookup.isStandardInput(rulesPath) && !Files.exists(copy)) {
      try {
        AtomicFile.write(copy, game.sheet().source().text().getBytes(StandardCharsets.UTF_8));
      } catch (IOException notWritten) {
        throw unwritable(copy, elsewhere(option), notWritten);
      }
    }
    return this;
  }

  /** The path of the file. */
  public Path path() {
    return path;
  }

  /**
   * Replaces the record in the file; a reader sees the old text or the new one. A thread that is
   * interrupted writes it all the same, and stays interrupted.
   */
  public void write(MatchRecord record) {
    boolean wasInterrupted = false;
    boolean isWritten = false;
    while (!isWritten) {
      wasInterrupted |= Thread.interrupted();
      try {
        MatchRecordWriter.write(record, path);
        isWritten = true;
      } catch (ClosedByInterruptException again) {
        // Channels of interrupted threads close themselves.
        wasInterrupted = true;
      } catch (IOException notWritten) {
        throw unwritable(path, help(), notWritten);
      }
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whoever has begun to write in a directory of tournaments goes on there. */
  private String help() {
    return option.equals("--out")
        ? "once that is put right, the same command goes on"
        : elsewhere(option);
  }

  private static String elsewhere(String option) {
    return "choose another directory with " + option + " DIR";
  }

  private static InputException unwritable(Path path, String help, IOException cause) {
    String reason = UnwritableFile.reason(path, cause);
    return new InputException(
        "gonu: cannot write '" + path + "': " + reason + "\nhelp: " + help + "\n");
  }
}
