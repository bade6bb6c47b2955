package org.gonu.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;

/**
 * Brings a database to the newest version of its tables, step by step. Step {@code n} is the
 * resource {@code migration-00n.sql}; it leads from version {@code n - 1} to {@code n} in one
 * transaction. A step that was released is never changed.
 */
final class Migrations {
  /** The version that this program works with. */
  static final int NEWEST = 2;

  /** Marks a database as ours in its header: the letters "Gonu". */
  private static final int APPLICATION_ID = 0x476f6e75;

  private Migrations() {}

  /**
   * Brings a database to the newest version.
   *
   * @param name of the database, for messages
   * @throws UnusableStoreException if it is newer than this program, or not of a server
   */
  static void run(Connection connection, String name) throws SQLException, IOException {
    int version = check(connection, name);
    for (int step = version + 1; step <= NEWEST; step++) {
      apply(connection, step);
    }
  }

  /** The version of a database that this program can work with. */
  static int check(Connection connection, String name) throws SQLException, IOException {
    int version = number(connection, "PRAGMA user_version");
    int application = number(connection, "PRAGMA application_id");
    boolean isEmpty = number(connection, "SELECT count(*) FROM sqlite_master") == 0;
    if (application != APPLICATION_ID && !isEmpty) {
      throw new UnusableStoreException("'" + name + "' is not the database of a Gonu server");
    }
    if (version > NEWEST) {
      throw new UnusableStoreException(
          "'"
              + name
              + "' has version "
              + version
              + ", this program knows versions up to "
              + NEWEST
              + "; use a newer Gonu");
    }
    return version;
  }

  /** Carries out one step. */
  static void apply(Connection connection, int step) throws SQLException, IOException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("BEGIN EXCLUSIVE");
      try {
        statement.executeUpdate(script(step));
        statement.execute("PRAGMA application_id = " + APPLICATION_ID);
        statement.execute("PRAGMA user_version = " + step);
        statement.execute("COMMIT");
      } catch (SQLException | IOException failed) {
        statement.execute("ROLLBACK");
        throw failed;
      }
    }
  }

  private static String script(int step) throws IOException {
    String name = String.format(Locale.ROOT, "migration-%03d.sql", step);
    try (InputStream script = Migrations.class.getResourceAsStream(name)) {
      if (script == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static int number(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      result.next();
      return result.getInt(1);
    }
  }
}
