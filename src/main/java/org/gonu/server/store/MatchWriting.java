package org.gonu.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.gonu.server.event.EventBody;

/** Changes of the table of matches. */
final class MatchWriting {
  private MatchWriting() {}

  static void insert(Connection connection, EventBody.Created created, long atMillis)
      throws SQLException {
    long number;
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO match (id, sheet, state, tournament, pairing, created_at)"
                + " VALUES (?, ?, 'queued', ?, ?, ?) RETURNING number")) {
      insert.setString(1, created.matchId());
      insert.setString(2, created.sheet().hash());
      insert.setString(3, created.pairing().map(EventBody.PairingOf::tournament).orElse(null));
      insert.setString(4, created.pairing().map(EventBody.PairingOf::pairing).orElse(null));
      insert.setLong(5, atMillis);
      try (ResultSet row = insert.executeQuery()) {
        row.next();
        number = row.getLong(1);
      }
    }
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO seat (match, role, player) VALUES (?, ?, ?)")) {
      for (int role = 0; role < created.players().size(); role++) {
        insert.setLong(1, number);
        insert.setInt(2, role);
        insert.setString(3, created.players().get(role));
        insert.executeUpdate();
      }
    }
  }

  static void end(Connection connection, String id, EventBody.Ended ended, long atMillis)
      throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement(
            "UPDATE match SET state = 'ended', reason = ?, goals = ?, ended_at = ?"
                + " WHERE id = ?")) {
      update.setString(1, ended.reason().label());
      update.setString(2, MatchRows.print(ended.goals()));
      update.setLong(3, atMillis);
      update.setString(4, id);
      update.executeUpdate();
    }
  }

  /** Updates one match. Returns true if it was there. */
  static boolean update(Connection connection, String sql, String id) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement(sql)) {
      update.setString(1, id);
      return update.executeUpdate() == 1;
    }
  }
}
