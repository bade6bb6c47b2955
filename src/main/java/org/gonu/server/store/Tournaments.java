package org.gonu.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** The tournaments of a server. Their matches are among the {@link Matches}. */
public final class Tournaments {
  private static final String COLUMNS =
      "SELECT id, number, specification, seed, state, created_at FROM tournament";

  private final Writer writer;
  private final Readers readers;

  Tournaments(Writer writer, Readers readers) {
    this.writer = writer;
    this.readers = readers;
  }

  /**
   * Adds a tournament.
   *
   * @return fails with a {@link StoreException} if there is one with this id
   */
  public CompletableFuture<TournamentRow> create(
      String id, String specification, long seed, long atMillis) {
    return writer.submit(
        connection -> {
          try (PreparedStatement insert =
              connection.prepareStatement(
                  "INSERT INTO tournament (id, specification, seed, state, created_at)"
                      + " VALUES (?, ?, ?, 'running', ?)")) {
            insert.setString(1, id);
            insert.setString(2, specification);
            insert.setLong(3, seed);
            insert.setLong(4, atMillis);
            insert.executeUpdate();
          }
          return find(connection, id).orElseThrow();
        });
  }

  /**
   * Appends decisions of the organiser, all or none.
   *
   * @param bodies as JSON
   * @param state of the tournament by these decisions: one that was over may go on
   * @return done when they are on the disk; fails with a {@link StoreException} if there is no such
   *     tournament
   */
  public CompletableFuture<ImmutableList<DecisionRow>> decide(
      String id, ImmutableList<String> bodies, TournamentRow.State state, long atMillis) {
    return writer.submit(
        connection -> {
          long number =
              find(connection, id)
                  .orElseThrow(() -> new StoreException("there is no tournament '" + id + "'"))
                  .number();
          int before = decisions(connection, id).size();
          ImmutableList<DecisionRow> rows =
              bodies.collectWithIndex(
                  (body, i) -> new DecisionRow(before + i + 1L, atMillis, body));
          for (DecisionRow row : rows) {
            insert(connection, number, row);
          }
          update(connection, id, state);
          return rows;
        });
  }

  private static void insert(Connection connection, long tournament, DecisionRow row)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO decision (tournament, sequence, at, body) VALUES (?, ?, ?, ?)")) {
      insert.setLong(1, tournament);
      insert.setLong(2, row.sequence());
      insert.setLong(3, row.atMillis());
      insert.setString(4, row.body());
      insert.executeUpdate();
    }
  }

  /** Notes that a tournament has come to an end. */
  public CompletableFuture<Boolean> end(String id, TournamentRow.State state) {
    return writer.submit(connection -> update(connection, id, state));
  }

  private static boolean update(Connection connection, String id, TournamentRow.State state)
      throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE tournament SET state = ? WHERE id = ?")) {
      update.setString(1, state.label());
      update.setString(2, id);
      return update.executeUpdate() == 1;
    }
  }

  /** The tournament with an id. */
  public Optional<TournamentRow> find(String id) {
    return readers.read(connection -> find(connection, id));
  }

  /** All tournaments, newest first. */
  public ImmutableList<TournamentRow> all() {
    return readers.read(
        connection -> {
          try (PreparedStatement query =
              connection.prepareStatement(COLUMNS + " ORDER BY number DESC")) {
            return rows(query);
          }
        });
  }

  /** The decisions about a tournament, in order. */
  public ImmutableList<DecisionRow> decisions(String id) {
    return readers.read(connection -> decisions(connection, id));
  }

  private static ImmutableList<DecisionRow> decisions(Connection connection, String id)
      throws SQLException {
    MutableList<DecisionRow> rows = Lists.mutable.empty();
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT sequence, at, body FROM decision"
                + " WHERE tournament = (SELECT number FROM tournament WHERE id = ?)"
                + " ORDER BY sequence")) {
      query.setString(1, id);
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          rows.add(new DecisionRow(row.getLong(1), row.getLong(2), row.getString(3)));
        }
      }
    }
    return rows.toImmutable();
  }

  private static Optional<TournamentRow> find(Connection connection, String id)
      throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(COLUMNS + " WHERE id = ?")) {
      query.setString(1, id);
      return rows(query).getFirstOptional();
    }
  }

  private static ImmutableList<TournamentRow> rows(PreparedStatement query) throws SQLException {
    MutableList<TournamentRow> rows = Lists.mutable.empty();
    try (ResultSet row = query.executeQuery()) {
      while (row.next()) {
        rows.add(
            new TournamentRow(
                row.getString(1),
                row.getLong(2),
                row.getString(3),
                row.getLong(4),
                TournamentRow.State.valueOf(row.getString(5).toUpperCase(Locale.ROOT)),
                row.getLong(6)));
      }
    }
    return rows.toImmutable();
  }
}
