package org.gonu.server.service;

import org.gonu.server.store.PlayerRow;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.TournamentSpec;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Registers the players that a specification names and the server does not know yet. */
final class TournamentEntrants {
  private static final Logger LOG = LoggerFactory.getLogger(TournamentEntrants.class);

  /** The player of the roles of chance; registered with the first tournament that needs it. */
  static final String CHANCE = "random";

  /** A player of ours takes as many seats as are asked for. */
  private static final int MANY = 1_000_000;

  private final GameServer server;
  private final Roster roster;

  TournamentEntrants(GameServer server, Roster roster) {
    this.server = server;
    this.roster = roster;
  }

  /**
   * Registers them all.
   *
   * @throws RefusedException if a player has more than one address, or is refused
   * @throws Exception if the store fails
   */
  void register(TournamentSpec spec) throws Exception {
    for (Entrant entrant : spec.players()) {
      register(entrant);
    }
    boolean hasChance =
        spec.games().anySatisfy(game -> server.roles(game.sha256()).size() > game.seats().size());
    if (hasChance && roster.find(CHANCE).isEmpty()) {
      LOG.trace("{}", server.registerPlayer(CHANCE, PlayerRow.Kind.LOCAL, CHANCE, MANY).get());
    }
  }

  private void register(Entrant entrant) throws Exception {
    if (entrant.addresses().size() > 1) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "'" + entrant.name() + "' has more than one address; register it with more matches");
    }
    if (roster.find(entrant.name()).isEmpty()) {
      String address = entrant.addresses().getFirst();
      PlayerRow.Kind kind = StoredSheets.kind(address);
      int most = kind == PlayerRow.Kind.LOCAL ? MANY : 1;
      LOG.trace(
          "{}",
          server.registerPlayer(entrant.name(), kind, StoredSheets.addressOf(address), most).get());
    }
  }
}
