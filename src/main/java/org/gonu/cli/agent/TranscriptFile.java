package org.gonu.cli.agent;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.server.agent.AgentTranscript;

/** A transcript as a file: an object of JSON a line, written as it is said. */
final class TranscriptFile implements AgentTranscript, AutoCloseable {
  private final Path path;
  private final BufferedWriter writer;

  /** The first fault of the disk; the match is played to its end all the same. */
  private Optional<IOException> fault = Optional.empty();

  private TranscriptFile(Path path, BufferedWriter writer) {
    this.path = path;
    this.writer = writer;
  }

  static TranscriptFile open(Path path) {
    try {
      return new TranscriptFile(path, Files.newBufferedWriter(path, StandardCharsets.UTF_8));
    } catch (IOException unwritable) {
      throw unwritable(path, unwritable);
    }
  }

  private static InputException unwritable(Path path, IOException why) {
    return new InputException(
        "gonu: cannot write '"
            + path
            + "': "
            + UnwritableFile.reason(path, why)
            + "\nhelp: choose another directory with --save DIR\n");
  }

  @Override
  public synchronized void add(ObjectNode line) {
    try {
      writer.write(line.toString());
      writer.write('\n');
      writer.flush();
    } catch (IOException unwritable) {
      fault = Optional.of(fault.orElse(unwritable));
    }
  }

  /**
   * Closes the file.
   *
   * @throws InputException if something is missing in it
   */
  @Override
  public synchronized void close() {
    try {
      writer.close();
    } catch (IOException unwritable) {
      fault = Optional.of(fault.orElse(unwritable));
    }
    if (fault.isPresent()) {
      throw unwritable(path, fault.get());
    }
  }
}
