package org.gonu.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** The players of a server. */
public final class Players {
  private static final String COLUMNS =
      "SELECT id, kind, address, most_matches, added_at, withdrawn FROM player";

  private final Writer writer;
  private final Readers readers;

  Players(Writer writer, Readers readers) {
    this.writer = writer;
    this.readers = readers;
  }

  /** Adds a player, or gives the one with its id a new address and number of matches. */
  public CompletableFuture<PlayerRow> put(PlayerRow player) {
    return writer.submit(
        connection -> {
          try (PreparedStatement insert =
              connection.prepareStatement(
                  "INSERT INTO player (id, kind, address, most_matches, added_at, withdrawn)"
                      + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                      + " kind = excluded.kind, address = excluded.address,"
                      + " most_matches = excluded.most_matches, withdrawn = excluded.withdrawn")) {
            insert.setString(1, player.id());
            insert.setString(2, player.kind().label());
            insert.setString(3, player.address());
            insert.setInt(4, player.mostMatches());
            insert.setLong(5, player.addedAt());
            insert.setBoolean(6, player.isWithdrawn());
            insert.executeUpdate();
          }
          return player;
        });
  }

  /** All players, by id. */
  public ImmutableList<PlayerRow> all() {
    return readers.read(
        connection -> {
          try (PreparedStatement query = connection.prepareStatement(COLUMNS + " ORDER BY id")) {
            return rows(query);
          }
        });
  }

  private static ImmutableList<PlayerRow> rows(PreparedStatement query) throws SQLException {
    MutableList<PlayerRow> rows = Lists.mutable.empty();
    try (ResultSet row = query.executeQuery()) {
      while (row.next()) {
        rows.add(
            new PlayerRow(
                row.getString(1),
                PlayerRow.Kind.valueOf(row.getString(2).toUpperCase(Locale.ROOT)),
                row.getString(3),
                row.getInt(4),
                row.getLong(5),
                row.getBoolean(6)));
      }
    }
    return rows.toImmutable();
  }
}
