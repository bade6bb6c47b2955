package org.gonu.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/** Opens connections to a database file, all with the same settings. */
final class Connections {
  /** How long a connection waits for a lock of another one. */
  private static final int BUSY_MILLIS = 10_000;

  private Connections() {}

  /** A connection that may change the database; it is created if it is missing. */
  static Connection writing(Path file) throws SQLException {
    return open(file, config());
  }

  /** A connection that only reads. */
  static Connection reading(Path file) throws SQLException {
    Connection connection = open(file, config());
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA query_only = true");
    } catch (SQLException failed) {
      connection.close();
      throw failed;
    }
    return connection;
  }

  private static SQLiteConfig config() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.enforceForeignKeys(true);
    config.setBusyTimeout(BUSY_MILLIS);
    return config;
  }

  private static Connection open(Path file, SQLiteConfig config) throws SQLException {
    return config.createConnection("jdbc:sqlite:" + file);
  }
}
