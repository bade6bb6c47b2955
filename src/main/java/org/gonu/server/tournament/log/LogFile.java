package org.gonu.server.tournament.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.storage.FileInUseException;
import org.gonu.storage.LineFile;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;

/**
 * A log on the disk that grows: a line is there when the method that adds it returns. Only one
 * program at a time can have it open.
 */
public final class LogFile implements AutoCloseable {
  private final LineFile file;
  private final boolean wasTorn;
  private Tournament tournament;

  /** A log cannot be used: it is damaged, or another program has it open. */
  public static final class UnusableException extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Diagnostics findings;

    UnusableException(String message, Diagnostics findings) {
      super(message);
      this.findings = findings;
    }

    /** The damage; empty if another program has it open. */
    public Diagnostics findings() {
      return findings;
    }
  }

  private LogFile(LineFile file, Tournament tournament, boolean wasTorn) {
    this.file = file;
    this.tournament = tournament;
    this.wasTorn = wasTorn;
  }

  /**
   * Begins a log.
   *
   * @throws java.nio.file.FileAlreadyExistsException if there is one
   */
  public static LogFile begin(Path file, TournamentSpec spec) throws IOException {
    Path parent = file.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    LineFile lineFile = openLines(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      LogFile log = new LogFile(lineFile, Tournament.begin(spec), false);
      log.file.add(LogLine.of(spec));
      return log;
    } catch (IOException | RuntimeException unusable) {
      lineFile.close();
      throw unusable;
    }
  }

  /**
   * Opens a log to go on with it; cuts off an incomplete last line.
   *
   * @throws UnusableException if it is damaged, or another program has it open
   */
  public static LogFile open(Path file) throws IOException {
    LineFile lineFile = openLines(file, StandardOpenOption.WRITE);
    try {
      Outcome<LogContent> content = LogReader.read(file.toString(), Files.readAllBytes(file));
      if (content.value().isEmpty()) {
        throw new UnusableException("'" + file + "' is damaged", content.diagnostics());
      }
      LogContent found = content.get();
      lineFile.cutTo(found.completeBytes());
      return new LogFile(lineFile, found.tournament(), found.wasTorn());
    } catch (IOException | RuntimeException unusable) {
      lineFile.close();
      throw unusable;
    }
  }

  private static LineFile openLines(Path file, OpenOption... options) throws IOException {
    try {
      return LineFile.open(file, options);
    } catch (FileInUseException inUse) {
      throw new UnusableException(String.valueOf(inUse.getMessage()), Diagnostics.NONE);
    }
  }

  /** True if a file is so young that not even its first line was written: nothing is lost. */
  public static boolean isUnbegun(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    for (byte each : bytes) {
      if (each == '\n') {
        return false;
      }
    }
    return true;
  }

  /** The tournament by all that is in the log. */
  public synchronized Tournament tournament() {
    return tournament;
  }

  /** True if an incomplete last line was cut off when the log was opened. */
  public boolean wasTorn() {
    return wasTorn;
  }

  /**
   * Adds a result; returns the tournament after it when it is on the disk.
   *
   * @throws IllegalArgumentException if the match was not to be played; then nothing is written
   */
  public synchronized Tournament add(MatchResult result) throws IOException {
    Tournament next = tournament.with(result);
    file.add(LogLine.of(result));
    tournament = next;
    return next;
  }

  /**
   * Adds decisions that are taken together; returns the tournament after them when all are on the
   * disk.
   *
   * @throws IllegalArgumentException if they do not fit; then nothing is written
   */
  public synchronized Tournament add(ImmutableList<Decision> decisions) throws IOException {
    Tournament next = tournament.with(decisions);
    file.add(decisions.collect(LogLine::of).makeString("\n"));
    tournament = next;
    return next;
  }

  /** Waits for lines that are being written, and admits no further ones. */
  @Override
  public synchronized void close() throws IOException {
    file.close();
  }
}
