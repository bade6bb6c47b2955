package org.gonu.server.service;

import java.time.Clock;
import java.util.Optional;
import org.eclipse.collections.api.block.predicate.Predicate;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.Tournament;

/**
 * The players of tournaments: registers those that the server does not know yet, and tells which
 * matches their players cannot play.
 */
final class TournamentEntrants {
  /** The player of the roles of chance; registered with the first tournament that needs it. */
  static final String CHANCE = "random";

  /** A player of ours takes as many seats as are asked for. */
  private static final int MANY = 1_000_000;

  private final GameServer server;
  private final Roster roster;
  private final Clock clock;

  TournamentEntrants(GameServer server, Roster roster, Clock clock) {
    this.server = server;
    this.roster = roster;
    this.clock = clock;
  }

  /**
   * Registers them all, or none.
   *
   * @throws RefusedException if a player has more than one address, is refused, was withdrawn, or
   *     may not have as many seats as a match needs
   * @throws Exception if the store fails
   */
  void register(TournamentSpec spec) throws Exception {
    ImmutableList<PlayerRow> rows = spec.players().collect(this::row);
    rows.each(row -> check(row, spec.seatsAtOnce()));
    if (spec.games().anySatisfy(this::hasChance)) {
      PlayerRow chance = row(CHANCE, CHANCE);
      check(chance, 1);
      rows = rows.newWith(chance);
    }
    for (PlayerRow row : rows) {
      if (roster.find(row.id()).isEmpty()) {
        server.put(row).get();
      }
    }
  }

  /** True if the server lets the players of a match play, once they are free. */
  boolean canPlay(Tournament tournament, ScheduledMatch match) {
    return roster.obstacle(seats(tournament, match)).isEmpty();
  }

  /** The players of a match, and that of chance if it was withdrawn. */
  private ImmutableList<String> seats(Tournament tournament, ScheduledMatch match) {
    ImmutableList<String> names = tournament.names(match);
    boolean lacksChance =
        roster.find(CHANCE).filter(PlayerRow::isWithdrawn).isPresent()
            && hasChance(tournament.spec().games().get(match.game()));
    return lacksChance ? names.newWith(CHANCE) : names;
  }

  /**
   * Why matches that are to be played now cannot begin: a reason for each player to blame.
   *
   * @param hasBegun true for matches that are played at the moment
   */
  ImmutableList<String> obstacles(Tournament tournament, Predicate<ScheduledMatch> hasBegun) {
    return tournament
        .spec()
        .players()
        .collect(Entrant::name)
        .newWith(CHANCE)
        .distinct()
        .collect(name -> obstacle(tournament, name, hasBegun))
        .select(Optional::isPresent)
        .collect(Optional::get);
  }

  private Optional<String> obstacle(
      Tournament tournament, String name, Predicate<ScheduledMatch> hasBegun) {
    int most = tournament.spec().seatsAtOnce();
    Optional<PlayerRow> player =
        roster.find(name).filter(row -> Roster.obstacle(row, most).isPresent());
    // Seldom needed: it looks at the matches until it finds one of such a player.
    return player.flatMap(
        row ->
            tournament
                .next()
                .asLazy()
                .reject(hasBegun)
                .collect(match -> seats(tournament, match).count(name::equals))
                .select(seats -> seats > 0)
                .collect(seats -> Roster.obstacle(row, seats))
                .detectOptional(Optional::isPresent)
                .flatMap(reason -> reason));
  }

  private boolean hasChance(GameEntry game) {
    return server.roles(game.sha256()).size() > game.seats().size();
  }

  private PlayerRow row(Entrant entrant) {
    if (entrant.addresses().size() > 1) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "'" + entrant.name() + "' has more than one address; register it with more matches");
    }
    return row(entrant.name(), entrant.addresses().getFirst());
  }

  /** A player as it is known, or else as it will be. */
  private PlayerRow row(String name, String address) {
    PlayerRow.Kind kind = StoredSheets.kind(address);
    int most = kind == PlayerRow.Kind.LOCAL ? MANY : 1;
    return roster
        .find(name)
        .orElseGet(
            () ->
                new PlayerRow(
                    name, kind, StoredSheets.addressOf(address), most, clock.millis(), false));
  }

  private void check(PlayerRow row, int seats) {
    if (roster.find(row.id()).isEmpty()) {
      roster.check(row);
    }
    Roster.obstacle(row, seats)
        .ifPresent(
            reason -> {
              throw new RefusedException(RefusedException.Kind.CONFLICT, reason);
            });
  }
}
