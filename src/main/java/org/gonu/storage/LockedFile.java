package org.gonu.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/**
 * Opens files that only one program at a time may use, and within it only one at a time. The
 * operating system releases the lock when the program ends, however that happens.
 */
public final class LockedFile {
  private LockedFile() {}

  /**
   * Opens a file and locks it until its channel is closed.
   *
   * @param options as of {@link FileChannel#open}; that to write among them
   * @throws FileInUseException if another program, or this one, has it open
   * @throws IOException if the disk or its permissions do not allow it
   */
  @SuppressWarnings("MustBeClosed") // the caller closes the channel
  public static FileChannel open(Path file, OpenOption... options) throws IOException {
    FileChannel channel = FileChannel.open(file, options);
    try {
      if (channel.tryLock() == null) {
        throw new FileInUseException(file, false);
      }
      return channel;
    } catch (OverlappingFileLockException here) {
      channel.close();
      throw new FileInUseException(file, true);
    } catch (IOException | RuntimeException unusable) {
      channel.close();
      throw unusable;
    }
  }
}
