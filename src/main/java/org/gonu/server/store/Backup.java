package org.gonu.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * Copies the database of a data directory, while a server works in it or not. The copy is as the
 * database was at one moment.
 *
 * <p>Source: <a href="https://www.sqlite.org/lang_vacuum.html#vacuum_with_an_into_clause">VACUUM
 * INTO</a>, which reads in one transaction and does not hold up a writer.
 */
public final class Backup {
  private Backup() {}

  /**
   * Writes a copy to a file, replacing its content at the end and at once.
   *
   * @throws UnusableStoreException if there is no database of this program in the directory
   * @throws NoSuchFileException if the directory of the target does not exist
   * @throws IOException if the disk or its permissions do not allow it; the old content then stays
   */
  public static void write(Path directory, Path target) throws IOException {
    Path file = directory.resolve(Store.FILE_NAME);
    if (!Files.exists(file)) {
      throw new UnusableStoreException("there is no database in '" + directory + "'");
    }
    Path absolute = target.toAbsolutePath();
    Path parent = absolute.getParent();
    if (parent != null && !Files.exists(parent)) {
      throw new NoSuchFileException(target.toString());
    }
    Path fresh = absolute.resolveSibling("." + absolute.getFileName() + ".tmp");
    Files.deleteIfExists(fresh);
    try {
      copy(file, fresh);
      force(fresh);
      Files.move(
          fresh, absolute, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static void copy(Path file, Path fresh) throws IOException {
    try (Connection connection = Connections.writing(file)) {
      Migrations.check(connection, file.toString());
      try (PreparedStatement statement = connection.prepareStatement("VACUUM INTO ?")) {
        statement.setString(1, fresh.toString());
        statement.execute();
      }
    } catch (SQLException failed) {
      throw new IOException(
          "'" + file + "' cannot be copied to '" + fresh + "': " + failed.getMessage(), failed);
    }
  }

  private static void force(Path fresh) throws IOException {
    try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }
}
