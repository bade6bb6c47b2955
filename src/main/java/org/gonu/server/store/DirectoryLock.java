package org.gonu.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.gonu.storage.FileInUseException;
import org.gonu.storage.LockedFile;

/**
 * The lock of a data directory, so that no two servers work in it. The operating system releases it
 * when the program ends, however that happens.
 */
final class DirectoryLock implements AutoCloseable {
  private static final String FILE_NAME = "gonu.lock";

  private final FileChannel channel;

  private DirectoryLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock.
   *
   * @throws UnusableStoreException if another server has it
   */
  static DirectoryLock take(Path directory) throws IOException {
    try {
      return new DirectoryLock(
          LockedFile.open(
              directory.resolve(FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    } catch (FileInUseException inUse) {
      String user =
          inUse.isByThisProgram()
              ? "another server of this program"
              : "another server; stop it, or give another --data";
      throw new UnusableStoreException("'" + directory + "' is in use by " + user, inUse);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
