package org.gonu.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

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
  @SuppressWarnings("MustBeClosed") // the lock closes its channel
  static DirectoryLock take(Path directory) throws IOException {
    FileChannel channel =
        FileChannel.open(
            directory.resolve(FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return new DirectoryLock(channel);
      }
    } catch (OverlappingFileLockException here) {
      channel.close();
      throw new UnusableStoreException(
          "'" + directory + "' is in use by another server of this program", here);
    } catch (IOException unlockable) {
      channel.close();
      throw unlockable;
    }
    channel.close();
    throw new UnusableStoreException(
        "'" + directory + "' is in use by another server; stop it, or give another --data");
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
