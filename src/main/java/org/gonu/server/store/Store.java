package org.gonu.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The data directory of a server: one database file, and a lock that keeps other servers out. */
public final class Store implements AutoCloseable {
  /** The name of the database in a data directory. */
  public static final String FILE_NAME = "gonu.db";

  private static final Logger LOG = LoggerFactory.getLogger(Store.class);

  private final DirectoryLock lock;
  private final Writer writer;
  private final Readers readers;
  private final long pageBytes;
  private final Sheets sheets;
  private final Players players;
  private final Matches matches;
  private final Tournaments tournaments;

  private Store(DirectoryLock lock, Path file, Connection connection) throws SQLException {
    this.lock = lock;
    this.pageBytes = pageBytes(connection);
    this.writer = new Writer(file, connection);
    this.readers = new Readers(file);
    this.sheets = new Sheets(writer, readers);
    this.players = new Players(writer, readers);
    this.matches = new Matches(writer, readers);
    this.tournaments = new Tournaments(writer, readers);
  }

  private static long pageBytes(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("PRAGMA page_size")) {
      result.next();
      return result.getLong(1);
    }
  }

  /**
   * Opens a data directory; it is created if it is missing, and an old database is brought to the
   * newest version.
   *
   * @throws UnusableStoreException if another server works in it, or the database is newer than
   *     this program or not ours
   * @throws IOException if the disk or its permissions do not allow it
   */
  public static Store open(Path directory) throws IOException {
    Files.createDirectories(directory);
    DirectoryLock lock = DirectoryLock.take(directory);
    Path file = directory.resolve(FILE_NAME);
    try {
      Connection connection = Connections.writing(file);
      try {
        Migrations.run(connection, file.toString());
        return new Store(lock, file, connection);
      } catch (SQLException | IOException | RuntimeException failed) {
        connection.close();
        throw failed;
      }
    } catch (SQLException failed) {
      lock.close();
      throw new UnusableStoreException(
          "'" + file + "' cannot be opened: " + failed.getMessage(), failed);
    } catch (IOException | RuntimeException failed) {
      lock.close();
      throw failed;
    }
  }

  /** The rule sheets. */
  public Sheets sheets() {
    return sheets;
  }

  /** The players. */
  public Players players() {
    return players;
  }

  /** The matches and their events. */
  public Matches matches() {
    return matches;
  }

  /** The tournaments and the decisions of their organisers. */
  public Tournaments tournaments() {
    return tournaments;
  }

  Readers readers() {
    return readers;
  }

  /** Why nothing can be written at present, such as a full disk; empty if all is well. */
  public Optional<String> stall() {
    return writer.stall();
  }

  /**
   * Bounds the size of the database file. What would make it larger waits as with a full disk. The
   * bound may be raised at any time.
   */
  public void setMaxBytes(long bytes) {
    writer.setMaxPages(Math.max(1, bytes / pageBytes));
  }

  /** Done when all changes asked for before are on the disk. */
  public CompletableFuture<Void> flushed() {
    return writer.submit(connection -> true).thenAccept(done -> LOG.trace("flushed"));
  }

  /** Makes the changes that have been asked for, closes the file and releases the lock. */
  @Override
  public void close() {
    writer.close();
    readers.close();
    try {
      lock.close();
    } catch (IOException failed) {
      LOG.warn("the lock could not be released", failed);
    }
  }
}
