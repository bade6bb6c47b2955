package org.gonu.server.service;

import java.util.Optional;
import org.gonu.machine.Role;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.store.SheetRow;
import org.gonu.server.store.Sheets;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.spec.References;

/**
 * What the specification of a tournament on a server may name: sheets of the server, by hash or
 * name, and players. No file.
 */
final class StoredSheets implements References {
  private final Sheets sheets;
  private final Games games;
  private final Roster roster;

  StoredSheets(Sheets sheets, Games games, Roster roster) {
    this.sheets = sheets;
    this.games = games;
    this.roster = roster;
  }

  @Override
  public Sheet sheet(String reference) throws UnknownReferenceException {
    Optional<SheetRow> found = sheets.find(reference).or(() -> sheets.newest(reference));
    if (found.isEmpty()) {
      throw new UnknownReferenceException(
          "this server has no sheet '" + reference + "'", "add the sheet to the server first");
    }
    SheetRow row = found.get();
    return new Sheet(
        row.name(),
        row.name(),
        row.hash(),
        games.of(row.hash()).roles().reject(Role::isChance).collect(Role::name));
  }

  @Override
  public Optional<String> faultOfAddress(String address) {
    try {
      PlayerRow.Kind kind = kind(address);
      roster.source(kind).check(addressOf(address));
      return Optional.empty();
    } catch (RefusedException wrong) {
      return Optional.of(String.valueOf(wrong.getMessage()));
    }
  }

  /** How a player with an address as specifications have it is reached. */
  static PlayerRow.Kind kind(String address) {
    if (address.startsWith(Entrant.REMOTE)) {
      return PlayerRow.Kind.ADDRESS;
    }
    return address.startsWith(Entrant.CHANNEL) ? PlayerRow.Kind.CHANNEL : PlayerRow.Kind.LOCAL;
  }

  /** The address as this server has it. */
  static String addressOf(String address) {
    return switch (kind(address)) {
      case ADDRESS -> address.substring(Entrant.REMOTE.length());
      case CHANNEL -> address.substring(Entrant.CHANNEL.length());
      case LOCAL -> address;
    };
  }
}
