package org.gonu.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.Sha256;

/** The rule sheets of a server. A sheet never changes: another text is another version. */
public final class Sheets {
  private static final String COLUMNS = "SELECT hash, name, version, text, added_at FROM sheet";

  private final Writer writer;
  private final Readers readers;

  Sheets(Writer writer, Readers readers) {
    this.writer = writer;
    this.readers = readers;
  }

  /** The hash by which a text is known: SHA-256 of its UTF-8, 64 hexadecimal digits. */
  public static String hash(String text) {
    return Sha256.hex(text);
  }

  /** Adds a sheet as the next version of its name. A text that is known stays as it is. */
  public CompletableFuture<SheetRow> add(String name, String text, long atMillis) {
    String hash = hash(text);
    return writer.submit(
        connection -> {
          Optional<SheetRow> known = find(connection, hash);
          if (known.isPresent()) {
            return known.get();
          }
          try (PreparedStatement insert =
              connection.prepareStatement(
                  "INSERT INTO sheet (hash, name, version, text, added_at) SELECT ?, ?,"
                      + " 1 + coalesce(max(version), 0), ?, ? FROM sheet WHERE name = ?")) {
            insert.setString(1, hash);
            insert.setString(2, name);
            insert.setString(3, text);
            insert.setLong(4, atMillis);
            insert.setString(5, name);
            insert.executeUpdate();
          }
          return find(connection, hash).orElseThrow();
        });
  }

  /** The sheet with a hash. */
  public Optional<SheetRow> find(String hash) {
    return readers.read(connection -> find(connection, hash));
  }

  /** The newest sheet of a name. */
  public Optional<SheetRow> newest(String name) {
    return readers.read(
        connection -> {
          try (PreparedStatement query =
              connection.prepareStatement(
                  COLUMNS + " WHERE name = ? ORDER BY version DESC LIMIT 1")) {
            query.setString(1, name);
            return rows(query).getFirstOptional();
          }
        });
  }

  /** All sheets, by name and version. */
  public ImmutableList<SheetRow> all() {
    return readers.read(
        connection -> {
          try (PreparedStatement query =
              connection.prepareStatement(COLUMNS + " ORDER BY name, version")) {
            return rows(query);
          }
        });
  }

  private static Optional<SheetRow> find(Connection connection, String hash) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(COLUMNS + " WHERE hash = ?")) {
      query.setString(1, hash);
      return rows(query).getFirstOptional();
    }
  }

  private static ImmutableList<SheetRow> rows(PreparedStatement query) throws SQLException {
    MutableList<SheetRow> rows = Lists.mutable.empty();
    try (ResultSet row = query.executeQuery()) {
      while (row.next()) {
        rows.add(
            new SheetRow(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getLong(5)));
      }
    }
    return rows.toImmutable();
  }
}
