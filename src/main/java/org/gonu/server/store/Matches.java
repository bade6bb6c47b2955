package org.gonu.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;

/** The matches of a server and their events. Events are only ever added. */
public final class Matches {
  /** Most events or matches that one call returns. */
  public static final int MAX_LIST = 10_000;

  private final Writer writer;
  private final Readers readers;
  private final CopyOnWriteArrayList<BiConsumer<String, MatchEvent>> listeners =
      new CopyOnWriteArrayList<>();

  Matches(Writer writer, Readers readers) {
    this.writer = writer;
    this.readers = readers;
  }

  /**
   * Adds a match to the end of the queue, with its first event.
   *
   * @return the match, once it is on the disk; fails with a {@link StoreException} if there is no
   *     such sheet or player, or the pairing of a tournament has a match already
   */
  public CompletableFuture<MatchRow> create(EventBody.Created created, long atMillis) {
    String id = created.matchId();
    return writer
        .submit(
            connection -> {
              MatchWriting.insert(connection, created, atMillis);
              MatchEvent event = EventRows.append(connection, id, created, atMillis);
              return new Added(event, find(connection, id).orElseThrow());
            },
            added -> tell(id, added.event()))
        .thenApply(Added::row);
  }

  /** A match that was added, and its first event. */
  private record Added(MatchEvent event, MatchRow row) {}

  /**
   * Appends an event to a match, with the next sequence number. {@code ended} ends the match.
   *
   * @return done when the event is on the disk; fails with a {@link StoreException} if there is no
   *     such match or it has ended
   */
  public CompletableFuture<MatchEvent> append(String id, EventBody body, long atMillis) {
    return writer.submit(
        connection -> {
          MatchEvent event = EventRows.append(connection, id, body, atMillis);
          if (body instanceof EventBody.Ended ended) {
            MatchWriting.end(connection, id, ended, atMillis);
          }
          return event;
        },
        event -> tell(id, event));
  }

  private void tell(String id, MatchEvent event) {
    listeners.forEach(listener -> listener.accept(id, event));
  }

  /**
   * Calls a listener with the id of the match and the event after each that is on the disk, in
   * order, in the thread of the writer: it must return at once and never throw.
   */
  public void listen(BiConsumer<String, MatchEvent> listener) {
    listeners.add(listener);
  }

  /** Calls a listener no more. */
  public void unlisten(BiConsumer<String, MatchEvent> listener) {
    listeners.remove(listener);
  }

  /** Notes that the players of a match are about to be called. */
  public CompletableFuture<Boolean> begin(String id) {
    return writer.submit(
        connection ->
            MatchWriting.update(
                connection,
                "UPDATE match SET state = 'running' WHERE id = ? AND state = 'queued'",
                id));
  }

  /** Notes that the players have been told of the end of a match. */
  public CompletableFuture<Boolean> markTold(String id) {
    return writer.submit(
        connection ->
            MatchWriting.update(connection, "UPDATE match SET told = 1 WHERE id = ?", id));
  }

  /** The match with an id. */
  public Optional<MatchRow> find(String id) {
    return readers.read(connection -> find(connection, id));
  }

  private static Optional<MatchRow> find(Connection connection, String id) throws SQLException {
    return MatchRows.select(connection, "WHERE m.id = ?", id).getFirstOptional();
  }

  /** The matches that have not ended: those under way first, then the queue in its order. */
  public ImmutableList<MatchRow> unfinished() {
    return readers.read(
        connection ->
            MatchRows.select(
                connection,
                "WHERE m.state IN ('running', 'queued') ORDER BY m.state = 'queued', m.number"));
  }

  /** The matches that have ended, but whose players may not know it. */
  public ImmutableList<MatchRow> untold() {
    return readers.read(
        connection ->
            MatchRows.select(
                connection, "WHERE m.state = 'ended' AND m.told = 0 ORDER BY m.number"));
  }

  /**
   * The latest matches, newest first.
   *
   * @param before only matches with a smaller number
   * @param limit most matches
   */
  public ImmutableList<MatchRow> latest(long before, int limit) {
    return readers.read(
        connection ->
            MatchRows.select(
                connection,
                "WHERE m.number < ? ORDER BY m.number DESC LIMIT ?",
                before,
                Math.min(limit, MAX_LIST)));
  }

  /** The latest matches of a player, newest first. */
  public ImmutableList<MatchRow> latestOf(String player, long before, int limit) {
    return readers.read(
        connection ->
            MatchRows.select(
                connection,
                "WHERE m.number < ? AND m.number IN (SELECT match FROM seat WHERE player = ?)"
                    + " ORDER BY m.number DESC LIMIT ?",
                before,
                player,
                Math.min(limit, MAX_LIST)));
  }

  /** The matches of a tournament, in the order in which they were asked for. */
  public ImmutableList<MatchRow> ofTournament(String tournament) {
    return readers.read(
        connection ->
            MatchRows.select(connection, "WHERE m.tournament = ? ORDER BY m.number", tournament));
  }

  /**
   * Some matches of a tournament, in the order in which they were asked for.
   *
   * @param from number of the first one wanted, from 1
   * @param limit most matches
   */
  public ImmutableList<MatchRow> ofTournament(String tournament, int from, int limit) {
    return readers.read(
        connection ->
            MatchRows.select(
                connection,
                "WHERE m.tournament = ? ORDER BY m.number LIMIT ? OFFSET ?",
                tournament,
                Math.min(limit, MAX_LIST),
                from - 1));
  }

  /**
   * Events of a match, in order.
   *
   * @param from sequence number of the first one wanted
   * @param limit most events
   * @return empty if there is no such match or event
   */
  public ImmutableList<MatchEvent> events(String id, long from, int limit) {
    return readers.read(
        connection -> EventRows.select(connection, id, from, Math.min(limit, MAX_LIST)));
  }

  /** All events of a match, in order. */
  public ImmutableList<MatchEvent> events(String id) {
    ImmutableList<MatchEvent> all = Lists.immutable.empty();
    while (true) {
      ImmutableList<MatchEvent> next = events(id, all.size() + 1L, MAX_LIST);
      all = all.newWithAll(next);
      if (next.size() < MAX_LIST) {
        return all;
      }
    }
  }
}
