package org.gonu.server.service;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.match.Player;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.store.Players;
import org.gonu.text.Counted;

/** The players of a server: a copy of the table in memory, and the ways to reach them. */
final class Roster {
  /** What hosts and records can carry: no blanks, no parentheses, no quotes. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9._:-]{1,64}");

  private final Players table;
  private final ImmutableMap<PlayerRow.Kind, PlayerSource> sources;
  private final Map<String, PlayerRow> rows = new ConcurrentHashMap<>();

  Roster(Players table, ImmutableMap<PlayerRow.Kind, PlayerSource> sources) {
    this.table = table;
    this.sources = sources;
    table.all().each(row -> rows.put(row.id(), row));
  }

  ImmutableList<PlayerRow> all() {
    return Lists.immutable.withAll(rows.values()).toImmutableSortedListBy(PlayerRow::id);
  }

  Optional<PlayerRow> find(String id) {
    return Optional.ofNullable(rows.get(id));
  }

  /**
   * The player with an id.
   *
   * @throws RefusedException if there is none
   */
  PlayerRow get(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new RefusedException(
                    RefusedException.Kind.UNKNOWN, "there is no player '" + id + "'"));
  }

  /** Why players cannot have the seats of a new match, whoever is busy; empty if they can. */
  Optional<String> obstacle(ImmutableList<String> seats) {
    return seats
        .distinct()
        .asLazy()
        .collect(id -> obstacle(get(id), seats.count(id::equals)))
        .detectOptional(Optional::isPresent)
        .flatMap(reason -> reason);
  }

  /** Why a player cannot have so many seats of a new match; empty if it can. */
  static Optional<String> obstacle(PlayerRow player, int seats) {
    String name = "the player '" + player.id() + "'";
    if (player.isWithdrawn()) {
      return Optional.of(name + " was withdrawn");
    }
    int most = player.mostMatches();
    return seats > most
        ? Optional.of(name + " can have " + Counted.of(most, "seat") + " at once, not " + seats)
        : Optional.empty();
  }

  /**
   * Checks what is told of a player.
   *
   * @throws RefusedException if a part of it is wrong
   */
  void check(PlayerRow row) {
    if (!ID.matcher(row.id()).matches()) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "the name of a player is 1 to 64 letters, digits, points, colons and hyphens");
    }
    if (row.mostMatches() < 1) {
      throw new RefusedException(
          RefusedException.Kind.INVALID, "a player plays one match at once or more");
    }
    source(row.kind()).check(row.address());
  }

  /** Adds a player or changes it. Matches that are under way go on with the old address. */
  CompletableFuture<PlayerRow> put(PlayerRow row) {
    check(row);
    return table
        .put(row)
        .thenApply(
            stored -> {
              rows.put(stored.id(), stored);
              return stored;
            });
  }

  /** How players of a kind are reached. */
  PlayerSource source(PlayerRow.Kind kind) {
    PlayerSource source = sources.get(kind);
    if (source == null) {
      throw new RefusedException(
          RefusedException.Kind.INVALID, "this server has no players of kind " + kind.label());
    }
    return source;
  }

  /** Opens a player for one match. */
  Player open(PlayerRow row, long seed, Consumer<EventBody.Thought> thoughts) {
    return source(row.kind()).open(row, seed, thoughts);
  }
}
