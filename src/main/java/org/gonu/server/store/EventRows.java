package org.gonu.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventJson;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.MatchEvent;

/** Rows of the table of events. */
final class EventRows {
  private EventRows() {}

  static MatchEvent append(Connection connection, String id, EventBody body, long atMillis)
      throws SQLException {
    long match;
    long sequence;
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT number, (SELECT coalesce(max(sequence), 0) + 1 FROM event"
                + " WHERE event.match = match.number) FROM match WHERE id = ?")) {
      query.setString(1, id);
      try (ResultSet row = query.executeQuery()) {
        if (!row.next()) {
          throw new StoreException("there is no match '" + id + "'");
        }
        match = row.getLong(1);
        sequence = row.getLong(2);
      }
    }
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO event (match, sequence, at, kind, body) VALUES (?, ?, ?, ?, ?)")) {
      insert.setLong(1, match);
      insert.setLong(2, sequence);
      insert.setLong(3, atMillis);
      insert.setString(4, body.kind().label());
      insert.setString(5, EventJson.printBody(body));
      insert.executeUpdate();
    }
    return new MatchEvent(sequence, atMillis, body);
  }

  static ImmutableList<MatchEvent> select(Connection connection, String id, long from, int limit)
      throws SQLException {
    MutableList<MatchEvent> events = Lists.mutable.empty();
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT sequence, at, kind, body FROM event"
                + " WHERE match = (SELECT number FROM match WHERE id = ?) AND sequence >= ?"
                + " ORDER BY sequence LIMIT ?")) {
      query.setString(1, id);
      query.setLong(2, from);
      query.setInt(3, limit);
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          EventKind kind =
              EventKind.of(row.getString(3))
                  .orElseThrow(() -> new StoreException("an event of an unknown kind in " + id));
          events.add(
              new MatchEvent(
                  row.getLong(1), row.getLong(2), EventJson.readBody(kind, row.getString(4))));
        }
      }
    }
    return events.toImmutable();
  }
}
