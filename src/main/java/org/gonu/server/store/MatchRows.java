package org.gonu.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.jspecify.annotations.Nullable;

/** Rows of the table of matches. */
final class MatchRows {
  /** How goals without a value are written, among numbers with commas between. */
  private static final String NO_GOAL = "-";

  private static final String COLUMNS =
      "SELECT m.id, m.number, m.sheet, s.name, m.state, m.reason, m.goals, m.tournament,"
          + " m.pairing, m.created_at, m.ended_at,"
          + " (SELECT coalesce(max(sequence), 0) FROM event WHERE event.match = m.number),"
          + " (SELECT group_concat(player, ' ') FROM"
          + " (SELECT player FROM seat WHERE seat.match = m.number ORDER BY role))"
          + " FROM match m JOIN sheet s ON s.hash = m.sheet ";

  private MatchRows() {}

  /**
   * The matches that a clause selects.
   *
   * @param arguments numbers and texts in place of its question marks
   */
  static ImmutableList<MatchRow> select(Connection connection, String clause, Object... arguments)
      throws SQLException {
    MutableList<MatchRow> rows = Lists.mutable.empty();
    try (PreparedStatement query = connection.prepareStatement(COLUMNS + clause)) {
      for (int i = 0; i < arguments.length; i++) {
        query.setObject(i + 1, arguments[i]);
      }
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          rows.add(read(row));
        }
      }
    }
    return rows.toImmutable();
  }

  private static MatchRow read(ResultSet row) throws SQLException {
    String reason = row.getString(6);
    String tournament = row.getString(8);
    String pairing = row.getString(9);
    long endedAt = row.getLong(11);
    boolean hasEnded = !row.wasNull();
    return new MatchRow(
        row.getString(1),
        row.getLong(2),
        row.getString(3),
        row.getString(4),
        Lists.immutable.with(row.getString(13).split(" ", -1)),
        MatchRow.State.valueOf(row.getString(5).toUpperCase(Locale.ROOT)),
        Optional.ofNullable(reason).flatMap(EndReason::of),
        goals(row.getString(7)),
        tournament == null || pairing == null
            ? Optional.empty()
            : Optional.of(new EventBody.PairingOf(tournament, pairing)),
        row.getLong(10),
        hasEnded ? OptionalLong.of(endedAt) : OptionalLong.empty(),
        row.getLong(12));
  }

  /** Goals as the database has them. */
  static String print(ImmutableList<OptionalInt> goals) {
    return goals
        .collect(goal -> goal.isPresent() ? String.valueOf(goal.getAsInt()) : NO_GOAL)
        .makeString(",");
  }

  private static ImmutableList<OptionalInt> goals(@Nullable String text) {
    if (text == null || text.isEmpty()) {
      return Lists.immutable.empty();
    }
    return Lists.immutable
        .with(text.split(",", -1))
        .collect(
            goal ->
                goal.equals(NO_GOAL)
                    ? OptionalInt.empty()
                    : OptionalInt.of(Integer.parseInt(goal)));
  }
}
