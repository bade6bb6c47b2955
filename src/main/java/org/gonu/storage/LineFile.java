package org.gonu.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/**
 * A file to which lines are added: a line is on the disk when the method that adds it returns. Only
 * one program at a time can have it open, and within it only one at a time.
 */
public final class LineFile implements AutoCloseable {
  private final FileChannel channel;

  private LineFile(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Opens a file and locks it.
   *
   * @param options as of {@link FileChannel#open}; that to write among them
   * @throws FileInUseException if another program, or this one, has it open
   * @throws IOException if the disk or its permissions do not allow it
   */
  public static LineFile open(Path file, OpenOption... options) throws IOException {
    return new LineFile(LockedFile.open(file, options));
  }

  /** Cuts the file off after so many bytes; lines are added behind them. */
  public void cutTo(long bytes) throws IOException {
    channel.truncate(bytes);
    channel.position(bytes);
  }

  /**
   * Adds a line, or several with line feeds between them; returns when all are on the disk.
   *
   * @throws java.nio.channels.ClosedChannelException if the file is closed
   */
  public void add(String lines) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap((lines + "\n").getBytes(StandardCharsets.UTF_8));
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
